import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { SeekerDashboard } from '../../../contract/seeker-dashboard.ts'
import {
  emptyAccounts,
  makePerson,
  signedIn,
  type SignedIn,
  type TestPerson,
} from '../../testing/accounts.ts'
import { emit } from '../../domains.ts'
import { testApp } from '../../testing/app.ts'
import { countStatements } from '../../testing/count-statements.ts'
import { makeOffer, makeVerifiedEmployer } from '../../testing/hiring.ts'
import { makeInterview } from '../../testing/interviews.ts'
import { makeJob } from '../../testing/jobs.ts'
import { addConversation, addMessage } from '../../testing/messages.ts'
import { makePlacement } from '../../testing/placements.ts'
import { makeApplication, makeSeekerWithProfile } from '../../testing/seekers.ts'
import { proveAddress } from '../accounts/email-address.ts'
import { emptyTraining, makeModule, passModule, watch } from '../../testing/training.ts'

const world = await testApp()
const { app, database } = world
const { executor } = database

let person: TestPerson
let seeker: SignedIn
beforeEach(async () => {
  await emptyAccounts(database)
  await emptyTraining(database)
  person = await makeSeekerWithProfile(database)
  seeker = await signedIn(app, database, person)
})

const dashboard = async (who = seeker) => (await who.get('/api/jobseeker/dashboard')).json<SeekerDashboard>()

test('API-22 SKR-05 SKR-06 one call says who somebody is and how far they have come', async () => {
  const shown = await dashboard()
  expect(shown).toMatchObject({
    profileInfo: {
      firstName: person.firstName,
      lastName: person.lastName,
      userType: 'CAREER',
      profilePhotoUrl: null,
    },
    activityCounts: { applications: 0, offers: 0, messages: 0 },
    profileStatus: {
      profileSetup: true,
      trainingCompletion: true,
      workAvailability: true,
      workPlacement: false,
    },
    profileStep: null,
    missing: [],
    availability: { available: true, availableFrom: null },
    trainingStatus: {
      modules: 0,
      completedModules: 0,
      inProgressModules: 0,
      upcomingModules: 0,
      trainingCompleted: true,
      currentModule: [],
      upcomingModulesList: [],
      completedModulesList: [],
    },
    guarantors: [],
    news: [],
  })
  expect(shown.documentsList).toContainEqual(
    expect.objectContaining({ documentType: 'ID_PROOF', required: true, state: 'MISSING', status: 0 }),
  )
  expect(shown.profileInfo.location).toContain('Adama')
})

test('SKR-18 SKR-19 until onboarding is done, and work and place are known, progress is 0', async () => {
  expect((await dashboard()).progress.percent).toBeGreaterThan(0)
  await sql`update accounts set profile_step = 'JOB_PREFERENCES'`.execute(executor)
  expect(await dashboard()).toMatchObject({
    profileStep: 'JOB_PREFERENCES',
    profileStatus: { profileSetup: false },
    progress: { percent: 0, nextStep: 'profile' },
  })
  await sql`update accounts set profile_step = null, job_title = null, email_verified_at = null`.execute(
    executor,
  )
  expect(await dashboard()).toMatchObject({
    missing: ['email', 'work'],
    profileStatus: { profileSetup: false },
  })
})

test('MAT-08 what employers wait for is said until they find the person', async () => {
  const employer = await signedIn(app, database, await makePerson(database, 'household'))
  const who = await signedIn(
    app,
    database,
    await makePerson(database, 'seeker', { emailVerified: false, jobTitle: 'Anything' }),
  )
  const state = async () => ({
    missing: (await dashboard(who)).missing,
    found: (await employer.get(`/api/job-seekers/${who.person.id}`)).statusCode === 200,
  })
  expect(await state()).toEqual({ missing: ['email', 'work'], found: false })
  await proveAddress(executor, { emit }, who.person)
  expect(await state()).toEqual({ missing: ['work'], found: false })
  const preferences = { jobTypes: ['FULL_TIME'], workTypes: ['Driver'], locations: [] }
  expect((await who.put('/api/onboarding/job-preferences', preferences)).statusCode).toBe(200)
  expect(await state()).toEqual({ missing: [], found: true })
})

