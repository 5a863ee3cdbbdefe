import { BellPlus, ChevronDown } from 'lucide-react'
import { useRef } from 'react'
import { formatNumber } from '../../../../contract/rules/formats.ts'
import type { SavedSearch } from '../../../../contract/saved-searches.ts'
import { useAct, useEndpoint } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts'
import type { SavedSearchListProps } from './saved-search-list.tsx'
import { filtersOf, modeOf, type SearchState } from './search-state.ts'
import { searchesKey } from './job-calls.ts'
import { useRegistration } from './use-jobs.ts'

type Filters = ReturnType<typeof filtersOf>

/** New jobs like these by mail: the present search, and those that are saved. Jobs are found without them. */
export function SavedSearches({ state }: { state: SearchState }) {
  const { t } = useTexts()
  const searches = useEndpoint(searchesKey, {}, { onSignedOut: useRegistration() })
  const frame = useRef<HTMLDivElement>(null)
  const filters = filtersOf(state)
  const isKnown = searches.data !== undefined || searches.error !== null
  /** A button that was pressed may be gone: what is around it takes the focus. */
  const focus = () => frame.current?.focus()
  return (
    <div ref={frame} tabIndex={-1} className="mt-6 grid justify-items-start gap-3 outline-none">
      {isKnown &&
        modeOf(state) === 'filtered' &&
        (searches.data?.some((search) => isSame(search.filters, filters)) === true ? (
          <Badge tone="good">{t('jobSearch.searches.isSaved')}</Badge>
        ) : (
          <SaveSearch filters={filters} onSaved={focus} />
        ))}
      {/* Most people have none: nothing is drawn in their place while they are on their way. */}
      <Loaded of={searches} heading={t('jobSearch.searches.failed')} skeleton={<></>}>
        {(found) => found.length > 0 && <SearchList searches={found} onEmptied={focus} />}
      </Loaded>
    </div>
  )
}

function SaveSearch({ filters, onSaved }: { filters: Filters; onSaved: () => void }) {
  const { t } = useTexts()
  const save = useAct('POST /saved-searches', {
    failed: t('searching.actFailed'),
    refreshes: [searchesKey],
  })
  const press = async () => {
    if ((await save.run({ body: filters })) !== null) onSaved()
  }
  return (
    <Button kind="secondary" size="small" Icon={BellPlus} busy={save.busy} onClick={() => void press()}>
      {t('jobSearch.searches.save')}
    </Button>
  )
}

function SearchList({ searches, onEmptied }: { searches: readonly SavedSearch[]; onEmptied: () => void }) {
  const { t, language } = useTexts()
  const list = useRef<HTMLDetailsElement>(null)
  const summary = useRef<HTMLElement>(null)
  const { KeptDialog: List, ask } = useLazyDialog<SavedSearchListProps>(
    async () => (await import('./saved-search-list.tsx')).SavedSearchList,
  )
  return (
    <details ref={list} className="group w-full" onToggle={ask}>
      <summary ref={summary} className="link inline-flex min-h-11 cursor-pointer items-center gap-1">
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
        {t('jobSearch.searches.list', { number: formatNumber(searches.length, language) })}
      </summary>
      <p className="text-muted">{t('jobSearch.searches.intro')}</p>
      {List !== null && (
        <List
          searches={searches}
          onOpen={() => {
            // What it finds is below.
            summary.current?.focus()
            list.current?.removeAttribute('open')
          }}
          onDelete={() => (searches.length === 1 ? onEmptied() : summary.current?.focus())}
        />
      )}
    </details>
  )
}

/** Whatever the order in which something was chosen. */
function isSame(saved: SavedSearch['filters'], filters: Filters): boolean {
  const text = (value: string | null | readonly string[]) =>
    typeof value === 'string' || value === null ? (value ?? '') : [...value].toSorted().join('\n')
  return Object.entries(filters).every(([name, value]) => {
    const own = Object.entries(saved).find(([each]) => each === name)?.[1]
    return own !== undefined && text(own) === text(value)
  })
}
