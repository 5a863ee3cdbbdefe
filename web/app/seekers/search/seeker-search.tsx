import { useCallback, useState } from 'react'
import { formatNumber } from '../../../../contract/rules/formats.ts'
import type { SeekerCards } from '../../../../contract/seeker-search.ts'
import { useAddress, useExistingPage } from '../../../lib/search-address.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { Results } from '../../../ui/search/results.tsx'
import { skillWords } from '../../../shared/search/skill-words.ts'
import { Understood } from '../../../shared/search/understood.tsx'
import { FilterBar } from './filter-bar.tsx'
import { SeekerList } from './seeker-list.tsx'
import { changed, modeOf, noFilters, readState, writeState, type SearchState } from './search-state.ts'
import { useSeekers } from './use-seekers.ts'

const address = { read: readState, write: writeState, changed }

/** How an employer finds people to hire, and finds those again who were saved. */
export default function SeekerSearch() {
  const { t } = useTexts()
  const [state, change] = useAddress(address)
  const [leading, setLeading] = useState(false)
  const onLed = useCallback(() => setLeading(false), [])
  const search = (changes: Partial<SearchState>) => {
    setLeading(true)
    // The same search once more leads to the same page.
    if (writeState({ ...state, ...changes }) !== writeState(state)) change(changes)
  }
  return (
    <Screen heading={t('seekerSearch.title')}>
      <FilterBar state={state} onChange={change} onSearch={search} />
      <Found state={state} leading={leading} onLed={onLed} onChange={change} onSearch={search} />
    </Screen>
  )
}

type FoundProps = {
  state: SearchState
  /** The focus goes to the results as soon as they are there. */
  leading: boolean
  onLed: () => void
  onChange: (changes: Partial<SearchState>, options?: { replace?: boolean }) => void
  /** The same, and leads to the results. */
  onSearch: (changes: Partial<SearchState>) => void
}

function Found(props: FoundProps) {
  const { state } = props
  const { t } = useTexts()
  const seekers = useExistingPage(useSeekers(state), state.page, (page) =>
    props.onChange({ page }, { replace: true }),
  )
  return (
    <div className="mt-2">
      <Loaded
        of={seekers}
        lines={4}
        heading={t(`seekerSearch.failed.${modeOf(state) === 'recommended' ? 'recommended' : 'seekers'}`)}
      >
        {/* Drawn anew for each search, so that its first person is the one selected. */}
        {(found) => <FoundPage key={writeState(state)} {...props} found={found} />}
      </Loaded>
    </div>
  )
}

function FoundPage({ state, found, onChange, onSearch, ...leading }: FoundProps & { found: SeekerCards }) {
  const texts = useTexts()
  const { t, language } = texts
  const mode = modeOf(state)
  const seekers = found.content.map(({ data }) => data)
  const shown = formatNumber(found.totalElements, language) + (found.totalIsLowerBound ? '+' : '')
  return (
    <Results
      heading={t(`seekerSearch.headings.${mode}`)}
      count={t('seekerSearch.found', { count: found.totalElements, shown })}
      note={skillWords(found, true, texts)}
      found={found}
      pages={t('seekerSearch.pages')}
      page={state.page}
      onPage={(page) => onChange({ page })}
      {...leading}
    >
      <Understood parts={found.understood} onSearch={(q) => onSearch({ q })} />
      {seekers.length === 0 ? (
        <EmptyState
          level={3}
          heading={t('seekerSearch.empty.heading')}
          text={t(`seekerSearch.empty.${found.understood.length === 0 ? mode : 'typed'}`)}
        >
          {mode === 'filtered' ? (
            <Button kind="secondary" onClick={() => onChange({ ...noFilters, q: '' })}>
              {t('searching.clear')}
            </Button>
          ) : undefined}
        </EmptyState>
      ) : (
        <SeekerList seekers={seekers} />
      )}
    </Results>
  )
}
