import { beforeEach, describe, expect, test } from 'vitest'
import {
  browser,
  emptyAccounts,
  mailsTo,
  newSeeker,
  refusalOf,
  testPassword,
} from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { mailJob } from '../mail/job.ts'
import { composeMessage } from '../mail/message.ts'
import { readConfig } from '../../config.ts'
import { mailTemplates, textNamespaces } from '../../domains.ts'
import { loadTexts } from '../texts.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const sender = {
  publicUrl: 'http://localhost:3000',
  brand: readConfig({}).brand,
  from: null,
  texts: await loadTexts(textNamespaces),
  templates: mailTemplates,
}
const email = 'almaz@example.com'

/** A page in that language, within a browser that asks for English. */
const page = (language: string, more: { [name: string]: string } = {}) =>
  browser(app, { 'x-language': language, 'accept-language': 'en-US,en;q=0.9', ...more })
const languageOfAccount = async () =>
  (await database.executor.selectFrom('accounts').select('language').executeTakeFirst())?.language
/** The mails as people read them. */
const subjectsTo = async (address: string) =>
  (await mailsTo(database, address)).map((mail) => composeMessage(mailJob.parse(mail), sender).subject)

const { firstName, lastName, phone, location, password, consent, gender } = newSeeker()
const alternative = {
  username: 'almaz.k',
  email,
  password,
  phoneNumber: phone,
  location,
  consent,
  gender,
  fullName: `${firstName} ${lastName}`,
  dateOfBirth: '1999-03-14',
  role: 'JOBSEEKER',
  deviceType: 'mobile',
  deviceId: 'device-1',
}
const partner = {
  username: 'almaz.k',
  password: testPassword,
  consent,
  profile: { firstName, lastName, email, phoneNumber: phone, location },
}
const registrations: [string, object][] = [
  ['/api/users/register', newSeeker({ email })],
  ['/api/auth/register', newSeeker({ email })],
  ['/api/users', alternative],
  ['/api/partners/register', partner],
]
const words = {
  am: {
    registered: 'ምዝገባዎ ተሳክቷል! መለያዎን ለማረጋገጥ እባክዎ ኢሜይልዎን ይመልከቱ።',
    verify: 'እባክዎ የኢሜይል አድራሻዎን ያረጋግጡ',
    subscribed: 'የኢሜይል አድራሻዎ ደርሶናል',
    required: 'እባክዎ ይህን ይሙሉ።',
  },
  om: {
    registered:
      "Galmaa'uun keessan milkaa'eera! Akkaawuntii keessan mirkaneessuuf maaloo imeelii keessan ilaalaa.",
    verify: 'Maaloo teessoo imeelii keessan mirkaneessaa',
    subscribed: "Teessoon imeelii keessanii nu ga'eera",
    required: 'Maaloo kana guutaa.',
  },
} as const

beforeEach(async () => {
  await emptyAccounts(database)
  await database.executor.deleteFrom('newsletter_subscribers').execute()
})

describe.each(['am', 'om'] as const)('a page in %s within an English browser', (language) => {
  test.each(registrations)(
    'LNG-19 LNG-27 LNG-28 registers by %s in its own language: the answer, the account and the mail',
    async (path, form) => {
      const answer = await page(language).post(path, form)
      expect(answer.statusCode).toBe(201)
      expect(answer.json()).toMatchObject({ message: words[language].registered })
      expect(await languageOfAccount()).toBe(language)
      expect(await subjectsTo(email)).toEqual([words[language].verify])
      const [mail] = await mailsTo(database, email)
      expect(mail?.values['link']).toContain(`/${language}/verify-email?token=`)
    },
  )

  test('LNG-19 asks for the newsletter in its own language: the answer and the mail', async () => {
    const answer = await page(language).post('/api/newsletter/subscribe', { email })
    expect(answer.json()).toEqual({ success: true, message: words[language].subscribed })
    const kept = await database.executor.selectFrom('newsletter_subscribers').select('language').execute()
    expect(kept).toEqual([{ language }])
    expect(await subjectsTo(email)).toEqual([sender.texts(language, 'mail.subject.newsletterConfirm')])
  })

  test('LNG-20 is refused in its own language', async () => {
    const answer = await page(language).post('/api/auth/login', { identifier: 'somebody' })
    expect(refusalOf(answer).fields).toEqual({ password: words[language].required })
  })
})

test('LNG-27 the language of the page wins over the choice that another tab left in a cookie', async () => {
  const who = page('am')
  who.jar.set('lng', 'om')
  await who.post('/api/users/register', newSeeker({ email }))
  expect(await languageOfAccount()).toBe('am')
})

test('the address of a form without script wins over the header', async () => {
  await page('am').post('/api/users/register?lng=om', newSeeker({ email }))
  expect(await languageOfAccount()).toBe('om')
})

test.each(['fr', 'AM', 'am, om', '../am', 'x'.repeat(3_000)])(
  'the header "%s" names no language of ours, and the cookie counts',
  async (value) => {
    const who = page(value)
    who.jar.set('lng', 'om')
    await who.post('/api/users/register', newSeeker({ email }))
    expect(await languageOfAccount()).toBe('om')
  },
)
