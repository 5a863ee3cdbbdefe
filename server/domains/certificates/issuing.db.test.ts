import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { OwnCertificate } from '../../../contract/certificates.ts'
import { dayInEthiopia } from '../../../contract/rules/formats.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { emptyAccounts, makePerson, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { makeTrained, numberOf } from '../../testing/certificates.ts'
import { noticesTo, noticeTools } from '../../testing/notices.ts'
import { makeSeekerWithProfile } from '../../testing/seekers.ts'
import { complete, emptyTraining, makeModule, passModule, watch } from '../../testing/training.ts'
import { createAnnouncement } from './issuing.ts'

const world = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { app, database } = world
const { executor } = database

beforeEach(async () => {
  await emptyAccounts(database)
  await emptyTraining(database)
})

const own = async (who: SignedIn) => (await who.get('/api/training/certificate')).json<OwnCertificate>()

test('TRN-16 200 completions of the last module at the same time make one certificate', async () => {
  const module = await makeModule(world)
  const who = await signedIn(app, database, await makePerson(database, 'seeker'))
  await watch(database, who, module)
  const answers = await Promise.all(Array.from({ length: 200 }, () => complete(who, module)))
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]))
  const rows = await executor.selectFrom('certificates').select('number').execute()
  expect(rows).toHaveLength(1)
  const mails = await sql`
    select id from graphile_worker._private_jobs where payload ->> 'seekerId' = ${who.person.id}`.execute(
    executor,
  )
  expect(mails.rows).toHaveLength(1)
})

test('two people have two numbers', async () => {
  const module = await makeModule(world)
  const [one, other] = [await makeTrained(world, [module]), await makeTrained(world, [module])]
  expect(one.number).not.toBe(other.number)
})

test('TRN-16 a module that is added later is added to the same certificate, whose day stays', async () => {
  const first = await makeModule(world)
  const who = await makeTrained(world, [first])
  const day = new Date('2026-09-01T00:00:00Z')
  await executor.updateTable('certificates').set({ issued_at: day }).execute()
  const second = await makeModule(world, { title: { en: 'Cooking', am: 'ምግብ ማብሰል', om: 'Bilcheessuu' } })
  expect((await own(who)).modules).toHaveLength(1)
  await passModule(database, who, second)
  expect(await numberOf(database, who.person)).toBe(who.number)
  expect(await own(who)).toMatchObject({
    issuedOn: dayInEthiopia(day),
    modules: [{ title: 'Safety at work' }, { title: 'Cooking' }],
  })
})

describe('employers', () => {
  const badgesFor = async (seekerId: string) => {
    const employer = await signedIn(app, database, await makePerson(database, 'household'))
    return (await employer.get(`/api/job-seekers/${seekerId}`)).json<SeekerCard>().badges
  }

  test('INT-11 see on the card that somebody is trained, and since when', async () => {
    const module = await makeModule(world)
    const who = await signedIn(app, database, await makeSeekerWithProfile(database))
    expect((await badgesFor(who.person.id)).trained).toBeNull()
    await passModule(database, who, module)
    expect((await badgesFor(who.person.id)).trained).toBe(dayInEthiopia(new Date()))
  })

  test('INT-11 do not see it while the certificate is revoked', async () => {
    const { person, number } = await makeTrained(world, [await makeModule(world)])
    const day = new Date('2026-09-01T00:00:00Z')
    await executor.updateTable('certificates').set({ issued_at: day }).execute()
    const staff = await signedIn(app, database, await makePerson(database, 'admin'))
    await staff.post(`/api/admin/certificates/${number}/revoke`, { reason: 'A mistake.' })
    expect((await badgesFor(person.id)).trained).toBeNull()
    await staff.post(`/api/admin/certificates/${number}/reinstate`)
    expect((await badgesFor(person.id)).trained).toBe('2026-09-01')
  })
})

describe('the mail', () => {
  const announce = createAnnouncement(executor, noticeTools)

  test('says to the person in their language that the certificate is there', async () => {
    const { person } = await makeTrained(world, [await makeModule(world)], { language: 'om' })
    await announce({ seekerId: person.id })
    expect(await noticesTo(database, person)).toMatchObject([
      { name: 'certificate.issue', link: 'https://abronet.example/om/jobseeker/Training' },
    ])
  })

  test('is not sent where it has been revoked since', async () => {
    const { person } = await makeTrained(world, [await makeModule(world)])
    await executor
      .updateTable('certificates')
      .set({ revoked_at: new Date(), revoked_reason: 'A mistake.' })
      .execute()
    await announce({ seekerId: person.id })
    expect(await noticesTo(database, person)).toEqual([])
  })
})
