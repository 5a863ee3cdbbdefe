import { describe, expect, test } from 'vitest'
import { corpus } from '../../testing/odd-files/corpus.ts'
import { notesIn, outcomeOf } from '../../testing/odd-files/outcome.ts'
import { decide } from './decide.ts'
import { createFileChecks } from './file-checks.ts'

// In this process, since a process for each of them takes half a minute; `npm run drill:files` gives each its own.
const checkFile = createFileChecks({ decide })

describe('DOC-21 DOC-23 DOC-26 of all hostile and odd files', () => {
  test.each(corpus.filter(({ isHeavy }) => isHeavy !== true))('$name: $expected', async (file) => {
    const { outcome, kept } = await outcomeOf(checkFile, await file.make())
    expect(outcome).toBe(file.expected)
    if (kept === null) return
    expect(kept.pages.length).toBeGreaterThan(0)
    expect(await notesIn(kept)).toEqual([])
  })
})

test('there are at least 60, each another one', () => {
  expect(corpus.length).toBeGreaterThanOrEqual(60)
  expect(new Set(corpus.map(({ name }) => name)).size).toBe(corpus.length)
})

test('every kind that is taken, and every reason for a refusal but overload in a process, is among them', () => {
  const outcomes = new Set(corpus.map(({ expected }) => expected))
  const reasons = 'Kind Broken TooSmall TooBig TooComplex'.split(' ').map((reason) => `document${reason}`)
  const ofPdfs = ['pdfLocked', 'pdfActive', 'pdfUnusual', 'pdfTooLong']
  expect(outcomes).toEqual(new Set(['picture', 'pdf', 'fileMissing', 'fileTooLarge', ...reasons, ...ofPdfs]))
})

test('the corpus has what the metadata is looked for in', async () => {
  const names = [
    'a photograph of a phone, on its side, with its place',
    'a HEIC of a phone, with its place',
    'a PDF with a photograph and its place',
    'a WebP with the place in its notes',
    'a PNG with the place in its notes',
  ]
  for (const name of names) {
    const content = await corpus.find((file) => file.name === name)?.make()
    expect(Buffer.from(content ?? []).toString('latin1'), name).toMatch(/Tecno|house of Tigist/)
  }
})
