import { v7 as newId } from 'uuid'
import { beforeEach, describe, expect, test } from 'vitest'
import type { EmployerDashboard } from '../../../contract/employers.ts'
import type { Application } from '../../../contract/hiring.ts'
import { dayInEthiopia } from '../../../contract/rules/formats.ts'
import type { GuarantorState } from '../../../contract/rules/guarantors.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import type { SeekerCards } from '../../../contract/seeker-search.ts'
import { emit } from '../../domains.ts'
import { emptyAccounts, makePerson, signedIn, type SignedIn } from '../../testing/accounts.ts'
import { testApp, testSigner } from '../../testing/app.ts'
import { actsOf } from '../../testing/audit.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { catalogue, employerDocument, sendDocument, verifyFor } from '../../testing/documents.ts'
import { makeJob } from '../../testing/jobs.ts'
import { noticesTo } from '../../testing/notices.ts'
import { makeApplication, makeSeekerWithProfile } from '../../testing/seekers.ts'
import { seedGuarantors } from '../guarantors/service.ts'

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })
const { executor } = database
const { identityCard, passport, representative, businessLicence, taxNumber } = catalogue

let seeker: SignedIn
let employer: SignedIn
let admin: SignedIn
beforeEach(async () => {
  await emptyAccounts(database)
  seeker = await signedIn(app, database, await makeSeekerWithProfile(database))
  employer = await signedIn(app, database, await makePerson(database, 'business'))
  admin = await signedIn(app, database, await makePerson(database, 'admin'))
})

const today = () => dayInEthiopia(new Date())
const cardOf = async (who = employer) =>
  (await who.get(`/api/job-seekers/${seeker.person.id}`)).json<SeekerCard>()
const nothing = { identityChecked: null, guarantorConfirmed: null, trained: null }

/** As the domain of guarantors says it: what there is, and that it has changed. */
async function setGuarantors(...states: readonly GuarantorState[]): Promise<void> {
  await executor.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('guarantors').execute()
    const guarantors = states.map((state, index) => ({
      seekerId: seeker.person.id,
      email: `${newId()}@example.com`,
      language: 'en' as const,
      state,
      addedAt: new Date('2026-02-01T08:00:00Z'),
      // Late in the evening of Greenwich it is the next day in Ethiopia.
      answeredAt: state === 'ASKED' ? null : new Date(`2026-03-0${index + 1}T22:00:00Z`),
      firstName: 'Abebe',
      lastName: 'Kebede',
      phone: '+251922334455',
      relationship: 'RELATIVE' as const,
      placeId: 'adama',
    }))
    if (guarantors.length > 0) await seedGuarantors(transaction, testSigner, guarantors)
    await emit(transaction, 'guarantorsChanged', { seekerId: seeker.person.id })
  })
}