/** Their identity card, as it is after staff have looked at it. */
async function provideCard(state: 'VERIFIED' | 'REJECTED'): Promise<void> {
  await sql`with file as (
      insert into stored_files (id, wrapped_key, key_fingerprint, bytes, state)
      values (gen_random_uuid(), '', 'nobody has it', 0, 'KEPT') returning id)
    insert into documents (id, upload_id, account_id, catalogue_id, state, file_id, file_type, rejection, checked_at)
    select gen_random_uuid(), gen_random_uuid(), ${person.id}, catalogue.id, ${state}::text, file.id, 'image/webp',
      case when ${state}::text = 'REJECTED' then 'UNREADABLE' end, now()
    from file, document_catalogue catalogue
    where catalogue.account_type = 'CAREER' and catalogue.document_type = 'ID_PROOF'`.execute(executor)
}
const guarantor = {
  firstname: 'Dawit',
  lastname: 'Mekonnen',
  email: 'dawit@example.com',
  phoneNumber: '0911234568',
  relationship: 'RELATIVE',
  location: 'Adama',
}

test('SKR-19 SKR-23 a document that was sent back is missing, and waits for another', async () => {
  await provideCard('REJECTED')
  expect(await dashboard()).toMatchObject({
    progress: { percent: 25, nextStep: 'documents' },
    news: [{ kind: 'document', title: 'Kebele ID or Fayda National ID', state: 'REJECTED', waits: true }],
  })
})

test('SKR-21 with verified documents and a guarantor the work is next where nothing is published', async () => {
  await provideCard('VERIFIED')
  expect(await dashboard()).toMatchObject({ progress: { percent: 25, nextStep: 'addGuarantor' } })
  expect((await seeker.post('/api/guarantors', guarantor)).statusCode).toBe(200)
  expect(await dashboard()).toMatchObject({
    progress: { percent: 25, nextStep: 'guarantorWaiting' },
    profileStatus: { documentUpload: false },
    guarantors: [{ firstname: 'Dawit', state: 'ASKED' }],
  })
  await sql`update guarantors set state = 'CONFIRMED', answered_at = now()`.execute(executor)
  const confirmed = await dashboard()
  expect(confirmed).toMatchObject({
    progress: { percent: 75, nextStep: 'ready' },
    profileStatus: { documentUpload: true },
    news: [
      { kind: 'guarantor', title: 'Dawit Mekonnen', state: 'CONFIRMED', waits: false },
      { kind: 'document' },
    ],
  })
  await sql`update guarantors set answered_at = now() - interval '31 days'`.execute(executor)
  expect((await dashboard()).news.map(({ kind }) => kind)).toEqual(['document'])
})

test('SKR-20 SKR-21 SKR-24 with verified documents and a guarantor 50, and 75 once all modules are completed', async () => {
  const [first, second] = [await makeModule(world), await makeModule(world)]
  await provideCard('VERIFIED')
  expect((await seeker.post('/api/guarantors', guarantor)).statusCode).toBe(200)
  await passModule(database, seeker, first)
  // The training alone moves nothing while the guarantor has not answered.
  expect(await dashboard()).toMatchObject({ progress: { percent: 25, nextStep: 'guarantorWaiting' } })
  await sql`update guarantors set state = 'CONFIRMED', answered_at = now()`.execute(executor)
  await watch(database, seeker, second, { from: 0, to: 20_000 })
  expect(await dashboard()).toMatchObject({
    progress: { percent: 50, nextStep: 'training' },
    profileStatus: { documentUpload: true, trainingCompletion: false },
    trainingStatus: {
      modules: 2,
      completedModules: 1,
      inProgressModules: 1,
      trainingCompleted: false,
      currentModule: [{ trainingId: second.id, moduleNumber: 1, watchedMilliseconds: 20_000 }],
      completedModulesList: [{ trainingId: first.id, status: 'completed' }],
    },
  })
  await passModule(database, seeker, second)
  expect(await dashboard()).toMatchObject({
    progress: { percent: 75, nextStep: 'ready' },
    profileStatus: { trainingCompletion: true, workAvailability: true, workPlacement: false },
    trainingStatus: { completedModules: 2, trainingCompleted: true },
  })
  // What is published later is offered, and takes nothing back.
  await makeModule(world)
  expect(await dashboard()).toMatchObject({
    progress: { percent: 75, nextStep: 'ready' },
    trainingStatus: { trainingCompleted: true, upcomingModules: 1 },
  })
})

