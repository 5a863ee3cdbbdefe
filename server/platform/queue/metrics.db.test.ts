import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { operatorToken, testApp } from '../../testing/app.ts'
import { createMailer } from '../mail/mail.ts'

test('the operator sees how many jobs wait, and how long the oldest has', async () => {
  const { app, database } = await testApp()
  const mailer = createMailer({ publicUrl: 'http://localhost:3000' })
  const links = { unsubscribeUrl: 'http://localhost/u', unsubscribeOneClickUrl: 'http://localhost/o' }
  for (const to of ['new@a.example', 'newer@a.example', 'retry@a.example', 'given-up@a.example']) {
    await mailer.send(database.executor, {
      to,
      language: 'en',
      template: 'newsletter-welcome',
      values: links,
    })
  }
  await sql`update graphile_worker._private_jobs set attempts = 2, created_at = now() - interval '1 hour'
    where payload->>'to' = 'retry@a.example'`.execute(database.executor)
  await sql`update graphile_worker._private_jobs set attempts = max_attempts
    where payload->>'to' = 'given-up@a.example'`.execute(database.executor)
  const { body } = await app.inject({
    url: '/metrics',
    headers: { authorization: `Bearer ${operatorToken}` },
  })
  expect(body).toContain('abronet_jobs_waiting{state="new"} 2')
  expect(body).toContain('abronet_jobs_waiting{state="retry"} 1')
  expect(body).toContain('abronet_jobs_waiting{state="running"} 0')
  expect(body).toContain('abronet_jobs_waiting{state="given_up"} 1')
  expect(body).toMatch(/abronet_jobs_oldest_seconds\{state="retry"\} 36\d\d/)
})
