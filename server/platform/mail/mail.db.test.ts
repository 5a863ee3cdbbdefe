import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, expect, test } from 'vitest'
import { languages, type Language } from '../../../contract/rules/language.ts'
import { readConfig } from '../../config.ts'
import { mailTemplates, textNamespaces } from '../../domains.ts'
import { cloneDatabase } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { keptLog } from '../../testing/log.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { freePort } from '../../testing/process.ts'
import { startWorker } from '../queue/worker.ts'
import { loadTexts } from '../texts.ts'
import { createDelivery } from './deliver.ts'
import { escapeHtml } from './html.ts'
import { createMailer, type Mail } from './mail.ts'
import { readMessage } from './read-message.ts'
import { openTransport } from './transport.ts'

const publicUrl = 'https://abronet.example'
const texts = await loadTexts(textNamespaces)
const { url, database } = await cloneDatabase()
const mailer = createMailer({ publicUrl })
const folder = await mkdtemp(join(tmpdir(), 'abronet-mail-'))
afterAll(() => rm(folder, { recursive: true }))

const confirmation = (to: string, language: Language = 'en'): Mail => ({
  to,
  language,
  template: 'newsletter-confirm',
  values: {
    confirmUrl: `${publicUrl}/newsletter/confirm?token=a&b=c`,
    unsubscribeUrl: `${publicUrl}/newsletter/leave?token=x`,
    unsubscribeOneClickUrl: `${publicUrl}/api/newsletter/unsubscribe?token=x`,
  },
})

const ending: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const end of ending.splice(0)) await end()
  await sql`delete from graphile_worker._private_jobs`.execute(database.executor)
})

/** The same that main.ts starts, with settings as an operator writes them. */
function startNode(environment: { [name: string]: string }) {
  const { mail, brand, mailFolder } = readConfig({ DATA_DIR: folder, ...environment })
  const { log, lines } = keptLog()
  const transport = openTransport(mail, mailFolder)
  const deliver = createDelivery({
    publicUrl,
    brand,
    from: mail.from,
    texts,
    templates: mailTemplates,
    transport,
    log,
  })
  const timing = {
    pollMilliseconds: 100,
    beatMilliseconds: 100,
    deadMilliseconds: 500,
    checkMilliseconds: 100,
  }
  const tasks = {
    'send-mail': deliver,
    'mail-reset-link': async () => {},
    'mail-saved-searches': async () => {},
    'mask-old-texts': async () => {},
  }
  const worker = startWorker({ url, log, tasks, timing })
  ending.push(async () => {
    await worker.stop()
    transport.close()
  })
  return { lines }
}

const jobs = async () => {
  const { rows } = await sql<{ attempts: number; last_error: string | null }>`
    select * from graphile_worker.jobs`.execute(database.executor)
  return rows
}

/** What waits for its next try is tried now. */
const hurry = () => sql`update graphile_worker._private_jobs set run_at = now()`.execute(database.executor)