test('SKR-22 SKR-26 somebody with a placement is at 100, until it has ended', async () => {
  const { id } = await makeVerifiedEmployer(database)
  await makePlacement(database, { employerId: id, seekerId: person.id })
  expect(await dashboard()).toMatchObject({ progress: { percent: 100, nextStep: 'placed' } })
  await sql`update placements set status = 'ENDED', ended_at = now(), ended_by = 'employer',
    end_reason = 'CONTRACT_OVER'`.execute(executor)
  expect((await dashboard()).progress.percent).toBeLessThan(100)
})

test('SKR-09 SKR-10 SKR-11 applications, offers and unread messages are counted, of nobody else', async () => {
  const { id: employerId } = await makeVerifiedEmployer(database)
  const other = await makePerson(database, 'seeker')
  for (const seekerId of [person.id, person.id, other.id]) {
    await makeApplication(database, { jobId: await makeJob(database, employerId), seekerId })
    await makeOffer(database, { employerId, seekerId, jobId: await makeJob(database, employerId) })
  }
  for (const seekerId of [person.id, other.id]) {
    const conversation = await addConversation(database, { seekerId, employerId })
    for (const party of ['employer', 'seeker', 'employer'] as const)
      await addMessage(database, conversation, { party })
  }
  expect((await dashboard()).activityCounts).toEqual({ applications: 2, offers: 2, messages: 2 })
})

test('what is new comes with it, what waits first, at most ten of them', async () => {
  const { id: employerId } = await makeVerifiedEmployer(database)
  for (let count = 0; count < 12; count += 1) {
    const jobId = await makeJob(database, employerId, { title: `Nanny ${count}` })
    const applicationId = await makeApplication(database, { jobId, seekerId: person.id })
    if (count === 0) await makeInterview(database, { applicationId, employerId })
    else
      await sql`insert into hiring_events (id, application_id, subject, transition, party)
        values (gen_random_uuid(), ${applicationId}, 'application', 'review', 'employer')`.execute(executor)
  }
  const { news } = await dashboard()
  expect(news).toHaveLength(10)
  expect(news.map(({ waits }) => waits)).toEqual([true, ...Array.from({ length: 9 }, () => false)])
  expect(news[0]).toMatchObject({ kind: 'interview', title: 'Nanny 0', state: 'PROPOSED' })
})

test('API-22 takes at most six statements, however much there is', async () => {
  await provideCard('VERIFIED')
  await seeker.post('/api/guarantors', guarantor)
  const { id: employerId } = await makeVerifiedEmployer(database)
  for (let count = 0; count < 12; count += 1) {
    const jobId = await makeJob(database, employerId)
    await makeApplication(database, { jobId, seekerId: person.id })
    await makeOffer(database, { employerId, seekerId: person.id, jobId })
  }
  for (let count = 0; count < 4; count += 1) await passModule(database, seeker, await makeModule(world))
  const statements = await countStatements(database, async () => {
    expect((await dashboard()).activityCounts).toMatchObject({ applications: 12, offers: 12 })
  })
  expect(statements).toBeGreaterThan(1)
  expect(statements).toBeLessThanOrEqual(6)
})
