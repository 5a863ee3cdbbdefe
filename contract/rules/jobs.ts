/** In characters. */
export const longest = {
  title: 120,
  description: 4000,
  requirements: 2000,
  notes: 2000,
  /** What somebody looks for. */
  words: 200,
} as const
/** The most that a job may say: hours a day, and pay in birr. */
export const highest = { workHours: 24, salary: 10_000_000, hourlyRate: 100_000 } as const
/** Of an employer who is not verified yet. */
export const mostUnverifiedJobs = 2
export const jobPageSize = 5
/** Totals are exact up to here; beyond it is said that there are more. */
export const mostCounted = 1000
/** Of several skills, those with all of them are counted up to here; one more is said where there are more. */
export const mostWithAllCounted = 100

/** Four weeks and a third of six days, as the law counts full work. */
const daysOfMonth = 26
/** What a month brings, in birr, so that both ways of paying can be compared; 0 where nothing was said. */
export function monthlyPay(pay: {
  monthlySalary: number | null
  hourlyRateCents: number | null
  hoursPerDay: number | null
}): number {
  if (pay.monthlySalary !== null) return pay.monthlySalary
  if (pay.hourlyRateCents === null) return 0
  return Math.round((pay.hourlyRateCents * (pay.hoursPerDay ?? 8) * daysOfMonth) / 100)
}
