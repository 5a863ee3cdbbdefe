import { otherWork, titlesOfKind } from '../../../../contract/reference/kinds-of-work.ts'
import { workTypes } from '../../../../contract/reference/options/jobs.ts'

/** Skills that are the main trade of a title, with those titles. */
const trades: ReadonlyMap<string, readonly string[]> = new Map([
  ['babysitting', ['babysitter']],
  ['childcare', ['nanny']],
  ['cleaning', ['cleaner']],
  ['cooking', ['cook', 'chef']],
  ['driving', ['driver']],
  ['elderly-care', ['caregiver']],
  ['event-party-assistance', ['event-assistant']],
  ['gardening', ['gardener']],
  ['handyman-minor-repairs', ['handyman']],
  ['housekeeping', ['housekeeper']],
  ['laundry', ['laundry-worker']],
  ['painting', ['painter']],
  ['pet-care', ['pet-sitter']],
  ['pool-maintenance', ['pool-technician']],
  ['security-guarding', ['security-guard']],
  ['sewing-mending', ['tailor']],
  ['table-setting-serving', ['waiter']],
  ['tutoring-homework-help', ['tutor']],
  ['window-cleaning', ['window-cleaner']],
])

/** What belongs to the work of a title beside that. */
const belonging: ReadonlyMap<string, readonly string[]> = new Map([
  ['babysitter', ['childcare']],
  ['caregiver', ['first-aid-cpr']],
  ['housekeeper', ['cleaning', 'laundry', 'ironing']],
  ['nanny', ['babysitting']],
])
/** By which of them others are found too. */
const foundBySecond = new Set(['babysitter'])
/** Those who look for a nanny want nobody who looks after children beside other work. */
const foundAlone = new Set(['nanny'])

export const isHousehold = (work: string): boolean => otherWork.byId(work) === undefined

export const workOfSkill = (skill: string): readonly string[] => trades.get(skill) ?? []

export const mainSkills = (work: string): readonly string[] =>
  [...trades].filter(([, titles]) => titles.includes(work)).map(([skill]) => skill)

export const secondSkills = (work: string): readonly string[] => belonging.get(work) ?? []

/** By which work of other kinds is found too. */
export function skillsOfWork(work: string): readonly string[] {
  if (foundAlone.has(work)) return []
  return [...mainSkills(work), ...(foundBySecond.has(work) ? secondSkills(work) : [])]
}

/** Titles that the form offers as one with this one, as it does cooks and chefs. */
export const kinOfWork = (work: string): readonly string[] =>
  workTypes
    .map(({ value }) => titlesOfKind(value))
    .filter((titles) => titles.includes(work))
    .flatMap((titles) => titles.filter((title) => title !== work))
