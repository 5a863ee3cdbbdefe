import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import type { SeekerCards } from '../../../contract/seeker-search.ts'

/** The calls that answer a page of people. */
export const seekerLists = [
  'GET /saved-seekers',
  'GET /users/recommended-jobseekers',
  'GET /skills-certification/search',
] as const

/** A page with the card of one person changed. */
export const withCard = (
  page: SeekerCards,
  id: string,
  change: (card: SeekerCard) => SeekerCard,
): SeekerCards => ({
  ...page,
  content: page.content.map((item) => (item.data.id === id ? { data: change(item.data) } : item)),
})
