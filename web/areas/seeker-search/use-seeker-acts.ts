import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { api } from '../../lib/api.ts'
import { useActs } from '../search/use-acts.ts'
import { offered } from '../seeker-cards/offered.ts'

export type SeekerActs = ReturnType<typeof useSeekerActs>

/** What can be done about somebody who was found. */
export function useSeekerActs(onChange: (id: string, change: Partial<SeekerCard>) => void) {
  const { toggle } = useActs()
  return {
    markOffered: (seeker: SeekerCard, jobId: string | null) => onChange(seeker.id, offered(seeker, jobId)),
    toggleSaved: ({ id, saved }: SeekerCard) =>
      toggle(
        saved,
        (shown) => onChange(id, { saved: shown }),
        (wanted) => {
          const params = { params: { id } }
          return wanted ? api('PUT /saved-seekers/:id', params) : api('DELETE /saved-seekers/:id', params)
        },
      ),
  }
}
