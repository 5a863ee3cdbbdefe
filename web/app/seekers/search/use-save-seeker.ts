import { useQueryClient } from '@tanstack/react-query'
import type { SeekerCard } from '../../../../contract/seeker-cards.ts'
import { useAct } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { seekerLists, withCard } from '../../../shared/seekers/seeker-lists.ts'

const savedList = 'GET /saved-seekers'

/** Saves a person, or removes them from the saved ones; every list shows it before the server has answered. */
export function useSaveSeeker({ id, saved }: SeekerCard): () => Promise<void> {
  const { t } = useTexts()
  const client = useQueryClient()
  const failed = t('searching.actFailed')
  const save = useAct('PUT /saved-seekers/:id', {
    failed,
    silent: true,
    refreshes: [savedList],
    edits: (_, edit) => {
      for (const key of seekerLists)
        edit(key, (page) => withCard(page, id, (card) => ({ ...card, saved: true })))
    },
  })
  const remove = useAct('DELETE /saved-seekers/:id', {
    failed,
    silent: true,
    edits: (_, edit) => {
      for (const key of seekerLists)
        edit(key, (page) => withCard(page, id, (card) => ({ ...card, saved: false })))
    },
  })
  return async () => {
    const input = { params: { id } }
    if (!saved) await save.run(input)
    else if ((await remove.run(input)) !== null) {
      // The card stays in the list in view, so that the person can be saved again; the next visit asks for the list anew.
      await client.invalidateQueries({ queryKey: [savedList], refetchType: 'none' })
    }
  }
}
