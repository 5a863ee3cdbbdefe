// QR codes (ISO/IEC 18004) of links: bytes, error correction M, versions 1 to 20.

/** By version: check bytes of a block, how many blocks there are, data bytes of the first, and how many at the end hold one more. */
const blocks = [
  [10, 1, 16, 0],
  [16, 1, 28, 0],
  [26, 1, 44, 0],
  [18, 2, 32, 0],
  [24, 2, 43, 0],
  [16, 4, 27, 0],
  [18, 4, 31, 0],
  [22, 4, 38, 2],
  [22, 5, 36, 2],
  [26, 5, 43, 1],
  [30, 5, 50, 4],
  [22, 8, 36, 2],
  [22, 9, 37, 1],
  [24, 9, 40, 5],
  [24, 10, 41, 5],
  [28, 10, 45, 3],
  [28, 11, 46, 1],
  [26, 13, 43, 4],
  [26, 14, 44, 11],
  [26, 16, 41, 13],
] as const
/** Where the small squares are, by version; with the first one at 6 in all but version 1. */
const alignments = [
  [],
  [18],
  [22],
  [26],
  [30],
  [34],
  [22, 38],
  [24, 42],
  [26, 46],
  [28, 50],
  [30, 54],
  [32, 58],
  [34, 62],
  [26, 46, 66],
  [26, 48, 70],
  [26, 50, 74],
  [30, 54, 78],
  [30, 56, 82],
  [30, 58, 86],
  [34, 62, 90],
] as const

/** From this version on two bytes say how many bytes follow. */
const firstOfLong = 10

/** The field of 256 numbers in which the check bytes are reckoned. */
const powers = new Uint8Array(255)
const logarithms = new Uint8Array(256)
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value
  logarithms[value] = exponent
  value = value < 128 ? value * 2 : (value * 2) ^ 0x11d
}
const times = (one: number, other: number) =>
  one === 0 || other === 0 ? 0 : (powers[((logarithms[one] ?? 0) + (logarithms[other] ?? 0)) % 255] ?? 0)

/** The remainder by the polynomial that has the first powers as its roots. */
function checkBytes(data: readonly number[], count: number): number[] {
  let divisor = [1]
  for (let root = 0; root < count; root += 1) {
    divisor = [...divisor, 0].map((factor, at) => factor ^ times(divisor[at - 1] ?? 0, powers[root] ?? 0))
  }
  const rest = [...data, ...Array.from({ length: count }, () => 0)]
  for (let at = 0; at < data.length; at += 1) {
    const lead = rest[at] ?? 0
    for (const [step, factor] of divisor.entries()) {
      rest[at + step] = (rest[at + step] ?? 0) ^ times(factor, lead)
    }
  }
  return rest.slice(data.length)
}

/** Mode, length, bytes and filling, in blocks with their check bytes, in the order in which they are drawn. */
function codewords(bytes: Uint8Array, version: number): number[] {
  const [checks, count, shortest, longer] = blocks[version - 1] ?? [0, 0, 0, 0]
  const capacity = count * shortest + longer
  const sizes = [bytes.length >> 8, bytes.length & 255].slice(version < firstOfLong ? 1 : 0)
  // Four bits say that bytes follow, so that each byte lies across two.
  const halves = [
    4,
    ...sizes.flatMap((byte) => [byte >> 4, byte & 15]),
    ...[...bytes].flatMap((byte) => [byte >> 4, byte & 15]),
    0,
  ]
  const data = Array.from(
    { length: halves.length / 2 },
    (_, at) => ((halves[2 * at] ?? 0) << 4) | (halves[2 * at + 1] ?? 0),
  )
  for (let filling = 0xec; data.length < capacity; filling ^= 0xec ^ 0x11) data.push(filling)
  let from = 0
  const parts = Array.from({ length: count }, (_, block) => {
    const part = data.slice(from, from + shortest + (block >= count - longer ? 1 : 0))
    from += part.length
    return part
  })
  const interleaved = (columns: readonly number[][], length: number) =>
    Array.from({ length }, (_, at) => columns.flatMap((column) => column[at] ?? [])).flat()
  const all = parts.map((part) => checkBytes(part, checks))
  return [...interleaved(parts, shortest + 1), ...interleaved(all, checks)]
}

/** Value and remainder of a code for which one polynomial is known. */
function withRemainder(value: number, polynomial: number, bits: number): number {
  let rest = value << bits
  for (let bit = 31 - Math.clz32(rest); bit >= bits; bit -= 1) {
    if (((rest >> bit) & 1) === 1) rest ^= polynomial << (bit - bits)
  }
  return (value << bits) | rest
}

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
]

/** What is drawn, and which places are not for data. */
class Grid {
  readonly size: number
  readonly dark: Uint8Array
  readonly #taken: Uint8Array

  constructor(size: number) {
    this.size = size
    this.dark = new Uint8Array(size * size)
    this.#taken = new Uint8Array(size * size)
  }

  draw(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return
    this.dark[y * this.size + x] = isDark ? 1 : 0
    this.#taken[y * this.size + x] = 1
  }

