import { jobTypes, workTypes } from '../reference/options/jobs.ts'
import { labelOf } from '../reference/options/option.ts'
import { ageRanges, genders, religions } from '../reference/options/people.ts'
import type { KeptFilters } from '../saved-searches.ts'
import type { Language } from './language.ts'

/** Of one person; more mails than these nobody reads. */
export const mostSavedSearches = 10

/** How a name of the reference is called in the person's language. */
type Named = (value: string) => string

/** A search in the words of the person, such as "Adama · Nanny · Live in". */
export function describeSearch(
  filters: KeptFilters,
  language: Language,
  names: { place: Named; skill: Named; language: Named },
): string {
  return [
    ...(filters.q === '' ? [] : [language === 'am' ? `«${filters.q}»` : `"${filters.q}"`]),
    ...filters.location.map(names.place),
    ...(filters.workType === null ? [] : [labelOf(workTypes, filters.workType, language)]),
    ...(filters.jobType === null ? [] : [labelOf(jobTypes, filters.jobType, language)]),
    ...filters.skills.map(names.skill),
    ...filters.languages.map(names.language),
    ...(filters.gender === null ? [] : [labelOf(genders, filters.gender, language)]),
    ...filters.ageRanges.map((value) => labelOf(ageRanges, value, language)),
    ...filters.religions.map((value) => labelOf(religions, value, language)),
  ].join(' · ')
}

/** The address of a search within the screen for it. */
export function searchQuery(filters: KeptFilters): string {
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters)) {
    for (const each of [value].flat()) if (each !== null && each !== '') query.append(name, each)
  }
  return `?${query.toString()}`
}
