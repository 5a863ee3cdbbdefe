import { limitedSharp } from '../platform/limited-sharp.ts'

// Invented documents of the demo. Of rectangles alone: the library reads no SVG here, and a server may have no fonts.

export type SpecimenLook = { kind: 'card' | 'sheet'; colour: string }
type Rectangle = { left: number; top: number; width: number; height: number; colour: string }

const sizes = { card: { width: 640, height: 404 }, sheet: { width: 480, height: 678 } } as const
const ink = '#3a3a3a'
const faint = '#b9b4a8'

/** As image/webp, the kind of file that documents are kept as. */
export async function drawSpecimen({ kind, colour }: SpecimenLook): Promise<Uint8Array> {
  const size = sizes[kind]
  const { width, height } = size
  const paper = { left: 0, top: 0, ...size, colour: '#f7f2e4' }
  const header = { ...paper, height: 64, colour }
  const word = wordOf({ left: (width - wordWidth) / 2, top: height - 150, colour })
  const pixels = Buffer.alloc(width * height * channels)
  for (const part of [paper, header, ...(kind === 'card' ? cardParts : sheetParts), ...word])
    paint(pixels, width, part)
  return await limitedSharp(pixels, { raw: { ...size, channels } })
    .webp({ quality: 82 })
    .toBuffer()
}

const channels = 3
function paint(pixels: Buffer, pictureWidth: number, { left, top, width, height, colour }: Rectangle): void {
  const row = Buffer.alloc(width * channels, Buffer.from(colour.slice(1), 'hex'))
  for (let y = top; y < top + height; y += 1) row.copy(pixels, (y * pictureWidth + left) * channels)
}

const line = (left: number, top: number, width: number): Rectangle => ({
  left,
  top,
  width,
  height: 12,
  colour: faint,
})

/** A portrait beside what is written about the person. */
const cardParts: readonly Rectangle[] = [
  { left: 32, top: 88, width: 150, height: 150, colour: '#dfe6ea' },
  { left: 80, top: 104, width: 54, height: 60, colour: '#8d6b4f' },
  { left: 58, top: 172, width: 98, height: 66, colour: ink },
  ...[300, 240, 360, 180, 280].map((width, index) => line(214, 96 + index * 30, width)),
]
/** A letter with a stamp. */
const sheetParts: readonly Rectangle[] = [
  ...[220, 380, 390, 360, 384, 300, 376, 388, 240].map((width, index) => line(44, 110 + index * 34, width)),
  { left: 330, top: 430, width: 96, height: 70, colour: '#9aa7c7' },
]

/** The word DEMO, of seven rows of five cells for each letter. */
const letters = [
  ['####.', '#...#', '#...#', '#...#', '#...#', '#...#', '####.'],
  ['#####', '#....', '#....', '####.', '#....', '#....', '#####'],
  ['#...#', '##.##', '#.#.#', '#.#.#', '#...#', '#...#', '#...#'],
  ['.###.', '#...#', '#...#', '#...#', '#...#', '#...#', '.###.'],
] as const
const cell = 16
const wordWidth = (letters.length * 6 - 1) * cell

function wordOf({ left, top, colour }: { left: number; top: number; colour: string }): Rectangle[] {
  return letters.flatMap((rows, letter) =>
    rows.flatMap((row, y) =>
      [...row.matchAll(/#+/g)].map(({ 0: run, index: x }) => ({
        left: left + (letter * 6 + x) * cell,
        top: top + y * cell,
        width: run.length * cell,
        height: cell,
        colour,
      })),
    ),
  )
}
