import { Bookmark } from 'lucide-react'
import { useState } from 'react'
import { longest } from '../../../../contract/rules/jobs.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FieldFrame } from '../../../ui/controls/field-frame.tsx'
import { FilterCard } from '../../../ui/search/filter-card.tsx'
import { countFilters, noFilters, type SearchState } from './search-state.ts'

type Props = { state: SearchState; onChange: (changes: Partial<SearchState>) => void }

/** Words, and all the other filters. */
export function FilterBar({ state, onChange }: Props) {
  const { t } = useTexts()
  const [typed, setTyped] = useState({ text: state.q, over: state.q })
  // What is typed holds until the address says something else, as after Back.
  const words = typed.over === state.q ? typed.text : state.q
  const search = () => {
    const q = words.trim()
    setTyped({ text: q, over: q })
    onChange({ q })
  }
  return (
    <FilterCard
      chosen={countFilters(state)}
      onClear={() => onChange({ ...noFilters, sort: state.sort })}
      onSearch={search}
      head={
        <FieldFrame label={t('jobSearch.fields.q')} hidesLabel>
          {(control) => (
            <input
              {...control}
              type="search"
              name="q"
              placeholder={t('jobSearch.fields.q')}
              maxLength={longest.words}
              value={words}
              onChange={(event) => setTyped({ text: event.target.value, over: state.q })}
              className="field min-w-0"
            />
          )}
        </FieldFrame>
      }
      beside={
        <Button
          kind="secondary"
          size="small"
          Icon={Bookmark}
          onClick={() => onChange({ ...noFilters, saved: !state.saved })}
        >
          {state.saved ? t('jobSearch.showAll') : t('jobSearch.showSaved')}
        </Button>
      }
      load={async () => (await import('./filter-fields.tsx')).FilterFields}
      of={{ state, onChange }}
    />
  )
}
