import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { formatNumber } from '../../../contract/rules/formats.ts'
import { languages } from '../../../contract/rules/language.ts'
import { mailMinutes } from '../../../contract/rules/messages.ts'
import { readConfig } from '../../config.ts'
import { mailTemplates, textNamespaces } from '../../domains.ts'
import { createDelivery } from '../../platform/mail/deliver.ts'
import { readMessage } from '../../platform/mail/read-message.ts'
import { openTransport } from '../../platform/mail/transport.ts'
import { enqueue } from '../../platform/queue/queue.ts'
import { startWorker } from '../../platform/queue/worker.ts'
import { loadTexts } from '../../platform/texts.ts'
import { makePerson } from '../../testing/accounts.ts'
import { cloneDatabase } from '../../testing/database.ts'
import { eventually } from '../../testing/eventually.ts'
import { keptLog } from '../../testing/log.ts'
import { startMailServer } from '../../testing/mail-server.ts'
import { addConversation, addMessage } from '../../testing/messages.ts'
import { noticeTools } from '../../testing/notices.ts'
import { createAwayMails } from './away.ts'

const { publicUrl } = noticeTools
const texts = await loadTexts(textNamespaces)
const { url, database } = await cloneDatabase()

/** Names, contacts and texts that must not be in any mail or log. */
const secrets = ['Canaryfirst', 'Canarylast', 'canary.name', 'canary@', '911777666', 'canary text']

test('LNG-19 the mail arrives in the language of its reader, with only numbers and a link to stop', async () => {
  const server = await startMailServer()
  const { mail, brand, mailFolder } = readConfig({ MAIL_URL: server.url })
  const { log, lines } = keptLog()
  const transport = openTransport(mail, mailFolder)
  const deliver = { publicUrl, brand, from: mail.from, texts, templates: mailTemplates, transport, log }
  const tasks = {
    'mail-messages': createAwayMails({ ...noticeTools, database }),
    'send-mail': createDelivery(deliver),
  }
  const writers = await Promise.all(
    [1, 2].map((number) =>
      makePerson(database, 'household', {
        firstName: 'Canaryfirst',
        lastName: 'Canarylast',
        username: `canary.name.${number}`,
        email: `canary@${number}.example`,
        phone: `+25191177766${number}`,
      }),
    ),
  )
  const readers = await Promise.all(
    languages.map((language) => makePerson(database, 'seeker', { language, email: `${language}@a.example` })),
  )
  for (const { id: seekerId } of readers) {
    for (const { id: employerId } of writers) {
      const id = await addConversation(database, { seekerId, employerId })
      for (const text of ['canary text', 'canary text: 0911777666'])
        await addMessage(database, id, { party: 'employer', text, ago: mailMinutes.unread })
    }
  }
  await enqueue(database.executor, 'mail-messages', {})
  const worker = startWorker({ url, log, tasks, timing: { pollMilliseconds: 100 } })
  await eventually(() => expect(server.received).toHaveLength(languages.length))
  await worker.stop()
  transport.close()

  for (const language of languages) {
    const [{ raw } = { raw: '' }] = server.to(`${language}@a.example`)
    const message = readMessage(raw)
    const t = (key: Parameters<typeof texts>[1], number = 0) =>
      texts(language, key, { number: formatNumber(number, language) })
    expect(message.header('subject')).toBe(t('mail.unreadMessages.subject'))
    expect(message.header('list-unsubscribe')).toMatch(/^<https:.*\/api\/notices\/stop\?token=.+>$/)
    expect(message.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const said = [
      t('mail.unreadMessages.text'),
      t('mail.unreadMessages.people', 2),
      t('mail.unreadMessages.messages', 4),
      t('mail.unreadMessages.safety'),
      t('mail.notices.stop.messages'),
      `${publicUrl}${language === 'en' ? '' : `/${language}`}/jobseeker/messages`,
    ]
    for (const text of said) {
      expect(message.text).toContain(text)
      expect(text).not.toMatch(/\{\{|mail\./)
    }
    const everything = [raw, message.text, message.html, message.header('subject')].join('\n')
    for (const secret of secrets) expect(everything).not.toContain(secret)
  }
  for (const secret of secrets) expect(lines.join('')).not.toContain(secret)
  const { rows } = await sql`select from graphile_worker.jobs`.execute(database.executor)
  expect(rows).toEqual([])
})
