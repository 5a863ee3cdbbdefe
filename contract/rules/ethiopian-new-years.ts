/**
 * The day of September on which the Ethiopian year begins, from 1900 to 2100, ten years in a row. Written out from the
 * published rule (Wikipedia, "Ethiopian calendar", New Year's Day): 11 September, and 12 September before a Gregorian
 * leap year. The leap day of Pagume comes every fourth year without exception, so it comes in 2099 too, though 2100 has
 * none in February; from then on all is a day later. Meant for tests.
 */
export const newYearDays: readonly (readonly [decade: number, days: readonly number[]])[] = [
  [1900, [11, 11, 11, 12, 11, 11, 11, 12, 11, 11]],
  [1910, [11, 12, 11, 11, 11, 12, 11, 11, 11, 12]],
  [1920, [11, 11, 11, 12, 11, 11, 11, 12, 11, 11]],
  [1930, [11, 12, 11, 11, 11, 12, 11, 11, 11, 12]],
  [1940, [11, 11, 11, 12, 11, 11, 11, 12, 11, 11]],
  [1950, [11, 12, 11, 11, 11, 12, 11, 11, 11, 12]],
  [1960, [11, 11, 11, 12, 11, 11, 11, 12, 11, 11]],
  [1970, [11, 12, 11, 11, 11, 12, 11, 11, 11, 12]],
  [1980, [11, 11, 11, 12, 11, 11, 11, 12, 11, 11]],
  [1990, [11, 12, 11, 11, 11, 12, 11, 11, 11, 12]],
  [2000, [11, 11, 11, 12, 11, 11, 11, 12, 11, 11]],
  [2010, [11, 12, 11, 11, 11, 12, 11, 11, 11, 12]],
  [2020, [11, 11, 11, 12, 11, 11, 11, 12, 11, 11]],
  [2030, [11, 12, 11, 11, 11, 12, 11, 11, 11, 12]],
  [2040, [11, 11, 11, 12, 11, 11, 11, 12, 11, 11]],
  [2050, [11, 12, 11, 11, 11, 12, 11, 11, 11, 12]],
  [2060, [11, 11, 11, 12, 11, 11, 11, 12, 11, 11]],
  [2070, [11, 12, 11, 11, 11, 12, 11, 11, 11, 12]],
  [2080, [11, 11, 11, 12, 11, 11, 11, 12, 11, 11]],
  [2090, [11, 12, 11, 11, 11, 12, 11, 11, 11, 12]],
  [2100, [12]],
]