describe('a seeker', () => {
  test('INT-11 is identity checked once all required documents are verified, and no sooner', async () => {
    expect((await cardOf()).badges).toEqual(nothing)
    await sendDocument(seeker, identityCard)
    await verifyFor(database, admin, seeker, passport)
    expect((await cardOf()).badges).toEqual(nothing)
    await verifyFor(database, admin, seeker, identityCard)
    expect((await cardOf()).badges).toEqual({ ...nothing, identityChecked: today() })
    expect((await noticesTo(database, seeker.person)).map(({ name }) => name)).toEqual([
      'document.verified',
      'document.allVerified',
    ])
  })

  test('INT-11 GUA-14 has a confirmed guarantor from the day of the first who says yes, while one does', async () => {
    await setGuarantors('ASKED', 'REFUSED')
    expect((await cardOf()).badges).toEqual(nothing)
    await setGuarantors('ASKED', 'CONFIRMED', 'CONFIRMED')
    expect((await cardOf()).badges).toEqual({ ...nothing, guarantorConfirmed: '2026-03-03' })
    await setGuarantors('REFUSED')
    expect((await cardOf()).badges).toEqual(nothing)
    await setGuarantors()
    expect((await cardOf()).badges).toEqual(nothing)
  })

  test('GUA-14 is verified by both together, as the applications say', async () => {
    const jobId = await makeJob(database, employer.person.id)
    await makeApplication(database, { jobId, seekerId: seeker.person.id })
    const isVerified = async () =>
      (await seeker.get('/api/job-preferences/jobs/job-seeker')).json<Application[]>()[0]?.isProfileVerified
    expect(await isVerified()).toBe(false)
    await verifyFor(database, admin, seeker, identityCard)
    expect(await isVerified()).toBe(false)
    await setGuarantors('CONFIRMED')
    expect(await isVerified()).toBe(true)
    await setGuarantors('ASKED')
    expect(await isVerified()).toBe(false)
  })

  test('INT-11 has the same badges wherever a card is, without a statement for each', async () => {
    await verifyFor(database, admin, seeker, identityCard)
    await setGuarantors('CONFIRMED')
    const jobId = await makeJob(database, employer.person.id)
    await makeApplication(database, { jobId, seekerId: seeker.person.id })
    await employer.put(`/api/saved-seekers/${seeker.person.id}`)
    const badges = { identityChecked: today(), guarantorConfirmed: '2026-03-02', trained: null }
    const pages = [
      '/api/users/recommended-jobseekers',
      '/api/skills-certification/search?gender=FEMALE',
      '/api/saved-seekers',
    ]
    for (const address of pages) {
      const { content } = (await employer.get(address)).json<SeekerCards>()
      expect(content.find(({ data }) => data.id === seeker.person.id)?.data.badges, address).toEqual(badges)
    }
    const lists = ['/api/skills-certification/search/gender?gender=FEMALE', `/api/jobs/${jobId}/applicants`]
    for (const address of lists) {
      const cards = (await employer.get(address)).json<SeekerCard[]>()
      expect(cards.find(({ id }) => id === seeker.person.id)?.badges, address).toEqual(badges)
    }
    const listed = () => countStatements(database, () => employer.get('/api/saved-seekers'))
    const alone = await listed()
    for (let count = 0; count < 4; count += 1) {
      const other = await makeSeekerWithProfile(database)
      await employer.put(`/api/saved-seekers/${other.id}`)
    }
    expect(await listed()).toBe(alone)
  })

  test('stays checked when more is asked for later', async () => {
    await verifyFor(database, admin, seeker, identityCard)
    const { badges } = await cardOf()
    await executor
      .updateTable('document_catalogue')
      .set({ required: true })
      .where('id', '=', passport)
      .execute()
    await verifyFor(database, admin, seeker, catalogue.passport)
    await executor
      .updateTable('document_catalogue')
      .set({ required: false })
      .where('id', '=', passport)
      .execute()
    expect((await cardOf()).badges).toEqual(badges)
  })
})

describe('an employer', () => {
  const dashboard = async () => (await employer.get('/api/employer/dashboard')).json<EmployerDashboard>()

  test('is verified with the last of the required documents, no matter who verified it', async () => {
    const support = await signedIn(app, database, await makePerson(database, 'support'))
    await verifyFor(database, admin, employer, representative)
    await verifyFor(database, admin, employer, businessLicence)
    expect(await dashboard()).toMatchObject({ verified: false })
    await verifyFor(database, support, employer, taxNumber)
    expect(await dashboard()).toMatchObject({ verified: true })
    expect(await executor.selectFrom('employer_verifications').selectAll().execute()).toMatchObject([
      { employer_id: employer.person.id, verified_by: support.person.id, basis: 'DOCUMENTS', reason: '' },
    ])
    expect((await actsOf(database, support.person)).map(({ act }) => act)).toEqual([
      'employer.verify',
      'document.verify',
    ])
    expect((await noticesTo(database, employer.person)).map(({ name }) => name)).toEqual([
      'document.verified',
      'document.verified',
      'employer.verified',
    ])
  })

  test('whom staff vouch for is verified without documents, and not a second time by them', async () => {
    await admin.post(`/api/admin/employers/${employer.person.id}/verify`, { reason: 'We know them.' })
    for (const documentId of [representative, businessLicence, taxNumber])
      await verifyFor(database, admin, employer, documentId)
    const names = (await noticesTo(database, employer.person)).map(({ name }) => name)
    expect(names.filter((name) => name === 'employer.verified')).toHaveLength(1)
    expect(await executor.selectFrom('employer_verifications').selectAll().execute()).toMatchObject([
      { basis: 'VOUCHED', reason: 'We know them.' },
    ])
  })

  test('API-43 API-58 finds the documents on the dashboard, by both names', async () => {
    await sendDocument(employer, businessLicence)
    await verifyFor(database, admin, employer, taxNumber)
    const { documents, documentStatus } = await dashboard()
    expect(documentStatus).toEqual(documents)
    expect(documents.find(({ documentId }) => documentId === businessLicence)).toEqual(
      await employerDocument(employer, businessLicence),
    )
    const byId = new Map(documents.map((each) => [each.documentId, each]))
    expect(byId.get(representative)).toMatchObject({
      label: 'Kebele ID or Fayda National ID',
      desc: 'Identity card of the household head or of the person who represents the business.',
      status: 'MISSING',
    })
    expect(byId.get(businessLicence)).toMatchObject({ status: 'UPLOADED' })
    expect(byId.get(taxNumber)).toMatchObject({ status: 'VERIFIED' })
  })
})
