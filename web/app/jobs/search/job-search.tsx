import type { SeekerJobs } from '../../../../contract/job-search.ts'
import { formatNumber } from '../../../../contract/rules/formats.ts'
import { listNames } from '../../../lib/lists.ts'
import { useAddress, useExistingPage } from '../../../lib/search-address.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { SelectField } from '../../../ui/controls/select-field.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Results } from '../../../ui/search/results.tsx'
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
import { useJobs } from './use-jobs.ts'

const way = { read: (query: string) => readState(query, listNames), write: writeState, changed }

/** How somebody finds work: what suits them, what fits their filters, and what they have saved. */
export default function JobSearch() {
  const { t } = useTexts()
  const [state, change] = useAddress(way)
  const jobs = useExistingPage(useJobs(state), state.page, (page) =>
    change({ page, saved: state.saved }, { replace: true }),
  )
  const failed = t(modeOf(state) === 'recommended' ? 'jobSearch.failed.recommended' : 'jobSearch.failed.jobs')
  return (
    <Screen heading={t('jobSearch.title')}>
      <FilterBar state={state} onChange={change} />
      <div className="mt-2">
        <Loaded of={jobs} heading={failed} lines={4}>
          {(found) => <Found state={state} found={found} onChange={change} />}
        </Loaded>
      </div>
      <SavedSearches state={state} />
    </Screen>
  )
}

type FoundProps = {
  state: SearchState
  found: SeekerJobs
  onChange: (changes: Partial<SearchState>) => void
}

const headings = { recommended: 'recommended', filtered: 'results', saved: 'savedJobs' } as const

function Found({ state, found, onChange }: FoundProps) {
  const { t, language } = useTexts()
  const mode = modeOf(state)
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
      {found.content.length === 0 ? (
        <EmptyState level={3} heading={t('jobSearch.empty.heading')} text={t(`jobSearch.empty.${mode}`)}>
          {mode === 'recommended' ? undefined : (
            <Button kind="secondary" onClick={() => onChange(noFilters)}>
              {t(mode === 'saved' ? 'jobSearch.showAll' : 'searching.clear')}
            </Button>
          )}
        </EmptyState>
      ) : (
        // Drawn anew for each search: which job is selected belongs to it.
        <JobList key={writeState(state)} jobs={found.content.map(({ data }) => data)} />
      )}
    </Results>
  )
}

const sorts: readonly Sort[] = ['match', 'newest', 'pay']

function SortField({ state, onChange }: { state: SearchState; onChange: (sort: Sort) => void }) {
  const { t } = useTexts()
  return (
    <div className="w-40 shrink-0 sm:w-48">
      <SelectField
        hidesLabel
        label={t('jobSearch.fields.sort')}
        name="sort"
        options={sorts.map((sort) => ({ value: sort, label: t(`jobSearch.sorts.${sort}`) }))}
        value={sortOf(state)}
        onChange={(text) => onChange(sorts.find((sort) => sort === text) ?? 'match')}
      />
    </div>
  )
}
