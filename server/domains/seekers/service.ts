import type { FieldProblem } from '../../../contract/errors.ts'
import { spokenLanguages } from '../../../contract/reference/languages.ts'
import { kindOfWork } from '../../../contract/reference/kinds-of-work.ts'
import { ethiopianPlaces, placeIdOf } from '../../../contract/reference/places.ts'
import { skills } from '../../../contract/reference/services.ts'
import { ageOn, nextStep, youngestWorker, type ProfileStep } from '../../../contract/rules/accounts.ts'
import type { JobPreferences, ProfileSetup, SkillsCertification } from '../../../contract/seekers.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { refreshSeeker } from './indexing.ts'
import {
  holdStep,
  readSeeker,
  savePerson,
  savePreferences,
  saveSkills as storeSkills,
  setStep,
  type SeekerRow,
} from './store.ts'
import { availabilityView, onboardingView } from './view.ts'

// What other domains may ask of seekers.
export { listCards } from './cards.ts'
export { profileTexts } from './masked-texts.ts'
export { maySeeSeeker } from './saved.ts'
export { wantedWork } from '../../platform/search/wanted-work.ts'

/** An account that is erased during a call is no longer signed in. */
export async function readOnboarding(executor: Executor, caller: Caller): Promise<SeekerRow> {
  const row = await readSeeker(executor, caller.accountId)
  if (row === null) throw new NamedError('sign_in_required')
  return row
}

/** The profile of a seeker, for the export of their data. */
export async function exportSeeker(executor: Executor, caller: Caller) {
  if (caller.type !== 'CAREER') return null
  const row = await readOnboarding(executor, caller)
  return { ...onboardingView(row), availability: availabilityView(row) }
}

export function saveProfileSetup(
  executor: Executor,
  caller: Caller,
  { phoneNumber, location, ...details }: ProfileSetup,
  today: string,
): Promise<ProfileStep | null> {
  if (ageOn(details.dateOfBirth, today) < youngestWorker) throw wrong('dateOfBirth', 'tooYoung')
  const place = ethiopianPlaces.named(location)
  if (place === undefined) throw wrong('location', 'place')
  const person = { ...details, phone: phoneNumber, placeId: place.id }
  return passStep(executor, caller, 'PROFILE_SETUP', (transaction) =>
    savePerson(transaction, caller.accountId, person),
  )
}

export function saveJobPreferences(
  executor: Executor,
  caller: Caller,
  input: JobPreferences,
): Promise<ProfileStep | null> {
  const preferences = {
    jobTypes: distinct(input.jobTypes),
    workTypes: kindsOf(input.workTypes),
    wantedPlaces: placesOf(input.locations),
  }
  return passStep(executor, caller, 'JOB_PREFERENCES', (transaction) =>
    savePreferences(transaction, caller.accountId, preferences),
  )
}

export function saveSkills(
  executor: Executor,
  caller: Caller,
  { references, bio, ...details }: SkillsCertification,
): Promise<ProfileStep | null> {
  const kept = {
    ...details,
    bio: bio ?? '',
    referees: references ?? [],
    skills: idsOf(details.skills, 'skills', (value) => skills.byValue(value)),
    languages: idsOf(details.languages, 'languages', (value) => spokenLanguages.byValue(value)),
  }
  return passStep(executor, caller, 'SKILLS_CERTIFICATION', (transaction) =>
    storeSkills(transaction, caller.accountId, kept),
  )
}

/** There is nothing to save yet: the documents themselves are uploaded later. */
export const passVerification = (executor: Executor, caller: Caller): Promise<ProfileStep | null> =>
  passStep(executor, caller, 'VERIFICATION', () => Promise.resolve())

/** Saves and moves on in one; a person at another step, or at none, stays there. Answers the step to do next. */
function passStep(
  executor: Executor,
  { accountId }: Caller,
  step: ProfileStep,
  save: (transaction: Executor) => Promise<void>,
): Promise<ProfileStep | null> {
  return executor.transaction().execute(async (transaction) => {
    const held = await holdStep(transaction, accountId)
    if (held === null) throw new NamedError('sign_in_required')
    await save(transaction)
    await refreshSeeker(transaction, accountId)
    if (held.profileStep !== step) return held.profileStep
    const next = nextStep(step)
    await setStep(transaction, accountId, next)
    return next
  })
}

const wrong = (field: string, problem: FieldProblem) =>
  new NamedError('invalid_input', { [field]: { problem } })

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]

function kindsOf(values: readonly string[]): string[] {
  return idsOf(values, 'workTypes', (value) => {
    const kind = kindOfWork(value)
    return kind === undefined ? undefined : { id: kind }
  })
}

function idsOf(
  values: readonly string[],
  field: string,
  find: (value: string) => { id: string } | undefined,
): string[] {
  return distinct(
    values.map((value) => {
      const id = find(value)?.id
      if (id === undefined) throw wrong(field, 'notAllowed')
      return id
    }),
  )
}

/** One that stands for any place makes all the others needless. */
function placesOf(values: readonly string[]): string[] {
  if (values.some((value) => placeIdOf(value) === null)) return []
  return idsOf(values, 'locations', (value) => ethiopianPlaces.named(value))
}
