import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../../server/platform/database/connection.ts'
import { newSeeker } from '../../server/testing/accounts.ts'
import { addressOf, refusal, send, signedIn } from './caller.ts'

const firstAddress = 300_000
/** A busy server is asked again, so often and after so long. */
const mostRounds = 20
const pauseMilliseconds = 500

/** One form sent many times at once: how many accounts, and does everybody learn what became of it? */
export async function registerAtOnce(url: string, database: Database, times: number) {
  const body = newSeeker({ username: 'hasty.hanna', email: 'hasty.hanna@example.com' })
  const ids = new Set<string>()
  const unclear: string[] = []
  const outcome = { accepted: 0, askedAgain: 0 }
  await Promise.all(
    Array.from({ length: times }, async (_, number) => {
      for (let round = 0; round < mostRounds; round += 1) {
        const answer = await send(url, {
          path: '/api/users/register',
          from: addressOf(firstAddress + number),
          body,
        })
        if (answer.status === 201) {
          ids.add(signedIn.parse(JSON.parse(answer.body)).data.user.id)
          outcome.accepted += 1
          return
        }
        const { code, message } = refusal.parse(JSON.parse(answer.body))
        if (code !== 'overloaded' || message === '') break
        outcome.askedAgain += 1
        await pause(pauseMilliseconds)
      }
      unclear.push(`number ${number}`)
    }),
  )
  const { rows } = await sql<{ accounts: number; consents: number; mails: number }>`
    select (select count(*)::int from accounts where email = ${body.email}) as accounts,
      (select count(*)::int from account_consents join accounts on accounts.id = account_id
        where email = ${body.email}) as consents,
      (select count(*)::int from account_links join accounts on accounts.id = account_id
        where accounts.email = ${body.email}) as mails`.execute(database.executor)
  const { accounts = 0, consents = 0, mails = 0 } = rows[0] ?? {}
  const good = accounts === 1 && consents === 1 && mails === 1 && ids.size === 1 && outcome.accepted === times
  return {
    good,
    summary:
      `${accounts} account, ${consents} consent and ${mails} mail, ${outcome.accepted} answered as registered, ` +
      `${outcome.askedAgain} asked to try again first, ${unclear.length} left without a clear answer`,
  }
}
