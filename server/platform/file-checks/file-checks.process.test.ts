import { describe, expect, test } from 'vitest'
import { corpus } from '../../testing/odd-files/corpus.ts'
import { notesIn, outcomeOf } from '../../testing/odd-files/outcome.ts'
import { decideApart } from './decide-apart.ts'
import { createFileChecks } from './file-checks.ts'

// A busy machine changes how long a process takes, never what it decides.
const checkFile = createFileChecks({ timeLimitFactor: 10 })

const oneOfEachKind = new Set([
  'a photograph of a phone, on its side, with its place',
  'a HEIC of a phone, with its place',
  'a PDF with a photograph and its place',
  'a PDF with a script in a packed object',
  'half a PNG',
])

describe('a file in a process of its own', () => {
  test.each(corpus.filter(({ name, isHeavy }) => isHeavy === true || oneOfEachKind.has(name)))(
    '$name: $expected',
    async (file) => {
      const { outcome, kept } = await outcomeOf(checkFile, await file.make())
      expect(outcome).toBe(file.expected)
      expect(kept === null ? [] : await notesIn(kept)).toEqual([])
    },
  )
})

const find = async (name: string) => (await corpus.find((file) => file.name === name)?.make()) ?? Buffer.of()

test('a file that uses up its time of the processor is too complex', async () => {
  const file = await find('a HEIC of 24 megapixels')
  expect(await decideApart(file, { processorSeconds: 1, seconds: 600 })).toEqual({
    kind: 'refused',
    problem: 'documentTooComplex',
    limit: undefined,
  })
})

test('a file that the machine had no time for may be sent again', async () => {
  const verdict = await decideApart(await find('a PDF'), { processorSeconds: 20, seconds: 0.001 })
  expect(verdict).toEqual({ kind: 'overloaded' })
})

test('after a file that broke its process, the next one is decided', async () => {
  await decideApart(await find('a PDF'), { processorSeconds: 20, seconds: 0.001 })
  expect((await outcomeOf(checkFile, await find('a PDF'))).outcome).toBe('pdf')
})
