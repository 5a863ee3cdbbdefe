import { expect, test } from 'vitest'
import { outcomeOf } from '../../testing/odd-files/outcome.ts'
import { makePdf } from '../../testing/odd-files/pdf.ts'
import { judgeEnd } from './decide-apart.ts'
import { createFileChecks } from './file-checks.ts'
import type { Verdict } from './verdict.ts'

const tooComplex: Verdict = { kind: 'refused', problem: 'documentTooComplex', limit: undefined }

test.each(['SIGXCPU', 'SIGSEGV', 'SIGBUS', 'SIGILL', 'SIGTRAP', 'SIGABRT', 'SIGFPE'] as const)(
  'a process that %s ended is the fault of its file',
  (signal) => {
    expect(judgeEnd(signal, null)).toEqual(tooComplex)
  },
)

test.each(['SIGKILL', 'SIGTERM', 'SIGHUP'] as const)(
  'a process that somebody ended by %s says nothing about its file',
  (signal) => {
    expect(judgeEnd(signal, null)).toEqual({ kind: 'overloaded' })
  },
)

test.each([0, 1, 13])('a process that ended with code %i and no answer is a fault of ours', (code) => {
  expect(judgeEnd(null, code)).toMatchObject({
    kind: 'failed',
    reason: `the process ended with code ${code} and without an answer`,
  })
})

const pdf = makePdf()

test('a fault of ours is an error with its reason, and no fault of the file', async () => {
  const checkFile = createFileChecks({ decide: async () => ({ kind: 'failed', reason: 'no decoder' }) })
  await expect(checkFile(async () => pdf)).rejects.toThrow('A file could not be checked: no decoder')
})

test('the reason of a refusal comes with its limit', async () => {
  const decide = async (): Promise<Verdict> => ({ kind: 'refused', problem: 'pdfTooLong', limit: 10 })
  await expect(createFileChecks({ decide })(async () => pdf)).rejects.toMatchObject({
    code: 'invalid_input',
    fields: { file: { problem: 'pdfTooLong', values: { limit: 10 } } },
  })
})

test('one file is decided at a time and read when its turn comes; with 30 waiting, more are refused', async () => {
  const gate = Promise.withResolvers<void>()
  let underWay = 0
  let most = 0
  let read = 0
  const checkFile = createFileChecks({
    decide: async () => {
      underWay += 1
      most = Math.max(most, underWay)
      await gate.promise
      underWay -= 1
      return tooComplex
    },
  })
  const waiting = Array.from({ length: 33 }, () =>
    outcomeOf(
      (readFile) =>
        checkFile(() => {
          read += 1
          return readFile()
        }),
      pdf,
    ),
  )
  await expect.poll(() => underWay).toBe(1)
  expect(read).toBe(1)
  gate.resolve()
  const outcomes = (await Promise.all(waiting)).map(({ outcome }) => outcome)
  expect(outcomes.filter((outcome) => outcome === 'documentTooComplex')).toHaveLength(31)
  expect(outcomes.filter((outcome) => outcome === 'overloaded')).toHaveLength(2)
  expect([most, read]).toEqual([1, 31])
})
