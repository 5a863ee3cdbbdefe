import { spokenLanguages } from '../../../contract/reference/languages.ts'
import { ethiopianPlaces, placeIdOf } from '../../../contract/reference/places.ts'
import { skills } from '../../../contract/reference/services.ts'
import { mostSavedSearches } from '../../../contract/rules/saved-searches.ts'
import { keptFilters, type KeptFilters, type SavedSearch } from '../../../contract/saved-searches.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import type { Signer } from '../../platform/signing.ts'
import {
  addSearch,
  findSearch,
  forgetSearch,
  lockSeeker,
  readSearches,
  stopSearches,
  type SearchRow,
} from './saved-searches-store.ts'
import { readFilters, type JobQuery } from './search/filters.ts'

export const listSearches = async (executor: Executor, { accountId }: Caller): Promise<SavedSearch[]> =>
  (await readSearches(executor, accountId)).map(searchView)

/** The saved searches of a seeker, for the export of their data. */
export const exportSearches = async (executor: Executor, caller: Caller) =>
  caller.type === 'CAREER' ? listSearches(executor, caller) : null

/** Saved twice it is saved once. */
export function saveSearch(executor: Executor, { accountId }: Caller, query: JobQuery): Promise<SavedSearch> {
  const filters = normalized(query)
  return executor.transaction().execute(async (transaction) => {
    // An account that is erased during a call is no longer signed in.
    if (!(await lockSeeker(transaction, accountId))) throw new NamedError('sign_in_required')
    const known = await findSearch(transaction, accountId, filters)
    if (known !== null) return searchView(known)
    const { length } = await readSearches(transaction, accountId)
    if (length >= mostSavedSearches) throw new NamedError('too_many_searches')
    return searchView(await addSearch(transaction, accountId, filters))
  })
}

export const deleteSearch = (executor: Executor, { accountId }: Caller, id: string): Promise<void> =>
  forgetSearch(executor, accountId, id)

/** By the link in a mail; doing it twice is doing it once. */
export async function stopByLink(transaction: Executor, signer: Signer, token: string): Promise<void> {
  const search = signer.read('saved-search-stop', token)
  const seeker = signer.read('saved-searches-stop', token)
  if (search !== null) await stopSearches(transaction, { search })
  else if (seeker !== null) await stopSearches(transaction, { seeker })
  else throw new NamedError('invalid_link')
}

/** One way to write each search, whatever the order and the language of its names. Refuses what the search refuses. */
function normalized(query: JobQuery): KeptFilters {
  readFilters(query)
  const sorted = <Value extends string>(values: readonly Value[]) => [...new Set(values)].toSorted()
  const named = (
    names: readonly string[] = [],
    find: (name: string) => { name: { en: string } } | undefined,
  ) => sorted(names.flatMap((name) => find(name)?.name.en ?? []))
  const location = query.location ?? []
  const anywhere = location.some((name) => placeIdOf(name) === null)
  const { gender = null } = query
  const filters = keptFilters.parse({
    jobType: query.jobType ?? null,
    workType: query.workType ?? null,
    gender: gender === 'ANY' ? null : gender,
    location: anywhere ? [] : named(location, (name) => ethiopianPlaces.named(name)),
    skills: named(query.skills, (name) => skills.named(name)),
    languages: named(query.languages, (name) => spokenLanguages.named(name)),
    ageRanges: sorted(query.ageRanges ?? []),
    religions: sorted(query.religions ?? []),
    q: (query.q ?? '').replaceAll(/\s+/g, ' '),
  })
  // Every new job there is would be no search.
  if (Object.values(filters).every((value) => value === null || value.length === 0))
    throw new NamedError('invalid_input', { filters: { problem: 'required' } })
  return filters
}

const searchView = ({ id, filters, createdAt }: SearchRow): SavedSearch => ({
  id,
  filters: keptFilters.parse(filters),
  createdAt: createdAt.toISOString(),
})
