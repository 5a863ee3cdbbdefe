import { useCallback, useState } from 'react'
import type { SeekerJobs } from '../../../../contract/job-search.ts'
import { formatNumber } from '../../../../contract/rules/formats.ts'
import { listNames } from '../../../lib/lists.ts'
import { useAddress, useExistingPage } from '../../../lib/search-address.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { idlePart, useIdlePart } from '../../../lib/use-idle-part.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { SelectField } from '../../../ui/controls/select-field.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Results } from '../../../ui/search/results.tsx'
import { skillWords } from '../../../shared/search/skill-words.ts'
import { Understood } from '../../../shared/search/understood.tsx'
import { FilterBar } from './filter-bar.tsx'
import { JobList } from './job-list.tsx'
import {
  changed,
  modeOf,
  noFilters,
  readState,
  sortOf,
  usualSort,
  writeState,
  type SearchState,
  type Sort,
} from './search-state.ts'
import { useJobs } from './use-jobs.ts'

const belowResults = idlePart(() => import('./below-results.tsx'))

const way = { read: (query: string) => readState(query, listNames), write: writeState, changed }

/** How somebody finds work: what suits them, what fits their filters, and what they have saved. */
export default function JobSearch() {
  const { t } = useTexts()
  const [state, change] = useAddress(way)
  const rest = useIdlePart(belowResults)
  const [leading, setLeading] = useState(false)
  const onLed = useCallback(() => setLeading(false), [])
  const jobs = useExistingPage(useJobs(state), state.page, (page) =>
    change({ page, saved: state.saved }, { replace: true }),
  )
  const failed = t(modeOf(state) === 'recommended' ? 'jobSearch.failed.recommended' : 'jobSearch.failed.jobs')
  return (
    <Screen heading={t('jobSearch.title')}>
      <FilterBar state={state} onChange={change} />
      <div className="mt-2">
        <Loaded of={jobs} heading={failed} lines={4}>
          {(found) => (
            <Found
              state={state}
              found={found}
              leading={leading}
              onLed={onLed}
              onChange={change}
              onWords={(q) => {
                setLeading(true)
                change({ q })
              }}
            />
          )}
        </Loaded>
      </div>
      <Loaded of={rest} skeleton={<></>}>
        {({ Part }) => <Part state={state} />}
      </Loaded>
    </Screen>
  )
}

type FoundProps = {
  state: SearchState
  found: SeekerJobs
  /** The focus goes to the results as soon as they are there. */
  leading: boolean
  onLed: () => void
  onChange: (changes: Partial<SearchState>) => void
  /** Searches for what is left of the words. */
  onWords: (q: string) => void
}

const headings = { recommended: 'recommended', filtered: 'results', saved: 'savedJobs' } as const

function Found({ state, found, onChange, onWords, ...leading }: FoundProps) {
  const texts = useTexts()
  const { t, language } = texts
  const mode = modeOf(state)
  const shown = formatNumber(found.totalElements, language) + (found.totalIsLowerBound ? '+' : '')
  return (
    <Results
      heading={t(`jobSearch.${headings[mode]}`)}
      count={t('jobSearch.found', { count: found.totalElements, shown })}
      note={skillWords(found, state.sort === '', texts)}
      aside={
        mode === 'saved' ? undefined : <SortField state={state} onChange={(sort) => onChange({ sort })} />
      }
      found={found}
      pages={t('jobSearch.pages')}
      page={state.page}
      onPage={(page) => onChange({ page, saved: state.saved })}
      {...leading}
    >
      <Understood parts={found.understood} onSearch={onWords} />
      {found.content.length === 0 ? (
        <EmptyState
          level={3}
          heading={t('jobSearch.empty.heading')}
          text={t(`jobSearch.empty.${found.understood.length === 0 ? mode : 'typed'}`)}
        >
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

function SortField({ state, onChange }: { state: SearchState; onChange: (sort: Sort | '') => void }) {
  const { t } = useTexts()
  return (
    <div className="w-40 shrink-0 sm:w-48">
      <SelectField
        hidesLabel
        label={t('jobSearch.fields.sort')}
        name="sort"
        options={sorts.map((sort) => ({ value: sort, label: t(`jobSearch.sorts.${sort}`) }))}
        value={sortOf(state)}
        onChange={(text) =>
          onChange(text === usualSort(state) ? '' : (sorts.find((sort) => sort === text) ?? ''))
        }
      />
    </div>
  )
}
