import * as z from 'zod/mini'

export type Count = { passed: number; failed: number }

const vitestReport = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  numTodoTests: z.number(),
})
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number(), skipped: z.number() }),
})

/** A test that was skipped proves nothing and counts as failed; so does a run that failed outside of any test. */
export function countVitest(report: string, succeeded: boolean): Count {
  const counts = vitestReport.parse(JSON.parse(report))
  return settle(
    counts.numPassedTests,
    counts.numFailedTests + counts.numPendingTests + counts.numTodoTests,
    succeeded,
  )
}

/** One that passed only at the second try counts as failed too. */
export function countPlaywright(report: string, succeeded: boolean): Count {
  const { stats } = playwrightReport.parse(JSON.parse(report))
  return settle(stats.expected, stats.unexpected + stats.flaky + stats.skipped, succeeded)
}

function settle(passed: number, failed: number, succeeded: boolean): Count {
  const nothingRan = passed + failed === 0
  return { passed, failed: failed === 0 && (!succeeded || nothingRan) ? 1 : failed }
}
