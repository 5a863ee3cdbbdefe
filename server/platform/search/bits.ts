/** Numbers hold masks of up to 53 bits exactly, but operators work on 32 of them. */
const lowBits = 2 ** 32

/** How many bits two masks have in common. */
export const commonBits = (one: number, other: number): number =>
  one < lowBits || other < lowBits
    ? ones(one & other)
    : ones(one & other) + ones((one / lowBits) & (other / lowBits))

export const countBits = (bits: number): number => commonBits(bits, bits)

export const hasCommonBit = (one: number, other: number): boolean =>
  (one & other) !== 0 || (one >= lowBits && other >= lowBits && ((one / lowBits) & (other / lowBits)) !== 0)

function ones(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1
  return count
}
