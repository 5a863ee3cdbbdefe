import { v7 as newId } from 'uuid'
import { expect, test } from 'vitest'
import { browser, mailsTo, makePerson, signedIn } from './testing/accounts.ts'
import { testApp } from './testing/app.ts'
import { catalogue, documentOf, sendDocument } from './testing/documents.ts'
import { makeJob, makeJobs } from './testing/jobs.ts'
import { plainPicture } from './testing/pictures.ts'
import { readAddresses } from './testing/reads.ts'
import { makeApplication, makeSeekerWithProfile } from './testing/seekers.ts'

/** Ways to reach a seeker, one for each text that a seeker can write: anyone who sees one of these sees too much. */
const numbers = {
  phone: '0911734200',
  firstName: '0911 73 42 01',
  lastName: '0911-73-42-02',
  jobTitle: '+251 911 73 42 03',
  bio: '0911 734 204',
  reference: '(0911) 73 42 05',
  coverLetter: '+251911734206',
  fileName: '0911734207',
  otherLetter: '09 11 73 42 08',
  documentNote: '0911 734 209',
} as const
const addresses = {
  account: 'canary.account@mail.example',
  bio: 'canary.bio@mail.example',
  letter: 'canary (at) mail (dot) com',
  reference: 'canary.reference@mail.example',
} as const

/** What all of the numbers have in common once blanks and dashes are gone, and a word of all the addresses. */
const traceOfContacts = [/11\D{0,3}7342\d\d/, /canary/i] as const

/** The same for an employer, in every text that an employer can write. */
const employerNumbers = {
  companyName: '0911 77 99 01',
  title: '0911-77-99-02',
  description: '+251 911 77 99 03',
  requirements: '0911 779 904',
  additionalNotes: '(0911) 77 99 05',
  message: '+251911779906',
} as const
const employerTraces = [/11\D{0,3}7799\d\d/, /boss/i] as const

const { app, database } = await testApp({ environment: { RATE_LIMIT_FACTOR: '1000' } })

const partner = await makePerson(database, 'partner')
const seeker = await makeSeekerWithProfile(
  database,
  {
    email: addresses.account,
    phone: `+251${numbers.phone.slice(1)}`,
    firstName: `Tigist ${numbers.firstName}`,
    lastName: `Bekele ${numbers.lastName}`,
    jobTitle: `Nanny ${numbers.jobTitle}`,
    referredBy: partner.id,
    ageRange: '56+',
  },
  {
    // What the samples of the searches ask for, so that each of them finds this person.
    skills: ['childcare', 'cooking', 'first-aid-cpr'],
    salary_range: '5000+',
    religion: 'Islam',
    bio: `Call ${numbers.bio} or write to ${addresses.bio}.`,
    referees: [`Almaz ${numbers.reference}`, addresses.reference],
  },
)
const employer = await makePerson(database, 'household')
const otherEmployer = await makePerson(database, 'business')
const otherSeeker = await makePerson(database, 'seeker')
await database.executor
  .insertInto('employer_verifications')
  .values([{ employer_id: employer.id }, { employer_id: otherEmployer.id }])
  .execute()
const jobId = await makeJob(database, employer.id)
const otherJobId = await makeJob(database, otherEmployer.id)
const applicationId = await makeApplication(database, {
  jobId,
  seekerId: seeker.id,
  coverLetter: `My number is ${numbers.coverLetter}, my address ${addresses.letter}.`,
})
await makeApplication(database, { jobId: otherJobId, seekerId: seeker.id, coverLetter: numbers.otherLetter })
const offerId = newId()
await database.executor
  .insertInto('offers')
  .values({ id: offerId, employer_id: employer.id, seeker_id: seeker.id, job_id: jobId })
  .execute()
await database.executor
  .insertInto('saved_seekers')
  .values({ employer_id: employer.id, seeker_id: seeker.id })
  .execute()

const loudEmployer = await makePerson(database, 'business', {
  companyName: `Ring ${employerNumbers.companyName} or boss@mail.example`,
})
await database.executor
  .insertInto('employer_verifications')
  .values({ employer_id: loudEmployer.id })
  .execute()
const [loudJobId = '', offeredJobId = ''] = await makeJobs(
  database,
  loudEmployer.id,
  [1, 2].map(() => ({
    title: `Nanny ${employerNumbers.title}`,
    description: `Call ${employerNumbers.description} or write to boss@mail.example.`,
    requirements: `Call ${employerNumbers.requirements}`,
    additionalNotes: `boss (at) mail (dot) com, ${employerNumbers.additionalNotes}`,
  })),
)
await makeApplication(database, { jobId: loudJobId, seekerId: seeker.id })
await database.executor.insertInto('saved_jobs').values({ seeker_id: seeker.id, job_id: loudJobId }).execute()
const loud = await signedIn(app, database, loudEmployer)
const offered = await loud.post(`/api/employer-interests/job-seeker/${seeker.id}`, {
  jobId: offeredJobId,
  message: `Call ${employerNumbers.message} or visit boss.example.com`,
})

