import { expect, test } from 'vitest'
import { endpointEntries } from '../contract/endpoint.ts'
import type { CatalogueEntry, CatalogueInput } from '../contract/documents.ts'
import { endpointGroups } from '../contract/endpoints.ts'
import { askCheckIns } from './domains/hiring/check-ins.ts'
import { makePerson, signedIn, type SignedIn } from './testing/accounts.ts'
import { testApp } from './testing/app.ts'
import { actsOf } from './testing/audit.ts'
import { makeTrained } from './testing/certificates.ts'
import { cloneDatabase, watching, type Statement } from './testing/database.ts'
import { cardPicture, catalogue, documentForm, documentOf, sendDocument } from './testing/documents.ts'
import { tinyFilm } from './testing/films.ts'
import { newGuarantor } from './testing/guarantors.ts'
import { makeJob } from './testing/jobs.ts'
import { addConversation } from './testing/messages.ts'
import { addDraft, completeDraft, moduleContent, moduleWords } from './testing/modules.ts'
import { noticeTools } from './testing/notices.ts'
import { makePlacement, startedDaysAgo } from './testing/placements.ts'
import { makeSeekerWithProfile } from './testing/seekers.ts'
import { emptyTraining, makeModule as publishModule } from './testing/training.ts'

const { database: plain } = await cloneDatabase()
const statements: Statement[] = []
const database = watching(plain, (statement) => statements.push(statement))
const world = await testApp({ database, environment: { RATE_LIMIT_FACTOR: '1000' } })
const { app } = world

type Made = {
  path: string
  body?: object
  acts: Act[]
  /** A file that is sent twice counts as two. */
  isNewEachTime?: true
}
/** What a call creates has no id before. */
type Act = { act: string; target_id?: string }

