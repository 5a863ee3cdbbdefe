import { BellPlus, ChevronDown, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { formatNumber } from '../../../../contract/rules/formats.ts'
import { describeSearch, searchQuery } from '../../../../contract/rules/saved-searches.ts'
import type { SavedSearch } from '../../../../contract/saved-searches.ts'
import { useAct, useEndpoint } from '../../../lib/endpoints.ts'
import { labelIn, lists } from '../../../lib/lists.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button, IconButton } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { filtersOf, modeOf, type SearchState } from './search-state.ts'
import { useRegistration } from './use-jobs.ts'

const searchesKey = 'GET /saved-searches'
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
  return (
    <details ref={list} className="group w-full">
      <summary ref={summary} className="link inline-flex min-h-11 cursor-pointer items-center gap-1">
        <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
        {t('jobSearch.searches.list', { number: formatNumber(searches.length, language) })}
      </summary>
      <p className="text-muted">{t('jobSearch.searches.intro')}</p>
      <ul className="mt-2 grid gap-2 md:grid-cols-2">
        {searches.map((search) => (
          <li key={search.id} className="min-w-0">
            <Search
              search={search}
              onOpen={() => {
                // What it finds is below.
                summary.current?.focus()
                list.current?.removeAttribute('open')
              }}
              onDelete={() => (searches.length === 1 ? onEmptied() : summary.current?.focus())}
            />
          </li>
        ))}
      </ul>
    </details>
  )
}

function Search(props: { search: SavedSearch; onOpen: () => void; onDelete: () => void }) {
  const { id, filters } = props.search
  const { t, language } = useTexts()
  const to = useTo()
  const remove = useAct('DELETE /saved-searches/:id', {
    failed: t('searching.actFailed'),
    edits: (_, edit) => edit(searchesKey, (searches) => searches.filter((search) => search.id !== id)),
  })
  const words = describeSearch(filters, language, {
    place: (value) => labelIn(lists.places, value, language),
    skill: (value) => labelIn(lists.skills, value, language),
    language: (value) => labelIn(lists.languages, value, language),
  })
  return (
    <div className="flex items-center gap-2 rounded-card border border-line bg-raised p-2 ps-4">
      <a
        href={to('jobSearch') + searchQuery(filters)}
        className="link flex min-h-11 min-w-0 grow items-center wrap-anywhere"
        onClick={props.onOpen}
      >
        {words}
      </a>
      <IconButton
        label={t('jobSearch.searches.delete', { words })}
        Icon={Trash2}
        onClick={() => {
          // The button that was pressed is gone with its line.
          props.onDelete()
          void remove.run({ params: { id } })
        }}
      />
    </div>
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
