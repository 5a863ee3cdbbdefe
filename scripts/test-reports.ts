import { stripVTControlCharacters } from 'node:util'
import * as z from 'zod/mini'

/** What a step of the tests came to: how many passed, and of each that did not its name and why. */
export type Outcome = { passed: number; failures: { name: string; reason: string }[] }

const vitestReport = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(
        z.object({
          fullName: z.string(),
          status: z.string(),
          failureMessages: z.nullish(z.array(z.string())),
        }),
      ),
    }),
  ),
})

const fault = z.object({ message: z.optional(z.string()) })
const playwrightSuite = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      tests: z.array(
        z.object({ status: z.string(), results: z.array(z.object({ errors: z.array(fault) })) }),
      ),
    }),
  ),
  get suites() {
    return z.optional(z.array(playwrightSuite))
  },
})
type PlaywrightSuite = z.infer<typeof playwrightSuite>
const playwrightReport = z.object({ suites: z.array(playwrightSuite), errors: z.array(fault) })

/** A test that was skipped proves nothing and counts as failed. */
export function readVitest(report: string): Outcome {
  const files = vitestReport.parse(JSON.parse(report)).testResults
  const tests = files.flatMap(({ assertionResults }) => assertionResults)
  const brokenFiles = files.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  )
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [
      ...tests
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName, status, failureMessages }) => ({
          name: fullName,
          reason: plain(failureMessages?.join('\n') || status),
        })),
      ...brokenFiles.map(({ name, message }) => ({ name, reason: plain(message) })),
    ],
  }
}

/** One that was skipped or passed only at the second try counts as failed too. */
export function readPlaywright(report: string): Outcome {
  const { suites, errors } = playwrightReport.parse(JSON.parse(report))
  const specs = suites.flatMap(specsOf)
  const tests = specs.flatMap(({ title, file, tests: runs }) =>
    runs.map(({ status, results }) => ({ name: `${file}: ${title}`, status, results })),
  )
  return {
    passed: tests.filter(({ status }) => status === 'expected').length,
    failures: [
      ...tests
        .filter(({ status }) => status !== 'expected')
        .map(({ name, status, results }) => ({
          name,
          reason: tell(results.flatMap((result) => result.errors)) || status,
        })),
      ...errors.map((error) => ({ name: 'outside of any test', reason: tell([error]) })),
    ],
  }
}

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
]

const tell = (errors: readonly z.infer<typeof fault>[]) =>
  plain(errors.map(({ message }) => message ?? '').join('\n'))

/** Without colours, and no longer than what helps to find the cause. */
export const plain = (text: string) => stripVTControlCharacters(text).trim().slice(0, 2_000)
