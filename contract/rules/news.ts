/** What may have happened to a seeker: `document.VERIFIED` is a kind and what became of it. */
export const seekerNews = ['offer', 'interview', 'checkIn', 'application', 'document', 'guarantor'] as const
export const employerNews = ['applicant', 'offer', 'interview', 'document', 'verified'] as const

/** News are listed for so many days, and so many of them. */
export const newsDays = 30
export const mostNews = 10

type Dated = { at: Date }

/** What happened so long ago is no news any more. */
export const isRecent = ({ at }: Dated, now: Date): boolean =>
  now.getTime() - at.getTime() < newsDays * 24 * 60 * 60 * 1000

/** What waits for the reader comes first, then the newest. */
export const firstNews = <Item extends Dated & { waits: boolean }>(items: readonly Item[]): Item[] =>
  items
    .toSorted(
      (one, other) => Number(other.waits) - Number(one.waits) || other.at.getTime() - one.at.getTime(),
    )
    .slice(0, mostNews)