/** For each call by which staff act: something to act on, and what the audit log has of it then. */
const calls: { readonly [endpoint: string]: () => Promise<Made> } = {
  'POST /admin/employers/:id/verify': async () => {
    const { id } = await makePerson(database, 'household')
    return {
      path: `/admin/employers/${id}/verify`,
      body: { reason: 'We know the family.' },
      acts: [{ act: 'employer.verify', target_id: id }],
    }
  },
  'POST /admin/documents/:id/verify': async () => {
    const { id, version } = await makeDocument()
    return {
      path: `/admin/documents/${id}/verify`,
      body: { version },
      acts: [{ act: 'document.verify', target_id: id }],
    }
  },
  'POST /admin/documents/:id/reject': async () => {
    const { id, version } = await makeDocument()
    return {
      path: `/admin/documents/${id}/reject`,
      body: { version, rejection: 'UNREADABLE', note: '' },
      acts: [{ act: 'document.reject', target_id: id }],
    }
  },
  'POST /admin/document-catalogue': () =>
    Promise.resolve({
      path: '/admin/document-catalogue',
      body: catalogueEntry('EYE_TEST'),
      acts: [{ act: 'catalogue.add' }],
    }),
  'PUT /admin/document-catalogue/:id': async () => {
    const admin = await signedIn(app, database, await makePerson(database, 'admin'))
    const answer = await admin.post('/api/admin/document-catalogue', catalogueEntry('EAR_TEST'))
    const { id } = answer.json<{ data: CatalogueEntry }>().data
    return {
      path: `/admin/document-catalogue/${id}`,
      body: { ...catalogueEntry('EAR_TEST'), retired: true },
      acts: [{ act: 'catalogue.change', target_id: id }],
    }
  },
  'POST /admin/training': () =>
    Promise.resolve({
      path: '/admin/training',
      body: moduleWords,
      acts: [{ act: 'module.add' }],
      isNewEachTime: true,
    }),
  'PUT /admin/training/order': async () => {
    const [first, second] = [await addModuleDraft(), await addModuleDraft()]
    return {
      path: '/admin/training/order',
      body: { ids: [second, first] },
      acts: [{ act: 'module.order', target_id: second }],
    }
  },
  'PUT /admin/training/:id': async () => {
    const id = await addModuleDraft()
    return {
      path: `/admin/training/${id}`,
      body: { ...moduleWords, ...moduleContent, posterId: null },
      acts: [{ act: 'module.save', target_id: id }],
    }
  },
  'POST /admin/training/:id/film': async () => {
    const id = await addModuleDraft()
    return {
      path: `/admin/training/${id}/film`,
      body: documentForm({}, await tinyFilm()),
      acts: [{ act: 'module.film', target_id: id }],
      isNewEachTime: true,
    }
  },
  'POST /admin/training/:id/pictures': async () => {
    const id = await addModuleDraft()
    return {
      path: `/admin/training/${id}/pictures`,
      body: documentForm({}, await cardPicture()),
      acts: [{ act: 'module.picture', target_id: id }],
      isNewEachTime: true,
    }
  },
  'POST /admin/training/:id/publish': async () => {
    const staff = await signedIn(app, database, await makePerson(database, 'admin'))
    const id = await completeDraft(staff)
    return { path: `/admin/training/${id}/publish`, acts: [{ act: 'module.publish', target_id: id }] }
  },
  'PUT /admin/training/:id/retired': async () => {
    const id = await addModuleDraft()
    return {
      path: `/admin/training/${id}/retired`,
      body: { retired: true },
      acts: [{ act: 'module.retire', target_id: id }],
    }
  },
  'POST /admin/shared-guarantors/:id/review': async () => {
    for (const name of ['Almaz', 'Chaltu', 'Hawi']) {
      const seeker = await makePerson(database, 'seeker', { firstName: name })
      const who = await signedIn(app, database, seeker)
      await who.post('/api/guarantors', newGuarantor({ email: 'shared.uncle@example.com' }))
    }
    const { id } = await database.executor
      .selectFrom('guarantors')
      .select('id')
      .orderBy('id')
      .limit(1)
      .executeTakeFirstOrThrow()
    return {
      path: `/admin/shared-guarantors/${id}/review`,
      acts: [{ act: 'guarantor.review', target_id: id }],
    }
  },
  'POST /admin/money-requests/:id/review': async () => {
    const [seeker, employer] = [
      await makeSeekerWithProfile(database),
      await makePerson(database, 'household'),
    ]
    const conversationId = await addConversation(database, { seekerId: seeker.id, employerId: employer.id })
    const who = await signedIn(app, database, employer)
    await who.post(
      `/api/conversations/${conversationId}/messages`,
      text('Please send a deposit of 500 birr.'),
    )
    const { id } = await database.executor.selectFrom('messages').select('id').executeTakeFirstOrThrow()
    return { path: `/admin/money-requests/${id}/review`, acts: [{ act: 'message.review', target_id: id }] }
  },
  'POST /admin/check-ins/:id/close': async () => {
    const [seeker, employer] = [
      await makeSeekerWithProfile(database),
      await makePerson(database, 'household'),
    ]
    const startDate = await startedDaysAgo(database, 1)
    const people = { employerId: employer.id, seekerId: seeker.id, startDate }
    const placement = await makePlacement(database, people)
    await askCheckIns(database.executor, noticeTools)
    const who = await signedIn(app, database, seeker)
    await who.post(`/api/placements/${placement.id}/check-in`, { day: 1, well: false })
    const { id } = await database.executor.selectFrom('check_ins').select('id').executeTakeFirstOrThrow()
    return { path: `/admin/check-ins/${id}/close`, acts: [{ act: 'check-in.close', target_id: id }] }
  },
  'POST /admin/reports/:id/close': async () => {
    const { ofSeeker: subjectId, seeker } = await makeReview()
    await seeker.post('/api/reports', { subject: 'review', subjectId, reason: 'Not true.' })
    const { id } = await database.executor.selectFrom('reports').select('id').executeTakeFirstOrThrow()
    return {
      path: `/admin/reports/${id}/close`,
      body: { hidesReview: true },
      acts: [
        { act: 'report.close', target_id: id },
        { act: 'review.hide', target_id: subjectId },
      ],
    }
  },
  'POST /admin/doubtful-texts/:kind/:id/review': async () => {
    const employer = await makePerson(database, 'household')
    const id = await makeJob(database, employer.id, { description: 'Near @Hilton, two children.' })
    return {
      path: `/admin/doubtful-texts/job/${id}/review`,
      acts: [{ act: 'text.review.job', target_id: id }],
    }
  },
  'POST /admin/certificates/:number/revoke': async () => {
    await emptyTraining(database)
    const { number, person } = await makeTrained(world, [await publishModule(world)])
    return {
      path: `/admin/certificates/${number}/revoke`,
      body: { reason: 'Somebody else took the lessons.' },
      acts: [{ act: 'certificate.revoke', target_id: person.id }],
    }
  },
  'POST /admin/certificates/:number/reinstate': async () => {
    await emptyTraining(database)
    const { number, person } = await makeTrained(world, [await publishModule(world)])
    const admin = await signedIn(app, database, await makePerson(database, 'admin'))
    await admin.post(`/api/admin/certificates/${number}/revoke`, { reason: 'A mistake.' })
    return {
      path: `/admin/certificates/${number}/reinstate`,
      acts: [{ act: 'certificate.reinstate', target_id: person.id }],
    }
  },
  'POST /conversations/:id/messages': async () => {
    const seeker = await makeSeekerWithProfile(database)
    const id = await addConversation(database, { seekerId: seeker.id })
    return {
      path: `/conversations/${id}/messages`,
      body: text('We help.'),
      acts: [{ act: 'message.send', target_id: id }],
    }
  },
}