test('a mail is delivered once, in the language of its reader, as HTML and as text', async () => {
  const server = await startMailServer()
  startNode({ MAIL_URL: server.url })
  await expect(
    database.executor.transaction().execute(async (transaction) => {
      await mailer.send(transaction, confirmation('nobody@people.example'))
      throw new Error('rolled back')
    }),
  ).rejects.toThrow('rolled back')
  await database.executor.transaction().execute(async (transaction) => {
    for (const language of languages) {
      await mailer.send(transaction, confirmation(`${language}@people.example`, language))
    }
  })
  await eventually(() => expect(server.received).toHaveLength(3))
  for (const language of languages) {
    const message = readMessage(server.to(`${language}@people.example`)[0]?.raw ?? '')
    expect(message.header('subject')).toBe(texts(language, 'mail.subject.newsletterConfirm'))
    expect(message.header('from')).toBe(`${texts(language, 'common.brand')} <hello@abronet.example>`)
    expect(message.header('to')).toBe(`${language}@people.example`)
    expect(message.header('content-language')).toBe(language)
    expect(message.header('message-id')).toMatch(/^<[\da-f-]{36}@abronet\.example>$/)
    expect(message.header('list-unsubscribe')).toBe(`<${publicUrl}/api/newsletter/unsubscribe?token=x>`)
    expect(message.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    expect(message.html).toContain(`<html lang="${language}">`)
    expect(message.html).toContain(escapeHtml(texts(language, 'mail.newsletterConfirm.text')))
    expect(message.html).toContain(`href="${publicUrl}/newsletter/confirm?token=a&amp;b=c"`)
    expect(message.text).toContain(texts(language, 'mail.newsletterConfirm.text'))
    expect(message.text).toContain(`${publicUrl}/newsletter/confirm?token=a&b=c`)
    expect(message.text).toContain(`${publicUrl}/newsletter/leave?token=x`)
  }
  expect(server.to('am@people.example')[0]?.raw).toMatch(/^Subject: =\?UTF-8\?/m)
  expect(server.to('nobody@people.example')).toEqual([])
})

test('a file that is attached arrives beside the text and the HTML, named and whole', async () => {
  const server = await startMailServer()
  startNode({ MAIL_URL: server.url })
  const calendar = 'BEGIN:VCALENDAR\r\nSUMMARY:ቃለ መጠይቅ\r\nEND:VCALENDAR\r\n'
  await mailer.send(database.executor, {
    to: 'invited@people.example',
    language: 'am',
    template: 'hiring-notice',
    values: {
      unsubscribeUrl: `${publicUrl}/notices/stop?token=x`,
      unsubscribeOneClickUrl: `${publicUrl}/api/notices/stop?token=x`,
      name: 'interview.agreed',
      reader: 'seeker',
      link: `${publicUrl}/jobseeker/Applications`,
      person: '',
      job: '',
      document: '',
      reason: '',
      message: '',
      times: [],
      place: '',
      calendar,
    },
  })
  await eventually(() => expect(server.received).toHaveLength(1))
  const raw = server.received[0]?.raw ?? ''
  expect(raw).toMatch(/content-type: text\/calendar; charset=utf-8; method=PUBLISH/i)
  expect(raw).toMatch(/content-disposition: attachment; filename=interview\.ics/i)
  const message = readMessage(raw)
  expect(message.calendar).toBe(calendar)
  expect(message.text).toContain(texts('am', 'mail.notices.lines.calendar'))
  expect(message.html).toContain(escapeHtml(texts('am', 'mail.notices.lines.calendar')))
})

test('a server that says "later" gets the same message again, by its Message-ID', async () => {
  const server = await startMailServer()
  server.refuse('later@people.example', 451)
  const { lines } = startNode({ MAIL_URL: server.url, MAIL_FROM: 'Someone Else <post@people.example>' })
  await mailer.send(database.executor, confirmation('later@people.example'))
  await eventually(async () => expect((await jobs())[0]?.last_error).not.toBeNull())
  const [waiting] = await jobs()
  expect(waiting?.last_error).toBe('The mail server answered 451 to RCPT TO')
  const { rows } = await sql<{ id: string }>`
    select payload->>'messageId' as id from graphile_worker._private_jobs`.execute(database.executor)
  await hurry()
  await eventually(() => expect(server.to('later@people.example')).toHaveLength(1))
  const message = readMessage(server.to('later@people.example')[0]?.raw ?? '')
  expect(message.header('message-id')).toBe(rows[0]?.id)
  expect(message.header('from')).toBe('Someone Else <post@people.example>')
  await eventually(async () => expect(await jobs()).toEqual([]))
  expect(lines.join('')).not.toContain('later@')
})

test('what was sent while the server was down is delivered when it is back', async () => {
  const port = await freePort()
  const { lines } = startNode({ MAIL_URL: `smtp://127.0.0.1:${port}` })
  await mailer.send(database.executor, confirmation('patient@people.example'))
  await eventually(async () => expect((await jobs())[0]?.last_error).not.toBeNull())
  const server = await startMailServer({ port })
  await eventually(() => expect(server.to('patient@people.example')).toHaveLength(1))
  expect(lines.join('')).toContain('The mail server cannot be reached')
  expect(lines.join('')).not.toContain('patient@')
})

test('a refusal for good is given up, and the others still get theirs', async () => {
  const server = await startMailServer()
  server.refuse('gone@people.example', 550)
  const { lines } = startNode({ MAIL_URL: server.url })
  await mailer.send(database.executor, confirmation('gone@people.example'))
  await mailer.send(database.executor, confirmation('not an address'))
  await mailer.send(database.executor, confirmation('here@people.example'))
  await eventually(async () => expect(await jobs()).toEqual([]))
  expect(server.received.map(({ to }) => to)).toEqual([['here@people.example']])
  const log = lines.join('')
  expect(log).toContain('550 to RCPT TO')
  expect(log).not.toMatch(/(gone|here)@|not an address/)
})

test('a mail that a killed worker had taken is delivered by another', async () => {
  const server = await startMailServer()
  await mailer.send(database.executor, confirmation('held@people.example'))
  await sql`update graphile_worker._private_jobs set locked_by = 'killed', locked_at = now(), attempts = 1`.execute(
    database.executor,
  )
  startNode({ MAIL_URL: server.url })
  await eventually(() => expect(server.to('held@people.example')).toHaveLength(1))
})

test('an address cannot smuggle in a second one', async () => {
  const server = await startMailServer()
  startNode({ MAIL_URL: server.url })
  await mailer.send(database.executor, confirmation('one@people.example, two@people.example'))
  await mailer.send(database.executor, confirmation('one@people.example\r\nBcc: two@people.example'))
  await mailer.send(database.executor, confirmation('last@people.example'))
  await eventually(async () => expect(await jobs()).toEqual([]))
  expect(server.to('two@people.example')).toEqual([])
  expect(server.to('last@people.example')).toHaveLength(1)
})

test('without a mail server each message is one file, also when its job is repeated', async () => {
  const { mail, brand, mailFolder } = readConfig({ DATA_DIR: folder })
  const transport = openTransport(mail, mailFolder)
  const { log } = keptLog()
  const job = {
    ...confirmation('file@people.example', 'am'),
    messageId: '<019a8f00-0000-7000-8000-000000000001@x>',
  }
  for (let times = 0; times < 2; times += 1) {
    const deliver = createDelivery({
      publicUrl,
      brand,
      from: mail.from,
      texts,
      templates: mailTemplates,
      transport,
      log,
    })
    await deliver(job)
  }
  expect(await readdir(mailFolder)).toEqual(['20251116T232853248Z-019a8f00-0000-7000-8000-000000000001.eml'])
  const [name = ''] = await readdir(mailFolder)
  const message = readMessage(await readFile(join(mailFolder, name), 'utf8'))
  expect(message.header('message-id')).toBe(job.messageId)
  expect(message.header('subject')).toBe(texts('am', 'mail.subject.newsletterConfirm'))
})
