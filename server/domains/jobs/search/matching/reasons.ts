import type { MatchReason } from '../../../../../contract/matching.ts'
import { languageCodes, skillCodes } from '../../../../../contract/reference/codes.ts'
import { spokenLanguages } from '../../../../../contract/reference/languages.ts'
import { skills } from '../../../../../contract/reference/services.ts'
import { strongestFirst, type MatchReasonName } from '../../../../../contract/rules/matching.ts'
import type { JobToScore } from './job.ts'
import type { MatchFacts } from './score.ts'
import type { Seeker } from './seeker.ts'
import { freshness } from './weights.ts'

type Pair = { facts: MatchFacts; job: JobToScore; seeker: Seeker }

const ranks = new Map(strongestFirst.map((reason, rank) => [reason, rank]))
const rankOf = ({ reason }: MatchReason) => ranks.get(reason) ?? ranks.size

/** All that counts for this person and this job, the strongest first. */
export const reasonsOf = (pair: Pair): MatchReason[] =>
  [
    ...skillReasons(pair),
    ...languageReasons(pair),
    ...placeReasons(pair.facts),
    ...plainReasons(pair.facts).map((reason) => ({ reason })),
  ].toSorted((one, other) => rankOf(one) - rankOf(other))

const skillReasons = ({ facts, job, seeker }: Pair): MatchReason[] =>
  countedReasons(
    { none: 'skillsMissing', some: 'skillsSome', all: 'skillsAll', unknown: 'skillsUnknown' },
    { asked: facts.skillsAsked, met: facts.skillsMet },
    () => missingOf(skillCodes, job.skills, seeker.skillBits).map((id) => skills.byId(id)?.name.en ?? id),
  )

const languageReasons = ({ facts, job, seeker }: Pair): MatchReason[] =>
  countedReasons(
    { none: 'languagesMissing', some: 'languages', all: 'languages', unknown: 'languagesUnknown' },
    { asked: facts.languagesAsked, met: facts.languagesMet },
    () =>
      missingOf(languageCodes, job.languages, seeker.languageBits).map(
        (id) => spokenLanguages.byId(id)?.name.en ?? id,
      ),
  )

function countedReasons(
  names: { [Share in 'none' | 'some' | 'all' | 'unknown']: MatchReasonName },
  { asked, met }: { asked: number; met: number | null },
  missing: () => string[],
): MatchReason[] {
  if (asked === 0) return []
  if (met === null) return [{ reason: names.unknown }]
  if (met === asked) return [{ reason: names.all, met, asked }]
  return [{ reason: met === 0 ? names.none : names.some, met, asked, missing: missing() }]
}

/** Masks of languages have more bits than operators work on. */
const powers = languageCodes.map((_, bit) => 2 ** bit)
const hasBit = (mask: number, power: number) => Math.floor(mask / power) % 2 === 1
const missingOf = (codes: readonly string[], asked: number, has: number): string[] =>
  codes.filter((_, bit) => hasBit(asked, powers[bit] ?? 0) && !hasBit(has, powers[bit] ?? 0))

function placeReasons({ place, kilometres }: MatchFacts): MatchReason[] {
  // Of another place, however near it is, nobody would believe "0 km".
  const distance = kilometres === null ? {} : { kilometres: Math.max(1, Math.round(kilometres)) }
  switch (place) {
    case 'wanted':
      return [{ reason: 'placeWanted' }]
    case 'home':
    case 'homeInstead':
      return [{ reason: 'placeHome' }]
    case 'near':
      return [{ reason: 'placeNear', ...distance }]
    case 'far':
      return [{ reason: 'placeFar', ...distance }]
    case 'anywhere':
      return [{ reason: 'placeAny' }]
    case null:
      return [{ reason: 'placeUnknown' }]
  }
}

function plainReasons(facts: MatchFacts): MatchReasonName[] {
  const { daysLate } = facts
  const given: (MatchReasonName | null)[] = [
    workReason(facts.work),
    facts.jobTypeFits === null ? null : facts.jobTypeFits ? 'jobType' : 'jobTypeOther',
    payReason(facts),
    // Nearly everyone can begin right away, so that is not worth a word.
    daysLate === null ? null : daysLate <= 0 ? 'startFits' : 'startLate',
    facts.genderFits ? null : 'genderOther',
    facts.ageFits ? null : 'ageOther',
    facts.religionFits ? null : 'religionOther',
    facts.daysOld <= freshness.newUntil ? 'new' : null,
    facts.employerVerified ? 'employerVerified' : null,
  ]
  return given.filter((reason) => reason !== null)
}

function workReason(work: MatchFacts['work']): MatchReasonName {
  switch (work) {
    case 'wanted':
      return 'work'
    case 'near':
      return 'workNear'
    case 'other':
      return 'workOther'
    case null:
      return 'workUnknown'
  }
}

function payReason({ pay, payWanted }: MatchFacts): MatchReasonName | null {
  if (pay === null || payWanted === null) return null
  return pay >= payWanted ? 'payEnough' : 'payLow'
}
