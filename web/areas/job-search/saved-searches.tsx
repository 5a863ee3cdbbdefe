import { BellPlus, ChevronDown, Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { formatNumber } from '../../../contract/rules/formats.ts'
import { describeSearch, searchQuery } from '../../../contract/rules/saved-searches.ts'
import type { SavedSearch } from '../../../contract/saved-searches.ts'
import { api, ApiError } from '../../lib/api.ts'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, IconButton } from '../../ui/controls/button.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { labelIn, type Lists } from '../search/lists.ts'
import { filtersOf, modeOf, type SearchState } from './search-state.ts'

type Props = {
  lists: Lists
  state: SearchState
  /** Null where they could not be had. */
  loaded: readonly SavedSearch[] | null
}

/** New jobs like these by mail: the search of now, and those that are saved. */
export function SavedSearches({ lists, state, loaded }: Props) {
  const { t, language } = useTexts()
  const { searches, busy, save, remove } = useSearches(loaded ?? [])
  const list = useRef<HTMLElement>(null)
  const wish = filtersOf(state)
  const isSaved = searches.some(({ filters }) => isSame(filters, wish))
  return (
    <div className="mt-4 grid justify-items-start gap-3">
      {loaded === null && (
        <ErrorState level={2} heading={t('jobSearch.searches.failed')} onRetry={() => location.reload()} />
      )}
      {modeOf(state) === 'filtered' &&
        (isSaved ? (
          <Badge tone="good">{t('jobSearch.searches.isSaved')}</Badge>
        ) : (
          <Button kind="secondary" size="small" Icon={BellPlus} busy={busy} onClick={() => void save(wish)}>
            {t('jobSearch.searches.save')}
          </Button>
        ))}
      {searches.length > 0 && (
        <details className="group w-full">
          <summary ref={list} className="link inline-flex min-h-11 cursor-pointer items-center gap-1">
            <ChevronDown aria-hidden="true" className="size-5 shrink-0 group-open:rotate-180" />
            {t('jobSearch.searches.list', { number: formatNumber(searches.length, language) })}
          </summary>
          <p className="text-muted">{t('jobSearch.searches.intro')}</p>
          <ul className="mt-2 grid gap-2 md:grid-cols-2">
            {searches.map((search) => (
              <li key={search.id} className="min-w-0">
                <Search
                  lists={lists}
                  search={search}
                  onDelete={() => {
                    // The button that was pressed is gone with its line.
                    list.current?.focus()
                    void remove(search)
                  }}
                />
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}

function Search(props: { lists: Lists; search: SavedSearch; onDelete: () => void }) {
  const { lists, search, onDelete } = props
  const { t, language } = useTexts()
  const path = usePath()
  const words = describeSearch(search.filters, language, {
    place: (value) => labelIn(lists.places, value, language),
    skill: (value) => labelIn(lists.skills, value, language),
    language: (value) => labelIn(lists.languages, value, language),
  })
  return (
    <div className="flex items-center gap-2 rounded-card border border-line bg-raised p-2 ps-4">
      <a
        href={path('/jobseeker/job-search') + searchQuery(search.filters)}
        className="link flex min-h-11 min-w-0 grow items-center wrap-anywhere"
      >
        {words}
      </a>
      <IconButton label={t('jobSearch.searches.delete', { words })} Icon={Trash2} onClick={onDelete} />
    </div>
  )
}

function useSearches(loaded: readonly SavedSearch[]) {
  const { t } = useTexts()
  const toast = useToast()
  const [searches, setSearches] = useState(loaded)
  const [busy, setBusy] = useState(false)
  const tell = (error: unknown) => {
    const said = error instanceof ApiError && error.problem !== 'network' ? error.problem.message : null
    toast(said ?? t('searching.actFailed'), 'bad')
  }
  return {
    searches,
    busy,
    save: async (body: ReturnType<typeof filtersOf>) => {
      setBusy(true)
      try {
        const { message, data } = await api('POST /saved-searches', { body })
        setSearches((now) => [data, ...now.filter(({ id }) => id !== data.id)])
        toast(message)
      } catch (error) {
        tell(error)
      } finally {
        setBusy(false)
      }
    },
    /** Gone at once, and back where the server does not follow. */
    remove: async (search: SavedSearch) => {
      const before = searches
      setSearches((now) => now.filter(({ id }) => id !== search.id))
      try {
        toast((await api('DELETE /saved-searches/:id', { params: { id: search.id } })).message)
      } catch (error) {
        setSearches(before)
        tell(error)
      }
    },
  }
}

/** Whatever the order in which something was chosen. */
function isSame(kept: SavedSearch['filters'], wish: ReturnType<typeof filtersOf>): boolean {
  const text = (value: string | null | readonly string[]) =>
    typeof value === 'string' || value === null ? (value ?? '') : [...value].toSorted().join('\n')
  return Object.entries(wish).every(([name, value]) => {
    const own = Object.entries(kept).find(([each]) => each === name)?.[1]
    return own !== undefined && text(own) === text(value)
  })
}
