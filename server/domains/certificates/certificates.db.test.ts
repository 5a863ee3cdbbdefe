import { describe, expect, test } from 'vitest'
import type { CertificateCheck, OwnCertificate, PublicCertificate } from '../../../contract/certificates.ts'
import { certificateNumberPattern } from '../../../contract/rules/certificates.ts'
import { dayInEthiopia } from '../../../contract/rules/formats.ts'
import { browser, makePerson, refusalOf, signedIn } from '../../testing/accounts.ts'
import { testApp, testCertificateSigner } from '../../testing/app.ts'
import { addModule, finishTraining, makeTrained, numberOf } from '../../testing/certificates.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const safety = await addModule(database, {
  en: 'Safety at work',
  am: 'ደህንነት በሥራ ቦታ',
  om: 'Nageenya bakka hojii',
})
const firstDay = await addModule(database, { en: 'The first day', am: 'የመጀመሪያው ቀን', om: 'Guyyaa jalqabaa' })
const modules = [safety, firstDay]
const today = dayInEthiopia(new Date())

const anyone = browser(app)
const statusOf = (number: string, language = 'en') =>
  anyone.get(`/api/certificates/${number}?lng=${language}`)

describe('the public status', () => {
  test('TRN-17 says of a valid certificate whose it is by first name and initial, the day and the modules', async () => {
    const { number } = await makeTrained(database, modules, { firstName: 'Chaltu', lastName: 'Gemechu' })
    expect(number).toMatch(certificateNumberPattern)
    expect((await statusOf(number)).json<PublicCertificate>()).toEqual({
      state: 'VALID',
      number,
      firstName: 'Chaltu',
      initial: 'G',
      issuedOn: today,
      modules: [
        { number: safety.number, title: 'Safety at work' },
        { number: firstDay.number, title: 'The first day' },
      ],
    })
    const inAmharic = (await statusOf(number, 'am')).json<{ modules: { title: string }[] }>()
    expect(inAmharic.modules[0]?.title).toBe('ደህንነት በሥራ ቦታ')
  })

  test('TRN-17 a number is found as people type it, and one that nobody has is not', async () => {
    const { number } = await makeTrained(database, modules)
    const typed = number.toLowerCase().replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l')
    expect((await statusOf(typed)).json<PublicCertificate>()).toMatchObject({ state: 'VALID', number })
    expect(refusalOf(await statusOf('AB-0000-0000')).code).toBe('not_found')
    expect(refusalOf(await statusOf('AB-0000')).code).toBe('invalid_input')
  })
})

test('what a page needs to check one by itself is the key in use and the titles of modules', async () => {
  const check = (await anyone.get('/api/certificate-check?lng=om')).json<CertificateCheck>()
  expect(check.publicKeys).toEqual([testCertificateSigner.publicKey])
  expect(check.modules).toContainEqual({ number: firstDay.number, title: 'Guyyaa jalqabaa' })
})
