import { beforeEach, expect, test } from 'vitest'
import type { UrgentLists } from '../../../contract/backoffice.ts'
import { emptyAccounts, makePerson, signedIn } from '../../testing/accounts.ts'
import { testApp } from '../../testing/app.ts'
import { newGuarantor, requestToken } from '../../testing/guarantors.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })

/** A new seeker enters this person. */
async function enter(changes: Parameters<typeof newGuarantor>[0], name = 'Tigist') {
  const who = await signedIn(
    app,
    database,
    await makePerson(database, 'seeker', { firstName: name, lastName: 'Bekele' }),
  )
  const input = newGuarantor(changes)
  await who.post('/api/guarantors', input)
  return { who, input }
}
const newStaff = async () => signedIn(app, database, await makePerson(database, 'admin'))
const shown = async (staff: Awaited<ReturnType<typeof newStaff>>) =>
  (await staff.get('/api/admin/urgent')).json<UrgentLists>().sharedGuarantors
const actsOn = (id = '') =>
  database.executor.selectFrom('audit_log').select('act').where('target_id', '=', id).execute()

beforeEach(() => emptyAccounts(database))

test('staff see who vouches for three seekers, by address or by number, with everybody for whom', async () => {
  const staff = await newStaff()
  const { input } = await enter({ phoneNumber: '+251922000000' }, 'Almaz')
  await enter({ email: input.email.replace('@', '+two@') }, 'Chaltu')
  await enter({}, 'Nobody')
  await enter({ phoneNumber: '+251933000000' }, 'Two')
  await enter({ phoneNumber: '+251933000000' }, 'Two')
  expect(await shown(staff)).toEqual([])
  await enter({ phoneNumber: '+251922000000', firstname: 'Other' }, 'Hawi')
  await app.inject({
    method: 'POST',
    url: `/api/guarantor-requests/confirm?token=${await requestToken(database, input.email)}`,
  })
  const [person, ...others] = await shown(staff)
  expect(others).toEqual([])
  expect(person).toMatchObject({
    name: 'Abebe Kebede',
    seekers: [
      { name: 'Almaz Bekele', state: 'CONFIRMED' },
      { name: 'Chaltu Bekele', state: 'ASKED' },
      { name: 'Hawi Bekele', state: 'ASKED' },
    ],
  })
  expect(person?.email).toContain(input.email)
  expect(person?.phone).toContain('+251922000000')
})

test('who was reviewed comes back when one more seeker enters them, and each review is recorded once', async () => {
  const staff = await newStaff()
  const email = 'shared.uncle@example.com'
  for (const name of ['Almaz', 'Chaltu', 'Hawi']) await enter({ email }, name)
  const [person] = await shown(staff)
  const review = () => staff.post(`/api/admin/shared-guarantors/${person?.id}/review`)
  for (let time = 0; time < 2; time += 1)
    expect((await review()).json()).toMatchObject({ success: true, message: 'Marked as reviewed.' })
  expect(await shown(staff)).toEqual([])
  expect(await actsOn(person?.id)).toEqual([{ act: 'guarantor.review' }])
  const { who } = await enter({ email }, 'Lensa')
  expect(await shown(staff)).toMatchObject([{ id: person?.id, seekers: { length: 4 } }])
  await review()
  await database.executor.deleteFrom('guarantors').where('seeker_id', '=', who.person.id).execute()
  expect(await shown(staff)).toEqual([])
})
