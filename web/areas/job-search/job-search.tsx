import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { SeekerJob, SeekerJobs } from '../../../contract/job-search.ts'
import { formatNumber } from '../../../contract/rules/formats.ts'
import { useLater } from '../../lib/later.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Pagination } from '../../ui/controls/pagination.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { ToastProvider } from '../../ui/controls/toast.tsx'
import { fetchJobs } from './fetch-jobs.ts'
import { FilterBar } from './filter-bar.tsx'
import { JobList } from './job-list.tsx'
import { namesIn, type Lists } from './lists.ts'
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

/** The search is what the address says: Back, reload and a shared link lead to the same jobs. */
function useAddress(lists: Lists) {
  const names = useMemo(() => namesIn(lists), [lists])
  const [state, setState] = useState(() => readState(location.search, names))
  useEffect(() => {
    const read = () => setState(readState(location.search, names))
    addEventListener('popstate', read)
    return () => removeEventListener('popstate', read)
  }, [names])
  const change = (changes: Partial<SearchState>) => {
    const next = changed(state, changes)
    if (writeState(next) === writeState(state)) return
    history.pushState(null, '', location.pathname + writeState(next))
    setState(next)
  }
  return [state, change] as const
}

export function JobSearch({ lists }: { lists: Lists }) {
  const { t } = useTexts()
  const [state, change] = useAddress(lists)
  const load = useCallback(() => fetchJobs(state), [state])
  const later = useLater(load)
  const mode = modeOf(state)
  return (
    <ToastProvider>
      <div className="page-column py-8">
        <h1 className="mb-5 text-2xl font-bold text-balance sm:text-3xl">{t('jobSearch.title')}</h1>
        <FilterBar lists={lists} state={state} onChange={change} />
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
          <Results
            key={writeState(state)}
            lists={lists}
            state={state}
            found={later.value}
            onChange={change}
          />
        )}
      </div>
    </ToastProvider>
  )
}

type ResultsProps = {
  lists: Lists
  state: SearchState
  found: SeekerJobs
  onChange: (changes: Partial<SearchState>) => void
}

const headings = { recommended: 'recommended', filtered: 'results', saved: 'savedJobs' } as const

function Results({ lists, state, found, onChange }: ResultsProps) {
  const { t, language } = useTexts()
  const [changes, setChanges] = useState<{ readonly [id: string]: Partial<SeekerJob> }>({})
  const acts = useJobActs((id, change) => setChanges((now) => ({ ...now, [id]: { ...now[id], ...change } })))
  const top = useRef<HTMLHeadingElement>(null)
  const mode = modeOf(state)
  const jobs = found.content.map(({ data }) => ({ ...data, ...changes[data.id] }))
  const shown = formatNumber(found.totalElements, language) + (found.totalIsLowerBound ? '+' : '')
  useEffect(() => {
    // Whoever turned a page at its foot reads on at its head.
    if (state.page > 1) top.current?.scrollIntoView({ block: 'start' })
  }, [state.page])
  return (
    <section className="mt-6 grid gap-4" aria-labelledby="jobs-heading">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <div className="min-w-0 grow basis-48">
          <h2 ref={top} id="jobs-heading" className="scroll-mt-24 text-xl font-bold">
            {t(`jobSearch.${headings[mode]}`)}
          </h2>
          <output className="block text-muted">
            {t('jobSearch.found', { count: found.totalElements, shown })}
          </output>
        </div>
        {mode !== 'saved' && <SortField state={state} onChange={(sort) => onChange({ sort })} />}
      </div>
      {jobs.length === 0 ? (
        <EmptyState level={3} heading={t('jobSearch.empty.heading')} text={t(`jobSearch.empty.${mode}`)}>
          {mode === 'recommended' ? undefined : (
            <Button kind="secondary" onClick={() => onChange(noFilters)}>
              {t(mode === 'saved' ? 'jobSearch.showAll' : 'jobSearch.clear')}
            </Button>
          )}
        </EmptyState>
      ) : (
        <JobList lists={lists} jobs={jobs} acts={acts} />
      )}
      {found.totalPages > 1 && (
        <Pagination
          label={t('jobSearch.pages')}
          page={state.page}
          pageCount={found.totalPages}
          totalIsLowerBound={found.totalIsLowerBound}
          onPage={(page) => onChange({ page, saved: state.saved })}
        />
      )}
    </section>
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
