/** The middle one, or of an even count the upper of the two. */
export const median = (numbers: readonly number[]) =>
  numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? 0
