import { expect, test } from 'vitest'
import { qrCode } from './qr-code.ts'

function rowsOf(text: string): string[] {
  const code = qrCode(text)
  if (code === null) return []
  const { size, isDark } = code
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_empty, x) => (isDark(x, y) ? '#' : '.')).join(''),
  )
}
async function digestOf(text: string): Promise<string> {
  const drawn = new TextEncoder().encode(rowsOf(text).join('\n'))
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', drawn))
  return Array.from(digest.subarray(0, 8), (byte) => byte.toString(16).padStart(2, '0')).join('')
}

test('PAR-20 a short text is drawn as another encoder draws it', () => {
  expect(rowsOf('Abronet')).toEqual([
    '#######..##.#.#######',
    '#.....#...##..#.....#',
    '#.###.#.#.#...#.###.#',
    '#.###.#.#...#.#.###.#',
    '#.###.#.#.#.#.#.###.#',
    '#.....#.##.#..#.....#',
    '#######.#.#.#.#######',
    '........##...........',
    '#.#####..#.#..#####..',
    '###.#..#...#####..#.#',
    '.#..###...#.#.##...#.',
    '..#..#...#######.###.',
    '..###.#..#..#....#...',
    '........#.#.#...#.#..',
    '#######....#.#.....#.',
    '#.....#.#.#......####',
    '#.###.#.#..#.#.....#.',
    '#.###.#.#..#######...',
    '#.###.#.#.#.#.#..#...',
    '#.....#....########..',
    '#######.#.#.#...#..#.',
  ])
})

// Compared with the drawings of another encoder, module by module.
test.each([
  [14, 21, '0c21e32ca5c64df5'],
  [26, 25, '5695b8b674789b4d'],
  [42, 29, '739eb25400fef4da'],
  [62, 33, '4b5d525b14e7e1c6'],
  [84, 37, 'e1fe4275697d5f01'],
  [106, 41, 'ec0c1341296c460c'],
  [122, 45, '711f11a752e8ea11'],
  [152, 49, '2c5c4730a765e112'],
  [180, 53, '57f413b315dde985'],
  [213, 57, '5f98931125047c30'],
  [251, 61, '8b36ffcbaf1eaaa4'],
  [287, 65, '51e096651421b23c'],
  [331, 69, 'd4c1541b7b1edf06'],
  [362, 73, '37da9896ef12dca3'],
  [412, 77, '197c1407c24217d3'],
  [450, 81, '443f7eb8ca4dbc05'],
  [504, 85, '39ef0ad2c664d9f3'],
  [560, 89, 'd4236f7bb5776bde'],
  [624, 93, 'db1bee67aaa4c203'],
  [666, 97, '5d09489f1179298c'],
])(
  'a link of %d bytes fills a code of %d modules, and one byte more needs the next',
  async (length, size, digest) => {
    const link = 'https://abronet.example/registration/'.padEnd(667, 'abcdefghij')
    expect(await digestOf(link.slice(0, length))).toBe(digest)
    expect(qrCode(link.slice(0, length))?.size).toBe(size)
    expect(qrCode(link.slice(0, length + 1))?.size).toBe(length === 666 ? undefined : size + 4)
  },
)
