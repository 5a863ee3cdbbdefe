import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { languages, type Language } from '../../../contract/rules/language.ts'
import { readConfig } from '../../config.ts'
import { mailTemplates, textNamespaces } from '../../domains.ts'
import { testApp } from '../../testing/app.ts'
import { keptLog } from '../../testing/log.ts'
import { loadTexts } from '../texts.ts'
import { createDelivery } from './deliver.ts'
import { openTransport } from './transport.ts'

const folder = await mkdtemp(join(tmpdir(), 'abronet-dev-mail-'))
afterAll(() => rm(folder, { recursive: true }))
const texts = await loadTexts(textNamespaces)
const { app, database } = await testApp({ environment: { DATA_DIR: folder } })
const page = (url: string, language: Language = 'en') =>
  app.inject({ url, headers: { 'accept-language': language } })

async function deliver(number: number, language: Language) {
  const { mail, mailFolder, brand, publicUrl } = readConfig({ DATA_DIR: folder })
  const transport = openTransport(mail, mailFolder)
  const { log } = keptLog()
  await createDelivery({
    publicUrl,
    brand,
    from: mail.from,
    texts,
    templates: mailTemplates,
    transport,
    log,
  })({
    messageId: `<019a8f00-000${number}-7000-8000-000000000001@x>`,
    to: `reader.${language}@people.example`,
    language,
    template: 'newsletter-confirm',
    values: {
      confirmUrl: 'http://localhost:3000/confirm?a=1&b=2',
      unsubscribeUrl: 'http://localhost:3000/leave',
      unsubscribeOneClickUrl: 'http://localhost:3000/api/leave',
    },
  })
}

test('before anything was sent it says so, in each language', async () => {
  for (const language of languages) {
    const { body } = await page('/dev/mail', language)
    expect(body).toContain(`<html lang="${language}">`)
    expect(body).toContain(texts(language, 'mail.dev.empty'))
  }
})

test('what was sent is listed, the newest first, and its links can be followed', async () => {
  await deliver(1, 'am')
  await deliver(2, 'en')
  const list = await page('/dev/mail')
  expect(list.headers['content-security-policy']).not.toContain('unsafe')
  const links = [...list.body.matchAll(/href="(\/dev\/mail\/[^"]+)">([^<]+)/g)].map(([, link, subject]) => ({
    link,
    subject,
  }))
  expect(links.map(({ subject }) => subject)).toEqual([
    texts('en', 'mail.subject.newsletterConfirm'),
    texts('am', 'mail.subject.newsletterConfirm'),
  ])
  const one = await page(links[1]?.link ?? '')
  expect(one.body).toContain('reader.am@people.example')
  expect(one.body).toContain(texts('am', 'mail.newsletterConfirm.text'))
  expect(one.body).toContain('<a href="http://localhost:3000/confirm?a=1&amp;b=2">')
  expect(one.body).not.toMatch(/<script|<style|style="/)

  const frame = /<iframe src="([^"]+)"[^>]* sandbox="/.exec(one.body)?.[1] ?? ''
  const letter = await page(frame)
  expect(letter.headers['content-security-policy']).toContain('sandbox')
  expect(letter.headers['x-frame-options']).toBe('SAMEORIGIN')
  expect(letter.body).toContain('<html lang="am">')
  expect((await page('/dev/mail.css')).headers['content-type']).toContain('text/css')
})

test('it shows files of mail and no others', async () => {
  const addresses = [
    '/dev/mail/x.eml',
    '/dev/mail/..%2Fpostgres%2Fpostmaster.pid',
    '/dev/mail/20260101T000000000Z-019a8f00-0001-7000-8000-000000000009.eml',
  ]
  for (const address of addresses) expect((await page(address)).statusCode, address).toBe(404)
})

test('it exists on the machine of a developer alone', async () => {
  const elsewhere = [
    { PUBLIC_URL: 'https://abronet.example' },
    { HOST: '0.0.0.0' },
    { NODE_ENV: 'production' },
    { MAIL_URL: 'smtp://127.0.0.1:1' },
  ]
  for (const environment of elsewhere) {
    const { app: other } = await testApp({ database, environment: { DATA_DIR: folder, ...environment } })
    const answer = await other.inject({ url: '/dev/mail', headers: { host: 'localhost:3000' } })
    expect([404, 421], JSON.stringify(environment)).toContain(answer.statusCode)
    expect(answer.body).not.toContain('reader.am')
  }
})
