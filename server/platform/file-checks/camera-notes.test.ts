import { inflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { corpus } from '../../testing/odd-files/corpus.ts'
import { privateWords } from '../../testing/odd-files/odd-file.ts'
import { blankCameraNotes } from './camera-notes.ts'

/** All that a reader could find in a PDF: its bytes, and what its packed streams contain. */
function textOf(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1')
  const streams = [...text.matchAll(/FlateDecode[^]*?stream\n/g)].map(({ index, 0: start }) =>
    inflateSync(Buffer.from(text.slice(index + start.length), 'latin1')).toString('latin1'),
  )
  return [text, ...streams].join('')
}
const wordsIn = (pdf: Uint8Array) => privateWords.filter((word) => textOf(pdf).includes(word))

describe('DOC-26 the notes of cameras are blanked where they are, and nothing else moves', () => {
  test.each([
    'a PDF with a photograph and its place',
    'a PDF with a packed photograph and its place',
    'a PDF with the place in its XMP',
    'a PDF with the place in its packed XMP',
  ])('%s', async (name) => {
    const pdf = (await corpus.find((file) => file.name === name)?.make()) ?? Buffer.of()
    expect(wordsIn(pdf)).not.toEqual([])
    const blanked = blankCameraNotes(pdf)
    expect(wordsIn(blanked)).toEqual([])
    expect(blanked.length).toBe(pdf.length)
    expect(Buffer.from(blanked.subarray(-200)).toString('latin1')).toBe(
      Buffer.from(pdf.subarray(-200)).toString('latin1'),
    )
  })

  test('a PDF without notes stays as it is', async () => {
    const pdf = (await corpus.find(({ name }) => name === 'a PDF of ten pages')?.make()) ?? Buffer.of()
    expect(Buffer.from(blankCameraNotes(pdf)).equals(pdf)).toBe(true)
  })
})
