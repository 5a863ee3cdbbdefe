import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnData } from '../../../contract/account-settings.ts'
import type { CertificateCheck, OwnCertificate, PublicCertificate } from '../../../contract/certificates.ts'
import { certificateNumberPattern } from '../../../contract/rules/certificates.ts'
import { dayInEthiopia } from '../../../contract/rules/formats.ts'
import {
  browser,
  emptyAccounts,
  makePerson,
  refusalOf,
  signedIn,
  testPassword,
} from '../../testing/accounts.ts'
import { testApp, testCertificateSigner } from '../../testing/app.ts'
import { makeTrained } from '../../testing/certificates.ts'
import { emptyTraining, makeModule, passModule } from '../../testing/training.ts'

const world = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { app, database } = world
const titles = {
  safety: { en: 'Safety at work', am: 'ደህንነት በሥራ ቦታ', om: 'Nageenya bakka hojii' },
  firstDay: { en: 'The first day', am: 'የመጀመሪያው ቀን', om: 'Guyyaa jalqabaa' },
}
const makeModules = async () => [
  await makeModule(world, { title: titles.safety }),
  await makeModule(world, { title: titles.firstDay }),
]

const anyone = browser(app)
const read = (number: string, language = 'en') => anyone.get(`/api/certificates/${number}?lng=${language}`)
const check = async (language = 'en') =>
  (await anyone.get(`/api/certificate-check?lng=${language}`)).json<CertificateCheck>()
const titlesOf = ({ modules }: Pick<OwnCertificate, 'modules'>) => modules.map(({ title }) => title)

beforeEach(async () => {
  await emptyAccounts(database)
  await emptyTraining(database)
})

describe('what anyone may know', () => {
  test('TRN-17 of a valid certificate: first name and initial, the day, and the modules in the language of the call', async () => {
    const modules = await makeModules()
    const { number } = await makeTrained(world, modules, { firstName: 'Chaltu', lastName: 'Gemechu' })
    expect(number).toMatch(certificateNumberPattern)
    const numbers = (await check()).modules
    expect((await read(number)).json<PublicCertificate>()).toEqual({
      state: 'VALID',
      number,
      firstName: 'Chaltu',
      initial: 'G',
      issuedOn: dayInEthiopia(new Date()),
      modules: numbers,
    })
    expect(titlesOf((await read(number, 'am')).json())).toEqual(['ደህንነት በሥራ ቦታ', 'የመጀመሪያው ቀን'])
    expect(titlesOf((await read(number, 'om')).json())).toEqual(['Nageenya bakka hojii', 'Guyyaa jalqabaa'])
  })

  test('TRN-17 a number is found as people type it, and one that nobody has is unknown', async () => {
    const { number } = await makeTrained(world, await makeModules())
    const typed = number.toLowerCase().replaceAll('-', '').replaceAll('0', 'o').replaceAll('1', 'l')
    expect((await read(typed)).json()).toMatchObject({ state: 'VALID', number })
    expect(refusalOf(await read('AB-0000-0000')).code).toBe('not_found')
    expect(refusalOf(await read('AB-0000')).code).toBe('invalid_input')
  })

  test('TRN-17 no answer has the last name, contacts or the account', async () => {
    const secrets = {
      firstName: 'Chaltu 0911 73 42 01',
      lastName: 'Gemechuu 0911 73 42 02',
      email: 'canary@mail.example',
      phone: '+251911734203',
    }
    const { person, number } = await makeTrained(world, await makeModules(), secrets)
    const staff = await signedIn(app, database, await makePerson(database, 'admin'))
    const answers = [await read(number), await anyone.get('/api/certificate-check')]
    await staff.post(`/api/admin/certificates/${number}/revoke`, { reason: 'Canary took the lessons.' })
    answers.push(await read(number))
    for (const { body } of answers) {
      expect(body).not.toMatch(/11\D{0,3}7342|canary|Gemechuu/i)
      for (const secret of [person.id, person.username]) expect(body).not.toContain(secret)
    }
    expect(answers[0]?.json()).toMatchObject({ firstName: 'Chaltu •••', initial: 'G' })
    expect(Object.keys(answers[2]?.json<object>() ?? {}).toSorted()).toEqual(['number', 'revokedOn', 'state'])
  })

  test('what a page checks a certificate with: the key in use, and what numbers of modules mean', async () => {
    await makeModules()
    const { publicKeys, modules } = await check('om')
    expect(publicKeys).toEqual([testCertificateSigner.publicKey])
    expect(titlesOf({ modules })).toEqual(['Nageenya bakka hojii', 'Guyyaa jalqabaa'])
  })
})

describe('the owner', () => {
  const own = async (who: { get: typeof anyone.get }) =>
    (await who.get('/api/training/certificate')).json<OwnCertificate | null>()

  test('TRN-16 has none before the last module, and reads it after that with the address that others check', async () => {
    const [first, last] = await makeModules()
    if (first === undefined || last === undefined) throw new Error('No modules')
    const who = await signedIn(app, database, await makePerson(database, 'seeker'))
    await passModule(database, who, first)
    expect(await own(who)).toBeNull()
    await passModule(database, who, last)
    const certificate = await own(who)
    expect(certificate).toMatchObject({
      state: 'VALID',
      firstName: 'Tigist',
      lastName: 'Bekele',
      path: `/certificates/${certificate?.number}`,
      revokedOn: null,
      reason: '',
    })
    const records = (await who.get('/api/account/data')).json<OwnData>().records
    expect(records).toMatchObject({ certificate: { number: certificate?.number } })
  })

  test('TRN-17 after they have deleted their account the certificate is unknown', async () => {
    const who = await makeTrained(world, await makeModules())
    expect((await who.post('/api/account/delete', { password: testPassword })).statusCode).toBe(200)
    expect(refusalOf(await read(who.number)).code).toBe('not_found')
  })
})
