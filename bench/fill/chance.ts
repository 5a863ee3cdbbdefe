/** The same numbers in every run, so that two runs measure the same. */
export function chance(seed: number) {
  let state = seed
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  /** The first of a list come far more often than the last, as towns and languages do. */
  const common = <Value>(list: readonly Value[]): Value[] =>
    list.slice(Math.floor(next() ** 2.5 * list.length)).slice(0, 1)
  const some = <Value>(list: readonly Value[], most: number): Value[] => [
    ...new Set(Array.from({ length: 1 + Math.floor(next() * most) }, () => common(list)).flat()),
  ]
  return { next, common, some }
}

export type Dice = ReturnType<typeof chance>
