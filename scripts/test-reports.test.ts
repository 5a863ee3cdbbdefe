import { expect, test } from 'vitest'
import { readPlaywright, readVitest } from './test-reports.ts'

const vitest = (...testResults: object[]) => readVitest(JSON.stringify({ testResults }))
const file = (status: string, ...assertionResults: object[]) => ({
  name: 'a.test.ts',
  status,
  message: status === 'failed' ? 'cannot be read' : '',
  assertionResults,
})

test('what failed in a Vitest run is listed with its name and reason; what was skipped failed', () => {
  const outcome = vitest(
    file(
      'failed',
      { fullName: 'good', status: 'passed', failureMessages: [] },
      { fullName: 'bad', status: 'failed', failureMessages: ['\u001b[31mexpected 1 to be 2\u001b[39m'] },
      { fullName: 'left out', status: 'pending', failureMessages: [] },
    ),
  )
  expect(outcome).toEqual({
    passed: 1,
    failures: [
      { name: 'bad', reason: 'expected 1 to be 2' },
      { name: 'left out', reason: 'pending' },
    ],
  })
})

test('a file of tests that could not be loaded failed', () => {
  expect(vitest(file('failed'))).toEqual({
    passed: 0,
    failures: [{ name: 'a.test.ts', reason: 'cannot be read' }],
  })
})

test('a browser test that failed, was skipped or passed only at the second try is listed', () => {
  const spec = (title: string, status: string, ...messages: string[]) => ({
    title,
    file: 'a.spec.ts',
    tests: [{ status, results: [{ errors: messages.map((message) => ({ message })) }] }],
  })
  const report = {
    errors: [{ message: 'the server did not start' }],
    suites: [
      {
        specs: [spec('good', 'expected')],
        suites: [
          {
            specs: [
              spec('bad', 'unexpected', 'not visible'),
              spec('lucky', 'flaky'),
              spec('left out', 'skipped'),
            ],
          },
        ],
      },
    ],
  }
  expect(readPlaywright(JSON.stringify(report))).toEqual({
    passed: 1,
    failures: [
      { name: 'a.spec.ts: bad', reason: 'not visible' },
      { name: 'a.spec.ts: lucky', reason: 'flaky' },
      { name: 'a.spec.ts: left out', reason: 'skipped' },
      { name: 'outside of any test', reason: 'the server did not start' },
    ],
  })
})
