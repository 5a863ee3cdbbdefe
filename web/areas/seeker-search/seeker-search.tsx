import { Bookmark, Search } from 'lucide-react'
import { useCallback, useMemo, useState, type ReactNode } from 'react'
import { formatNumber } from '../../../contract/rules/formats.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import type { SeekerCards } from '../../../contract/seeker-search.ts'
import { useLater } from '../../lib/later.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { EmptyState } from '../../ui/controls/empty-state.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Tabs } from '../../ui/controls/tabs.tsx'
import { ToastProvider } from '../../ui/controls/toast.tsx'
import { useAddress } from '../search/address.ts'
import { namesIn } from '../search/lists.ts'
import { Results } from '../search/results.tsx'
import type { CardLists } from '../seeker-cards/seeker-words.ts'
import { fetchSeekers } from './fetch-seekers.ts'
import { FilterBar } from './filter-bar.tsx'
import { SeekerList } from './seeker-list.tsx'
import { changed, modeOf, noFilters, readState, writeState, type SearchState } from './search-state.ts'
import { useSeekerActs } from './use-seeker-acts.ts'

/** How an employer finds people to hire, and finds those again whom they have saved. */
export function SeekerSearch({ lists }: { lists: CardLists }) {
  const { t } = useTexts()
  const way = useMemo(() => {
    const names = namesIn(lists)
    return { read: (query: string) => readState(query, names), write: writeState, changed }
  }, [lists])
  const [state, change] = useAddress(way)
  const [leading, setLeading] = useState(false)
  const onLed = useCallback(() => setLeading(false), [])
  const search = (changes: Partial<SearchState>) => {
    setLeading(true)
    change({ page: state.page, ...changes })
  }
  const found = <Looking lists={lists} state={state} leading={leading} onLed={onLed} onChange={change} />
  return (
    <ToastProvider>
      <div className="page-column py-8">
        <h1 className="mb-5 text-2xl font-bold text-balance sm:text-3xl">{t('seekerSearch.title')}</h1>
        <Tabs
          label={t('seekerSearch.title')}
          selected={state.saved ? 'saved' : 'search'}
          onSelect={(id) => change({ saved: id === 'saved' })}
          tabs={[
            {
              id: 'search',
              label: t('seekerSearch.tabs.search'),
              Icon: Search,
              content: (
                <>
                  <FilterBar lists={lists} state={state} onChange={change} onSearch={search} />
                  {!state.saved && found}
                </>
              ),
            },
            {
              id: 'saved',
              label: t('seekerSearch.tabs.saved'),
              Icon: Bookmark,
              content: state.saved && found,
            },
          ]}
        />
      </div>
    </ToastProvider>
  )
}

type LookingProps = {
  lists: CardLists
  state: SearchState
  leading: boolean
  onLed: () => void
  onChange: (changes: Partial<SearchState>) => void
}

function Looking(props: LookingProps): ReactNode {
  const { state } = props
  const { t } = useTexts()
  const load = useCallback(() => fetchSeekers(state), [state])
  const later = useLater(load)
  switch (later.state) {
    case 'loading':
      return (
        <div className="mt-6 grid gap-4">
          <Skeleton kind="card" lines={4} />
        </div>
      )
    case 'failed':
      return (
        <div className="mt-6">
          <ErrorState
            heading={t(`seekerSearch.failed.${modeOf(state) === 'recommended' ? 'recommended' : 'seekers'}`)}
            onRetry={later.retry}
          />
        </div>
      )
    case 'ready':
      // Drawn anew for each search, so that its first person is the one selected.
      return <Found key={writeState(state)} {...props} found={later.value} />
  }
}

function Found({ lists, state, found, onChange, ...way }: LookingProps & { found: SeekerCards }) {
  const { t, language } = useTexts()
  const [changes, setChanges] = useState<{ readonly [id: string]: Partial<SeekerCard> }>({})
  const acts = useSeekerActs((id, change) =>
    setChanges((now) => ({ ...now, [id]: { ...now[id], ...change } })),
  )
  const mode = modeOf(state)
  const seekers = found.content.map(({ data }) => ({ ...data, ...changes[data.id] }))
  const shown = formatNumber(found.totalElements, language) + (found.totalIsLowerBound ? '+' : '')
  return (
    <Results
      heading={t(`seekerSearch.headings.${mode}`)}
      count={t('seekerSearch.found', { count: found.totalElements, shown })}
      found={found}
      pages={t('seekerSearch.pages')}
      page={state.page}
      onPage={(page) => onChange({ page })}
      {...way}
    >
      {seekers.length === 0 ? (
        <EmptyState
          level={3}
          heading={t('seekerSearch.empty.heading')}
          text={t(`seekerSearch.empty.${mode}`)}
        >
          {mode === 'filtered' ? (
            <Button kind="secondary" onClick={() => onChange(noFilters)}>
              {t('searching.clear')}
            </Button>
          ) : undefined}
        </EmptyState>
      ) : (
        <SeekerList lists={lists} seekers={seekers} acts={acts} />
      )}
    </Results>
  )
}
