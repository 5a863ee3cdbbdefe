import { dayInEthiopia } from '../../contract/rules/formats.ts'

const millisecondsOfDay = 24 * 60 * 60 * 1000

/** So many days from today, in Addis Ababa; a negative number is before it. */
export const dayFromNow = (days: number): string =>
  dayInEthiopia(new Date(Date.now() + days * millisecondsOfDay))
