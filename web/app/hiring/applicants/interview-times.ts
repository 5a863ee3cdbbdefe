import { mostInterviewTimes } from '../../../../contract/rules/hiring.ts'

/** A time that is proposed, by the calendar and the clock of Ethiopia: YYYY-MM-DD and HH:MM. */
export type Proposal = { day: string; time: string }

const dayMilliseconds = 24 * 3600_000
/** Ethiopia is three hours ahead of UTC the whole year. */
const offset = '+03:00'
const offsetMilliseconds = 3 * 3600_000
const daysOffered = 30

const dayOf = (milliseconds: number) => new Date(milliseconds).toISOString().slice(0, 10)

/** The days that may be proposed, from tomorrow on. */
export function daysFrom(now: Date): string[] {
  const today = now.getTime() + offsetMilliseconds
  return Array.from({ length: daysOffered }, (_, index) => dayOf(today + (index + 1) * dayMilliseconds))
}

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay()
const isWorkingDay = (day: string) => weekdayOf(day) % 6 !== 0

/** The next working days in the middle of the morning. */
export const firstProposals = (now: Date): Proposal[] =>
  daysFrom(now)
    .filter(isWorkingDay)
    .slice(0, mostInterviewTimes)
    .map((day) => ({ day, time: '10:00' }))

/** From six in the morning to eight in the evening, every half hour. */
export const times: readonly string[] = Array.from({ length: 29 }, (_, index) => {
  const minutes = 6 * 60 + index * 30
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${minutes % 60 === 0 ? '00' : '30'}`
})

export const instantOf = ({ day, time }: Proposal): Date => new Date(`${day}T${time}:00${offset}`)

/** As they travel, the earliest first and each once. */
export const timesOf = (proposals: readonly Proposal[]): string[] =>
  [...new Set(proposals.map((proposal) => instantOf(proposal).toISOString()))].toSorted()