const text = (words: string) => ({ clientId: crypto.randomUUID(), text: words })

/** What an employer wrote of a seeker, published. */
async function makeReview(): Promise<{ ofSeeker: string; seeker: SignedIn }> {
  const seeker = await signedIn(app, database, await makeSeekerWithProfile(database))
  const employer = await signedIn(app, database, await makePerson(database, 'household'))
  const people = { employerId: employer.person.id, seekerId: seeker.person.id }
  const { id } = await makePlacement(database, people)
  await seeker.post(`/api/placements/${id}/end`, { reason: 'MOVED' })
  await employer.post(`/api/placements/${id}/review`, { stars: 1, words: 'She stole.' })
  await seeker.post(`/api/placements/${id}/review`, { stars: 4, words: 'They paid late.' })
  const row = await database.executor
    .selectFrom('reviews')
    .select('id')
    .where('stars', '=', 1)
    .executeTakeFirstOrThrow()
  return { ofSeeker: row.id, seeker }
}

async function makeDocument() {
  const seeker = await signedIn(app, database, await makePerson(database, 'seeker'))
  await sendDocument(seeker, catalogue.identityCard)
  return documentOf(database, seeker, catalogue.identityCard)
}

async function addModuleDraft(): Promise<string> {
  return addDraft(await signedIn(app, database, await makePerson(database, 'admin')), moduleWords)
}

const catalogueEntry = (documentType: string): CatalogueInput => ({
  accountType: 'CAREER',
  documentType,
  label: { en: documentType, am: documentType, om: documentType },
  description: { en: documentType, am: documentType, om: documentType },
  required: false,
  position: 999,
  retired: false,
})

test('ADM-35 every call by which staff act on others is listed here', () => {
  const ofStaff = endpointGroups
    .flatMap(({ endpoints }) => endpointEntries(endpoints))
    .filter(
      ({ method, endpoint: { access } }) =>
        method !== 'GET' &&
        (access === 'administrators' ||
          (Array.isArray(access) && access.every((type: string) => type === 'ADMIN'))),
    )
    .map(({ key }) => key)
  // Everybody writes messages; only those of staff are acts.
  const shared = 'POST /conversations/:id/messages'
  expect(Object.keys(calls).toSorted()).toEqual([...ofStaff, shared].toSorted())
})

test.each(Object.entries(calls))(
  'ADM-35 %s is in the audit log once, as the last of its transaction',
  async (name, make) => {
    const { path, body, acts, isNewEachTime } = await make()
    const staff = await signedIn(app, database, await makePerson(database, 'admin'))
    const act = () => (name.startsWith('PUT') ? staff.put : staff.post)(`/api${path}`, body)
    statements.length = 0
    expect((await act()).statusCode).toBe(200)
    expect(await actsOf(plain, staff.person)).toMatchObject(acts)
    // Whatever took another lock after that on the chain could deadlock.
    const sent = statements.map((statement) => statement.sql)
    const first = sent.findIndex((statement) => statement.includes(`hashtext('audit_log')`))
    expect(first).toBeGreaterThan(0)
    const later = sent
      .slice(first)
      .filter((statement) => !/audit_log|keep-audit-head|add_job/.test(statement))
    expect(later).toEqual(['commit'])
    if (isNewEachTime === true) return
    await act()
    expect(await actsOf(plain, staff.person)).toMatchObject(acts)
  },
)
