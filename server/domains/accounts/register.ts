import { v7 as newId } from 'uuid'
import type { AlternativeRegistration, QuickRegistration } from '../../../contract/accounts.ts'
import { jobTitles } from '../../../contract/reference/job-titles.ts'
import { ageOn, isVisibleName, termsVersion, youngestWorker } from '../../../contract/rules/accounts.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { FieldProblems } from '../../../contract/rules/field-problems.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { deviceName } from '../../platform/sessions/device.ts'
import { hashOf, startSession, type StartedSession } from '../../platform/sessions/sessions.ts'
import { askToVerify } from './email-address.ts'
import { addressOf } from './links.ts'
import { refuseCommon } from './own-password.ts'
import { findPlace } from './places.ts'
import {
  addAccount,
  addConsent,
  findByName,
  findPartner,
  isKnownDevice,
  type KnownAccount,
  type NewAccount,
} from './store.ts'
import type { AccountTools, Origin } from './tools.ts'

export type Person = Omit<NewAccount, 'id' | 'passwordHash' | 'language' | 'referredBy' | 'selfReferral'>
type Input = { person: Person; password: string; partnerUsername: string | null; language: Language }
type Registered = { account: KnownAccount; session: StartedSession }

/** Sent again within this time with the same password it is the same registration, whose answer was lost on the way. */
const repeatMinutes = 15

export function quickPerson(body: QuickRegistration): Person {
  const everyone = {
    type: body.userType,
    username: body.username,
    email: body.email,
    phone: body.phone,
    placeId: findPlace(body.location, 'location'),
  }
  switch (body.userType) {
    case 'BUSINESS':
      return { ...everyone, companyName: body.companyName }
    case 'HOUSEHOLD':
      return { ...everyone, ...namesAndAge(body) }
    case 'CAREER':
      // A title of our list in any language is kept by its English value; other work in the person's own words.
      return { ...everyone, ...namesAndAge(body), jobTitle: jobTitles.named(body.job)?.name.en ?? body.job }
  }
}

const namesAndAge = (body: Extract<QuickRegistration, { firstName: string }>) => ({
  firstName: body.firstName,
  lastName: body.lastName,
  ageRange: body.dateOfBirthRange,
  gender: body.gender,
})

export function alternativePerson(body: AlternativeRegistration, today: string): Person {
  const isWorker = body.role === 'JOBSEEKER'
  if (isWorker && ageOn(body.dateOfBirth, today) < youngestWorker) throw fieldError('dateOfBirth', 'tooYoung')
  const [firstName = '', ...rest] = body.fullName.split(/\s+/)
  const lastName = rest.join(' ')
  if (!isVisibleName(firstName) || !isVisibleName(lastName)) throw fieldError('fullName', 'fullName')
  const type = isWorker ? 'CAREER' : (body.employerType ?? null)
  if (type === null) throw fieldError('employerType', 'required')
  if (type === 'BUSINESS' && body.companyName === undefined) throw fieldError('companyName', 'required')
  return {
    type,
    username: body.username,
    email: body.email,
    phone: body.phoneNumber,
    placeId: findPlace(body.location, 'location'),
    firstName: firstName.slice(0, 60),
    lastName: lastName.slice(0, 60),
    dateOfBirth: body.dateOfBirth,
    gender: body.gender,
    profileStep: isWorker ? 'PROFILE_SETUP' : 'VERIFICATION',
    ...(type === 'BUSINESS' && body.companyName !== undefined ? { companyName: body.companyName } : {}),
  }
}

const fieldError = (field: string, problem: FieldProblems[string]['problem']) =>
  new NamedError('invalid_input', { [field]: { problem } })

/** One account, its consent, its first session and the mail that verifies it: all of it or nothing. */
export async function register(
  executor: Executor,
  tools: AccountTools,
  input: Input,
  origin: Origin,
): Promise<Registered> {
  const { person, password, language } = input
  refuseCommon(password, person, 'password')
  const passwordHash = await tools.passwords.hash(password)
  const outcome = await executor.transaction().execute(async (transaction) => {
    const referral = await readReferral(transaction, input, origin)
    const id = newId()
    const taken = await addAccount(transaction, { id, passwordHash, language, ...person, ...referral })
    if (taken !== null) return taken
    await addConsent(transaction, id, termsVersion)
    await tools.emit(transaction, 'accountCreated', { accountId: id, type: person.type })
    await askToVerify(transaction, tools, { id, email: person.email, language })
    return openSession(transaction, person.username, origin)
  })
  if (typeof outcome !== 'string') return outcome
  return repeatOrRefuse(executor, tools, input, outcome, origin)
}

async function openSession(transaction: Executor, username: string, origin: Origin): Promise<Registered> {
  const account = await findByName(transaction, username)
  if (account === null) throw new Error('An account that was just stored is gone')
  const about = { device: deviceName(origin.userAgent), deviceId: origin.deviceId }
  return { account, session: await startSession(transaction, account, about) }
}

/** Attributed once and for good; a person who seems to refer themself is not, and staff are shown it. */
async function readReferral(transaction: Executor, { person, partnerUsername }: Input, origin: Origin) {
  const partner = partnerUsername === null ? null : await findPartner(transaction, partnerUsername)
  if (partner === null) return {}
  const ownDevice =
    origin.deviceId !== null && (await isKnownDevice(transaction, partner.id, hashOf(origin.deviceId)))
  const themself = ownDevice || partner.email === person.email || partner.phone === person.phone
  return themself ? { selfReferral: true } : { referredBy: partner.id }
}

/**
 * The same person sending the same form again gets the same answer. Anyone else learns that a username is taken, which is
 * public, but not whether an address is: its owner learns that by mail.
 */
async function repeatOrRefuse(
  executor: Executor,
  tools: AccountTools,
  { person, password }: Input,
  taken: 'username' | 'email',
  origin: Origin,
): Promise<Registered> {
  const account = await findByName(executor, person.email)
  const isRecent =
    account !== null && Date.now() - account.createdAt.getTime() < repeatMinutes * 60_000 && !account.disabled
  const isSame =
    isRecent &&
    account.type === person.type &&
    account.username.toLowerCase() === person.username.toLowerCase() &&
    (await tools.passwords.matches(password, account.passwordHash))
  if (isSame)
    return executor.transaction().execute((transaction) => openSession(transaction, account.username, origin))
  if (taken === 'username') throw new NamedError('username_taken', { username: { problem: 'usernameTaken' } })
  if (account !== null && !account.disabled) {
    await tools.mailer.send(executor, {
      to: account.email,
      language: account.language,
      template: 'already-registered',
      values: { link: addressOf(tools, account.language, '/login') },
    })
  }
  throw new NamedError('registration_refused')
}
