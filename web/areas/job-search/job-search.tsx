import { useCallback, useMemo, useState } from 'react'
import type { SeekerJob, SeekerJobs } from '../../../contract/job-search.ts'
import type { SavedSearch } from '../../../contract/saved-searches.ts'
import { formatNumber } from '../../../contract/rules/formats.ts'
import { useLater } from '../../lib/later.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { ToastProvider } from '../../ui/controls/toast.tsx'
import { useAddress } from '../search/address.ts'
import { namesIn, type Lists } from '../search/lists.ts'
import { Results } from '../search/results.tsx'
import { fetchJobs } from './fetch-jobs.ts'
import { FilterBar } from './filter-bar.tsx'
import { JobList } from './job-list.tsx'
import { SavedSearches } from './saved-searches.tsx'
import {
  changed,
  modeOf,
  noFilters,
  readState,
  sortOf,
  writeState,
  type SearchState,
  type Sort,
} from './search-state.ts'
import { useJobActs } from './use-job-acts.ts'

type Props = { lists: Lists; searches: readonly SavedSearch[] | null }

export function JobSearch({ lists, searches }: Props) {
  const { t } = useTexts()
  const way = useMemo(() => {
    const names = namesIn(lists)
    return { read: (query: string) => readState(query, names), write: writeState, changed }
  }, [lists])
  const [state, change] = useAddress(way)
  const load = useCallback(() => fetchJobs(state), [state])
  const later = useLater(load)
  const mode = modeOf(state)
  return (
    <ToastProvider>
      <div className="page-column py-8">
        <h1 className="mb-5 text-2xl font-bold text-balance sm:text-3xl">{t('jobSearch.title')}</h1>
        <FilterBar lists={lists} state={state} onChange={change} />
        <SavedSearches lists={lists} state={state} loaded={searches} />
        {later.state === 'loading' ? (
          <div className="mt-6 grid gap-4">
            <Skeleton kind="card" lines={4} />
          </div>
        ) : later.state === 'failed' ? (
          <div className="mt-6">
            <ErrorState
              heading={t(mode === 'recommended' ? 'jobSearch.failed.recommended' : 'jobSearch.failed.jobs')}
              onRetry={later.retry}
            />
          </div>
        ) : (
          // Drawn anew for each search, so that its first job is the one selected.
          <Found key={writeState(state)} lists={lists} state={state} found={later.value} onChange={change} />
        )}
      </div>
    </ToastProvider>
  )
}

type FoundProps = {
  lists: Lists
  state: SearchState
  found: SeekerJobs
  onChange: (changes: Partial<SearchState>) => void
}

const headings = { recommended: 'recommended', filtered: 'results', saved: 'savedJobs' } as const

function Found({ lists, state, found, onChange }: FoundProps) {
  const { t, language } = useTexts()
  const [changes, setChanges] = useState<{ readonly [id: string]: Partial<SeekerJob> }>({})
  const acts = useJobActs((id, change) => setChanges((now) => ({ ...now, [id]: { ...now[id], ...change } })))
  const mode = modeOf(state)
  const jobs = found.content.map(({ data }) => ({ ...data, ...changes[data.id] }))
  const shown = formatNumber(found.totalElements, language) + (found.totalIsLowerBound ? '+' : '')
  return (
    <Results
      heading={t(`jobSearch.${headings[mode]}`)}
      count={t('jobSearch.found', { count: found.totalElements, shown })}
      aside={
        mode === 'saved' ? undefined : <SortField state={state} onChange={(sort) => onChange({ sort })} />
      }
      found={found}
      pages={t('jobSearch.pages')}
      page={state.page}
      onPage={(page) => onChange({ page, saved: state.saved })}
    >
      {jobs.length === 0 ? (
        <EmptyState level={3} heading={t('jobSearch.empty.heading')} text={t(`jobSearch.empty.${mode}`)}>
          {mode === 'recommended' ? undefined : (
            <Button kind="secondary" onClick={() => onChange(noFilters)}>
              {t(mode === 'saved' ? 'jobSearch.showAll' : 'searching.clear')}
            </Button>
          )}
        </EmptyState>
      ) : (
        <JobList lists={lists} jobs={jobs} acts={acts} />
      )}
    </Results>
  )
}

const sorts: readonly Sort[] = ['match', 'newest', 'pay']

function SortField({ state, onChange }: { state: SearchState; onChange: (sort: Sort) => void }) {
  const { t } = useTexts()
  return (
    <div className="min-w-0 basis-48">
      <SelectField
        label={t('jobSearch.fields.sort')}
        name="sort"
        options={sorts.map((sort) => ({ value: sort, label: t(`jobSearch.sorts.${sort}`) }))}
        value={sortOf(state)}
        onChange={(text) => onChange(sorts.find((sort) => sort === text) ?? 'match')}
      />
    </div>
  )
}
