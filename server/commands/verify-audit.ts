import { parseArgs } from 'node:util'
import { readConfig, type Config } from '../config.ts'
import { openAudit } from '../platform/audit/audit.ts'
import { acceptAudit, verifyAudit, type AuditProblem, type AuditReport } from '../platform/audit/verify.ts'
import { keptSecretKey } from '../platform/secret-key.ts'
import { openDisk } from '../platform/storage/disk.ts'
import { say, withExecutor } from './with-executor.ts'

// Whether the audit log is what the servers wrote.   npm run audit:verify [-- --accept]

const count = (rows: number) => `${rows.toLocaleString('en')} ${rows === 1 ? 'row' : 'rows'}`

function describe(problem: AuditProblem): string {
  switch (problem.kind) {
    case 'missing':
      return `Row ${problem.number} is missing.`
    case 'duplicate':
      return `There is more than one row ${problem.number}.`
    case 'changed':
      return `Row ${problem.number} was changed, or moved from another place.`
    case 'forged':
      return `Row ${problem.number} was not written by this server: its MAC is wrong.`
    case 'unknown key':
      return `Row ${problem.number} names a key that is neither SECRET_KEY nor SECRET_KEY_PREVIOUS, and is not covered by the head: it was inserted, or a key is not set.`
    case 'surplus':
      return `There are ${count(problem.rows)} up to number ${problem.number}: some were inserted.`
    case 'rows removed':
      return `The last rows were removed: the log ends at row ${problem.number}, its head outside the database at row ${problem.head}.`
    case 'head missing':
      return 'The head outside the database is missing: its files were removed, or this server has never been started.'
    case 'head damaged':
      return 'The head outside the database was changed, or its key is neither SECRET_KEY nor SECRET_KEY_PREVIOUS.'
    case 'head left behind':
      return `The head outside the database is at row ${problem.head} and nothing will move it, while the log ends at row ${problem.number}: the head was replaced by an older one, or could not be written.`
    case 'head contradicts':
      return `Row ${problem.head} is not the one that ${problem.day === null ? 'the head' : `the head of ${problem.day}`} outside the database was made of: rows up to there were replaced.`
    case 'daily head damaged':
      return `The head of ${problem.day} outside the database was changed.`
  }
}

function sayReport({ rows, ahead }: AuditReport): void {
  const newer = ahead === 0 ? '' : ` The last ${count(ahead)}: their head is still to be written.`
  say(`${count(rows)}, chain whole, head matches.${newer}`)
}

async function run(config: Config): Promise<AuditReport | AuditProblem> {
  const { values } = parseArgs({ options: { accept: { type: 'boolean' } } })
  const parts = openAudit({
    secretKey: config.secretKey ?? (await keptSecretKey(config.dataFolder)),
    previousSecretKey: config.previousSecretKey,
    disk: await openDisk(config.storage),
  })
  return withExecutor(config, async (executor) => {
    const refusal = values.accept === true ? await acceptAudit(executor, parts) : null
    return refusal ?? verifyAudit(executor, parts)
  })
}

try {
  const outcome = await run(readConfig(process.env))
  if ('kind' in outcome) say(`The audit log is not what was written. ${describe(outcome)}`)
  else sayReport(outcome)
  process.exit('kind' in outcome ? 1 : 0)
} catch (error) {
  process.stderr.write(
    `The audit log was not verified. ${error instanceof Error ? error.message : String(error)}\n`,
  )
  process.exit(1)
}
