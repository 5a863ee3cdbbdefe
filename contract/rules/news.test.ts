import { expect, test } from 'vitest'
import { firstNews, isRecent, mostNews, newsDays } from './news.ts'

const daysAgo = (days: number, now: Date) => ({ at: new Date(now.getTime() - days * 86_400_000) })
const now = new Date('2026-11-20T09:00:00Z')

test('what waits comes first however old it is, then the newest; ten are listed', () => {
  const items = Array.from({ length: 12 }, (_, day) => ({ day, waits: day > 9, ...daysAgo(day, now) }))
  const shown = firstNews(items).map(({ day }) => day)
  expect(shown).toEqual([10, 11, 0, 1, 2, 3, 4, 5, 6, 7])
  expect(shown).toHaveLength(mostNews)
})

test('after thirty days something is no news any more', () => {
  expect(isRecent(daysAgo(newsDays - 0.01, now), now)).toBe(true)
  expect(isRecent(daysAgo(newsDays, now), now)).toBe(false)
})
