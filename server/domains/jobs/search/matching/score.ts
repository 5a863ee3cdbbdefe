import {
  conditions,
  distances,
  forbidden,
  freshness,
  leastOfConditions,
  leastOfWhole,
  outOfReach,
  substance,
  tooLate,
} from './weights.ts'

/** How one job relates to one person. Null is not known, and counts neither way. */
export type MatchFacts = {
  work: 'wanted' | 'near' | 'other' | null
  skillsAsked: number
  skillsMet: number | null
  languagesAsked: number
  languagesMet: number | null
  place: Reach | null
  /** From the nearest place of the person; null for a job anywhere, too. */
  kilometres: number | null
  isLiveIn: boolean
  jobTypeFits: boolean | null
  /** Whether the employer would take the person. */
  genderFits: boolean
  ageFits: boolean
  religionFits: boolean
  /** Both in birr a month. */
  pay: number | null
  payWanted: number | null
  /** How long after the work begins the person can; 0 and less is in time, null is at any time. */
  daysLate: number | null
  daysOld: number
  employerVerified: boolean
}

/** `homeInstead` is where the person lives, but they want to work elsewhere. */
export type Reach = 'wanted' | 'home' | 'homeInstead' | 'near' | 'far' | 'anywhere'

/** From 0 to 100. */
export function scoreOf(facts: MatchFacts): number {
  const least = isWhole(facts) ? leastOfWhole : leastOfConditions
  const conditioned = least + (1 - least) * conditionsOf(facts)
  const welcome =
    (facts.genderFits ? 1 : forbidden) *
    (facts.ageFits ? 1 : forbidden) *
    (facts.religionFits ? 1 : forbidden)
  return Math.round(100 * substanceOf(facts) * conditioned * reachOf(facts) * welcome)
}

/** Wanted work that asks for nothing that the person cannot do. */
const isWhole = ({ work, skillsAsked, skillsMet }: MatchFacts): boolean =>
  work === 'wanted' && (skillsMet === null || skillsMet === skillsAsked)

/** Null for a job anywhere, or where it is not known. */
export const kilometresOf = ({ kilometres }: MatchFacts): number | null =>
  kilometres === null ? null : Math.round(kilometres)

/** What the work is, and whether the person can do it. */
function substanceOf({ work, skillsAsked, skillsMet }: MatchFacts): number {
  const { none, few, all, unknown } = substance[work ?? 'unknown']
  if (skillsAsked === 0 || skillsMet === null) return unknown
  return skillsMet === 0 ? none : few + ((all - few) * skillsMet) / skillsAsked
}

/** Each takes its part of what the others have left, so that two compromises cost more than one and less than twice as much. */
const conditionsOf = (facts: MatchFacts): number =>
  placeCondition(facts) *
  (facts.jobTypeFits === false ? conditions.jobTypeOther : 1) *
  payCondition(facts) *
  languageCondition(facts) *
  startCondition(facts) *
  between(facts.daysOld, freshness.newUntil, freshness.oldFrom, 1, conditions.old) *
  (facts.employerVerified ? 1 : conditions.notVerified)

function placeCondition({ place, kilometres }: MatchFacts): number {
  switch (place) {
    case 'wanted':
    case 'home':
    case null:
      return 1
    case 'anywhere':
      return conditions.anywhere
    case 'homeInstead':
      return conditions.homeInstead
    case 'near':
      return nearCondition(kilometres ?? 0)
    case 'far':
      return conditions.nearTo
  }
}

const nearCondition = (kilometres: number): number =>
  kilometres < distances.city
    ? between(kilometres, 0, distances.city, conditions.cityFrom, conditions.cityTo)
    : between(kilometres, distances.city, distances.near, conditions.nearFrom, conditions.nearTo)

function reachOf({ place, kilometres, isLiveIn }: MatchFacts): number {
  if (place !== 'far') return 1
  const [from, to] = isLiveIn
    ? [outOfReach.liveInFrom, outOfReach.liveInTo]
    : [outOfReach.from, outOfReach.to]
  return between(kilometres ?? 0, distances.near, distances.far, from, to)
}

function payCondition({ pay, payWanted }: MatchFacts): number {
  if (pay === null || payWanted === null || pay >= payWanted) return 1
  return between(pay, payWanted / 2, payWanted, conditions.payTo, conditions.payFrom)
}

function languageCondition({ languagesAsked, languagesMet }: MatchFacts): number {
  return languagesAsked === 0 || languagesMet === null ? 1 : languagesMet / languagesAsked
}

function startCondition({ daysLate }: MatchFacts): number {
  if (daysLate === null || daysLate <= 0) return 1
  return between(daysLate, 0, tooLate, conditions.lateFrom, conditions.lateTo)
}

/** On the straight line from one point to another, and no further. */
function between(value: number, from: number, to: number, start: number, end: number): number {
  const way = Math.min(1, Math.max(0, (value - from) / (to - from)))
  return start + (end - start) * way
}
