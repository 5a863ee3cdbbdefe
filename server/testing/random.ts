/** The same choices each time, unevenly: what is first in a list is more common than what is last. */
export function createChoices(seed: number) {
  let state = seed
  const next = (): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return state / 2_147_483_648
  }
  const pick = <Value>(list: readonly Value[]): Value[] =>
    list.slice(Math.floor(next() ** 2 * list.length)).slice(0, 1)
  const some = <Value>(list: readonly Value[], most: number): Value[] => [
    ...new Set(Array.from({ length: 1 + Math.floor(next() * most) }, () => pick(list)).flat()),
  ]
  return { next, pick, some }
}
