import { Trash2 } from 'lucide-react'
import { describeSearch, searchQuery } from '../../../../contract/rules/saved-searches.ts'
import type { SavedSearch } from '../../../../contract/saved-searches.ts'
import { useAct } from '../../../lib/endpoints.ts'
import { labelIn, lists } from '../../../lib/lists.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { IconButton } from '../../../ui/controls/button.tsx'
import { searchesKey } from './job-calls.ts'

type Acts = { onOpen: () => void; onDelete: () => void }

export type SavedSearchListProps = Acts & { searches: readonly SavedSearch[] }

export function SavedSearchList({ searches, ...acts }: SavedSearchListProps) {
  return (
    <ul className="mt-2 grid gap-2 md:grid-cols-2">
      {searches.map((search) => (
        <li key={search.id} className="min-w-0">
          <Search search={search} {...acts} />
        </li>
      ))}
    </ul>
  )
}

function Search(props: Acts & { search: SavedSearch }) {
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