const own = await signedIn(app, database, seeker)
const form = new FormData()
const picture = new Uint8Array(await plainPicture().png().toBuffer())
form.append('file', new Blob([picture], { type: 'image/png' }), `Tigist ${numbers.fileName}.png`)
const uploaded = await own.post('/api/users/upload-profile-picture', form)

await sendDocument(own, catalogue.identityCard)
await sendDocument(own, catalogue.passport)
const rejected = await documentOf(database, own, catalogue.identityCard)
const documents = [rejected, await documentOf(database, own, catalogue.passport)]
const admin = await signedIn(app, database, await makePerson(database, 'admin'))
await admin.post(`/api/admin/documents/${rejected.id}/reject`, {
  version: rejected.version,
  rejection: 'NAME_DIFFERS',
  note: `The card says ${numbers.documentNote}.`,
})
/** Of documents nobody but the owner and staff learns so much as that they are there. */
const traces = [
  ...traceOfContacts,
  ...documents.flatMap(({ id, version, fileId }) =>
    [id, version, fileId ?? id].map((each) => new RegExp(each)),
  ),
]

/** Every address that could lead to the seeker. */
const reads = readAddresses(
  [
    seeker.id,
    jobId,
    otherJobId,
    loudJobId,
    offeredJobId,
    applicationId,
    offerId,
    ...documents.map(({ id }) => id),
    ...Object.values(catalogue),
  ],
  seeker.username,
)

test('the canaries sing to the seeker alone: every one of them is in the file of all that we keep', async () => {
  const { body } = await own.get('/api/account/data')
  const told = Object.entries({ ...numbers, ...addresses }).filter(([field]) => field !== 'fileName')
  const unphoned = body.replace('+251911734200', numbers.phone)
  for (const [field, value] of told) expect(unphoned, field).toContain(value)
  // The name of a file is kept nowhere at all.
  expect(uploaded.statusCode).toBe(200)
  expect(body).not.toContain(numbers.fileName)
})

test.each([
  ['the employer whom the seeker applied to', employer],
  ['another employer', otherEmployer],
  ['the partner who brought the seeker', partner],
  ['another seeker', otherSeeker],
  ['a stranger', null],
] as const)('no answer tells %s how to reach a seeker', async (who, person) => {
  const visitor = person === null ? browser(app) : await signedIn(app, database, person)
  let answered = 0
  let aboutSeeker = 0
  for (const address of reads) {
    const answer = await visitor.get(address)
    expect(answer.statusCode, address).toBeLessThan(500)
    const said = `${JSON.stringify(answer.headers)}\n${answer.body}`.replaceAll(/[\s()]/g, '')
    for (const trace of traces) expect(said.match(trace)?.[0], `${address}: ${answer.body}`).toBeUndefined()
    if (answer.statusCode === 200) answered += 1
    if (answer.statusCode === 200 && answer.body.includes(seeker.id)) aboutSeeker += 1
  }
  // That nothing was found is worth something only where there was something to look through.
  expect(answered).toBeGreaterThanOrEqual(who === 'a stranger' ? 4 : 8)
  expect(aboutSeeker >= 10).toBe(who.includes('employer'))
})

test('PRV-02 no answer and no mail tells a seeker how to reach an employer', async () => {
  expect(offered.statusCode).toBe(200)
  let aboutEmployer = 0
  const check = (said: string, where: string) => {
    const plain = said.replaceAll(/[\s()-]/g, '')
    for (const trace of employerTraces) expect(plain.match(trace)?.[0], `${where}: ${said}`).toBeUndefined()
    if (said.includes('Ring') || said.includes(loudJobId)) aboutEmployer += 1
  }
  for (const address of reads) check((await own.get(address)).body, address)
  check(JSON.stringify(await mailsTo(database, seeker.email)), 'mails')
  expect(aboutEmployer).toBeGreaterThanOrEqual(8)
})

test('PRV-02 a search by a number that is masked finds nothing', async () => {
  const found = async (q: string) =>
    (await own.get(`/api/employer/jobs/advanced-search?q=${encodeURIComponent(q)}`)).json<{
      totalElements: number
    }>()
  expect((await found('nanny')).totalElements).toBeGreaterThanOrEqual(2)
  for (const number of [employerNumbers.title, employerNumbers.description])
    expect(await found(number)).toMatchObject({ totalElements: 0 })
})
