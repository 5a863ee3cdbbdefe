import type { FieldProblem } from '../../../contract/errors.ts'
import type { JobPosting } from '../../../contract/jobs.ts'
import { spokenLanguages } from '../../../contract/reference/languages.ts'
import { ethiopianPlaces, placeIdOf } from '../../../contract/reference/places.ts'
import { skills } from '../../../contract/reference/services.ts'
import type { FieldProblems } from '../../../contract/rules/field-problems.ts'
import { longest } from '../../../contract/rules/jobs.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { JobDetails } from './details-store.ts'

/** No job begins outside of these; a calendar knows days that the database does not. */
const firstDay = '2000-01-01'
const lastDay = '2099-12-31'

const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)]
/** Less than can be kept is nothing. */
const rounded = (value: number | null, parts: number): number | null =>
  value === null || Math.round(value * parts) === 0 ? null : Math.round(value * parts)

/** What is kept of a posting: ids in place of names. Tells of every field that is wrong. */
export function detailsOf(posting: JobPosting): JobDetails {
  const problems: FieldProblems = {}
  const wrong = (field: string, problem: FieldProblem) => {
    problems[field] = { problem }
  }
  const ids = (field: 'skills' | 'languages', find: (value: string) => { id: string } | undefined) =>
    distinct(
      posting[field].flatMap((value) => {
        const id = find(value)?.id
        if (id === undefined) wrong(field, 'notAllowed')
        return id ?? []
      }),
    )
  // One that stands for any place makes all the others needless.
  const anyPlace = posting.locations.some((value) => placeIdOf(value) === null)
  const places = posting.locations.flatMap((value) => {
    const id = anyPlace ? null : ethiopianPlaces.named(value)?.id
    if (id === undefined) wrong('locations', 'place')
    return id ?? []
  })
  const hours = rounded(posting.workHours, 10)
  const details = {
    title: posting.title,
    description: posting.description,
    requirements: posting.requirements,
    additionalNotes: posting.additionalNotes ?? '',
    status: posting.status,
    jobType: posting.jobType,
    workType: posting.workType,
    gender: posting.gender,
    startDate: posting.startDate,
    monthlySalary: rounded(posting.salary, 1),
    hourlyRateCents: rounded(posting.hourlyRate, 100),
    hoursPerDay: hours === null ? null : hours / 10,
    anyPlace,
    places: distinct(places),
    skills: ids('skills', (value) => skills.byValue(value)),
    languages: ids('languages', (value) => spokenLanguages.byValue(value)),
    ageRanges: distinct(posting.ageRanges),
    religions: distinct(posting.religions),
  }
  if (posting.startDate < firstDay || posting.startDate > lastDay) wrong('startDate', 'invalid')
  if (details.monthlySalary !== null && details.hourlyRateCents !== null) wrong('hourlyRate', 'onePay')
  if (Object.keys(problems).length > 0) throw new NamedError('invalid_input', problems)
  return details
}

/** More copies of one job nobody makes. */
const mostCopies = 99

/** The title of a copy, which no other job of the employer has; that of a copy of a copy has one ending, not two. */
export function titleOfCopy(
  title: string,
  taken: readonly string[],
  ending: (number: number) => string,
): string {
  const endings = Array.from({ length: mostCopies }, (_, index) => ` ${ending(index + 1)}`)
  const before = endings.find((each) => title.endsWith(each)) ?? ''
  const original = title.slice(0, title.length - before.length)
  const titles = endings.map((each) => original.slice(0, longest.title - each.length) + each)
  return titles.find((each) => !taken.includes(each)) ?? title
}
