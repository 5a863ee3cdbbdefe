import { Improvements } from '../../../shared/seekers/improvements.tsx'
import { SavedSearches } from './saved-searches.tsx'
import { modeOf, type SearchState } from './search-state.ts'

/** How more jobs would suit, and searches that are sent by email. */
export default function BelowResults({ state }: { state: SearchState }) {
  return (
    <>
      {modeOf(state) === 'recommended' && (
        <div className="mt-4">
          <Improvements />
        </div>
      )}
      <SavedSearches state={state} />
    </>
  )
}
