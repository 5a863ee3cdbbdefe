import titles from './job-titles.json' with { type: 'json' }
import { jobTitles } from './job-titles.ts'
import { workTypes } from './options/jobs.ts'
import { chosenOf, valuesOf } from './options/option.ts'
import { Vocabulary } from './vocabulary.ts'

/** The job titles that are one of the five kinds of household work. */
const householdKinds: ReadonlyMap<string, (typeof workTypes)[number]['value']> = new Map([
  ['nanny', 'NANNY'],
  ['housekeeper', 'HOUSEKEEPER'],
  ['babysitter', 'BABYSITTER'],
  ['cook', 'COOK_CHEF'],
  ['chef', 'COOK_CHEF'],
  ['caregiver', 'CAREGIVER'],
])

/** The job titles that a kind of work is, as it is kept: a household value may be several. */
export const titlesOfKind = (kind: string): readonly string[] =>
  isHouseholdWork(kind)
    ? [...householdKinds].filter(([, value]) => value === kind).map(([title]) => title)
    : [kind]

export const isHouseholdTitle = (id: string): boolean => householdKinds.has(id)

/** Work that somebody may want besides the five kinds: all other job titles. */
export const otherWork = new Vocabulary(titles.filter(({ id }) => !householdKinds.has(id)))

const householdValues: readonly string[] = valuesOf(workTypes)
export const isHouseholdWork = (value: string): boolean => householdValues.includes(value)

/** Under which a kind of work is kept: one of the five by its value, any other by the id of its title. */
export function kindOfWork(value: string): string | undefined {
  const household = chosenOf(workTypes, value)
  if (household !== null) return household
  const title = jobTitles.named(value)
  return title === undefined ? undefined : (householdKinds.get(title.id) ?? title.id)
}

/** As it travels: one of the five, or the English name of a title. */
export const workValue = (kind: string): string => otherWork.byId(kind)?.name.en ?? kind