  /** Squares within squares around a place; `light` names the distances that stay light. */
  drawSquares(x: number, y: number, reach: number, light: readonly number[]): void {
    for (let down = -reach; down <= reach; down += 1) {
      for (let right = -reach; right <= reach; right += 1) {
        this.draw(x + right, y + down, !light.includes(Math.max(Math.abs(right), Math.abs(down))))
      }
    }
  }

  /** The free places in pairs of columns from the right, upwards and downwards in turn. */
  *free(): Generator<[x: number, y: number]> {
    let isUpward = true
    for (let right = this.size - 1; right > 0; right -= 2) {
      // The column of the timing pattern belongs to no pair.
      if (right === 6) right -= 1
      for (let step = 0; step < this.size; step += 1) {
        const y = isUpward ? this.size - 1 - step : step
        for (const x of [right, right - 1]) if (this.#taken[y * this.size + x] === 0) yield [x, y]
      }
      isUpward = !isUpward
    }
  }
}

function drawPatterns(grid: Grid, version: number): void {
  const { size } = grid
  for (let at = 0; at < size; at += 1) {
    grid.draw(6, at, at % 2 === 0)
    grid.draw(at, 6, at % 2 === 0)
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    grid.drawSquares(x, y, 4, [2, 4])
  }
  const centres: readonly number[] = [6, ...(alignments[version - 1] ?? [])]
  const last = centres.at(-1)
  for (const x of centres) {
    for (const y of centres) {
      const isCorner = (x === 6 && (y === 6 || y === last)) || (x === last && y === 6)
      if (!isCorner) grid.drawSquares(x, y, 2, [1])
    }
  }
  if (version < 7) return
  const code = withRemainder(version, 0x1f25, 12)
  for (let bit = 0; bit < 18; bit += 1) {
    const [near, far] = [Math.floor(bit / 3), size - 11 + (bit % 3)]
    grid.draw(far, near, ((code >> bit) & 1) === 1)
    grid.draw(near, far, ((code >> bit) & 1) === 1)
  }
}

/** Tells a reader the error correction, M, which is 0, and the mask; twice, so that one may be damaged. */
function drawFormat(grid: Grid, mask: number): void {
  const { size } = grid
  const code = withRemainder(mask, 0x537, 10) ^ 0x5412
  for (let bit = 0; bit < 15; bit += 1) {
    const isDark = ((code >> bit) & 1) === 1
    // Around the corner at the top left, past the timing pattern.
    if (bit < 8) grid.draw(8, bit < 6 ? bit : bit + 1, isDark)
    else grid.draw(bit === 8 ? 7 : 14 - bit, 8, isDark)
    if (bit < 8) grid.draw(size - 1 - bit, 8, isDark)
    else grid.draw(8, size - 15 + bit, isDark)
  }
  grid.draw(8, size - 8, true)
}

/** How hard it is to read: long runs, blocks, what looks like a corner, and much more of one colour. */
function difficulty({ size, dark }: Grid): number {
  const at = (x: number, y: number) => dark[y * size + x] ?? 0
  const lines = Array.from({ length: size }, (_, one) => [
    Array.from({ length: size }, (_empty, other) => at(other, one)).join(''),
    Array.from({ length: size }, (_empty, other) => at(one, other)).join(''),
  ]).flat()
  let sum = 0
  for (const line of lines) {
    for (const [run] of line.matchAll(/0{5,}|1{5,}/g)) sum += run.length - 2
    sum += 40 * [...line.matchAll(/(?=00001011101|10111010000)/g)].length
  }
  for (let y = 1; y < size; y += 1) {
    for (let x = 1; x < size; x += 1) {
      const four = at(x, y) + at(x - 1, y) + at(x, y - 1) + at(x - 1, y - 1)
      if (four === 0 || four === 4) sum += 3
    }
  }
  const share = dark.reduce((total, one) => total + one, 0) / dark.length
  return sum + 10 * Math.floor(Math.abs(share - 0.5) * 20)
}

function draw(words: readonly number[], version: number, mask: number): Grid {
  const grid = new Grid(17 + 4 * version)
  drawPatterns(grid, version)
  drawFormat(grid, mask)
  let bit = 0
  for (const [x, y] of grid.free()) {
    const isSet = (((words[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1
    if (isSet !== masks[mask]?.(x, y)) grid.dark[y * grid.size + x] = 1
    bit += 1
  }
  return grid
}

export type QrCode = { size: number; isDark: (x: number, y: number) => boolean }

/** The easiest of its eight drawings to read; null for a text beyond 666 bytes. */
export function qrCode(text: string): QrCode | null {
  const bytes = new TextEncoder().encode(text)
  const version =
    1 +
    blocks.findIndex(
      ([, count, shortest, longer], at) =>
        count * shortest + longer >= bytes.length + (at + 1 < firstOfLong ? 2 : 3),
    )
  if (version === 0) return null
  const words = codewords(bytes, version)
  const [easiest] = masks
    .map((_, mask) => draw(words, version, mask))
    .map((grid) => ({ grid, points: difficulty(grid) }))
    .toSorted((one, other) => one.points - other.points)
  if (easiest === undefined) return null
  const { size, dark } = easiest.grid
  return { size, isDark: (x, y) => dark[y * size + x] === 1 }
}
