import type { CallInput, EndpointKey } from '../../contract/endpoint.ts'
import type { apiEndpoints, ApiEndpoints } from '../../contract/endpoints.ts'
import type { probeEndpoints } from '../../contract/operations.ts'
import type { Purpose } from '../platform/signing.ts'
import { testPassword } from './accounts.ts'
import { testSigner } from './app.ts'
import { plainPicture } from './pictures.ts'

/** An id of nothing and nobody. */
const nobody = '00000000-0000-7000-8000-000000000000'
/** A link that is ours, for somebody who is not there. */
const signed = (purpose: Purpose) => testSigner.sign(purpose, nobody)

/** Everything that the quick form asks of somebody who looks for work. */
const person = {
  userType: 'CAREER',
  phone: '0911234567',
  password: testPassword,
  location: 'Adama',
  consent: true,
  firstName: 'Tigist',
  lastName: 'Bekele',
  dateOfBirthRange: '26-27',
  gender: 'FEMALE',
  job: 'Nanny',
} as const

const picture = new Blob([new Uint8Array(await plainPicture({ width: 64, height: 64 }).png().toBuffer())])
/** A job with everything that can be told of one. */
const posting = {
  title: 'Nanny for two children',
  description: 'Care for two children of three and five, and bring the elder one to school.',
  locations: ['Addis Ababa', 'Adama'],
  jobType: 'LIVE_IN',
  workType: 'NANNY',
  startDate: '2027-01-15',
  workHours: '8',
  salary: '8000',
  hourlyRate: 0,
  requirements: 'Two years with small children.',
  additionalNotes: 'A room of your own.',
  status: 'ACTIVE',
  gender: 'FEMALE',
  skills: ['Childcare', 'First Aid'],
  languages: ['Amharic', 'Oromiffa'],
  ageRanges: ['26-27', '28-29'],
  religions: ['Orthodox'],
} satisfies CallInput<ApiEndpoints['POST /employer/jobs']>['body']

type All = typeof apiEndpoints & typeof probeEndpoints

/** One valid call of every endpoint; a new endpoint without one does not compile. */
export const samples: { readonly [Key in keyof All & EndpointKey]: CallInput<All[Key]> } = {
  'GET /session': {},
  'POST /auth/login': { body: { identifier: 'nobody', password: 'a password of nobody' } },
  'POST /auth/logout': {},
  'POST /auth/register': { body: { ...person, username: 'tigist.a', email: 'tigist.a@example.com' } },
  'POST /users/register': { body: { ...person, username: 'tigist.b', email: 'tigist.b@example.com' } },
  'POST /users': {
    body: {
      username: 'tigist.c',
      email: 'tigist.c@example.com',
      password: person.password,
      fullName: 'Tigist Bekele',
      phoneNumber: '0911234567',
      dateOfBirth: '1999-03-14',
      gender: 'FEMALE',
      location: 'Adama',
      role: 'JOBSEEKER',
      deviceType: 'mobile',
      deviceId: 'device-of-tigist',
      consent: true,
    },
  },
  'POST /auth/verify-email': { body: { token: 'nothing we ever sent' } },
  'POST /auth/resend-verification': {},
  'POST /auth/forgot-password': { body: { email: 'nobody@example.com' } },
  'POST /auth/request-password-reset': { body: { email: 'nobody@example.com', userType: 'partner' } },
  'POST /auth/reset-password': { body: { token: 'nothing we ever sent', password: 'a long enough one' } },
  'GET /account': {},
  'PUT /account/preferences': { body: { language: 'am', calendar: 'ethiopian', clock: 'sunrise' } },
  'PUT /account/password': {
    body: { currentPassword: testPassword, newPassword: 'another-kettle-17' },
  },
  'PUT /account/email': { body: { email: 'somewhere.else@example.com', password: testPassword } },
  'GET /account/sessions': {},
  'DELETE /account/sessions/:id': { params: { id: '0123456789abcdef' } },
  'POST /account/sessions/end-others': {},
  'GET /account/data': {},
  'POST /account/delete': { body: { password: testPassword } },
  'GET /profile': {},
  'GET /users/me': {},
  'PUT /profile': { body: { firstName: 'Hanna', lastName: 'Kebede', location: 'Jimma' } },
  'PUT /users/job-seeker/profile': { body: { phoneNumber: '0711234567', companyName: 'Kebede and Sons' } },
  'POST /users/upload-profile-picture': { file: picture },
  'DELETE /users/profile-picture': {},
  'GET /users/:id/picture': {
    params: { id: '00000000-0000-7000-8000-000000000000' },
    query: { size: 'thumb' },
  },
  'POST /partners/register': {
    body: {
      username: 'dawit.p',
      password: testPassword,
      profile: {
        firstName: 'Dawit',
        lastName: 'Mekonnen',
        email: 'dawit.p@example.com',
        phoneNumber: '0711234567',
        location: 'Jimma',
      },
      consent: true,
    },
  },
  'POST /partners/login': { body: { username: 'nobody', password: 'a password of nobody' } },
  'POST /partners/logout': {},
  'GET /partners/exists/:username': { params: { username: 'dawit.p' } },
  'POST /staff/second-factor': {},
  'POST /staff/second-factor/confirm': { body: { code: '000000' } },
  'GET /onboarding': {},
  'PUT /onboarding/profile-setup': {
    body: {
      firstName: 'Tigist',
      lastName: 'Bekele',
      phoneNumber: '0911234567',
      location: 'Adama',
      gender: 'FEMALE',
      dateOfBirth: '1999-03-14',
    },
  },
  'PUT /onboarding/job-preferences': {
    body: { jobTypes: ['LIVE_IN'], workTypes: ['NANNY'], locations: ['Addis Ababa'] },
  },
  'POST /skills-certification/user': {
    body: {
      hasCertifications: true,
      wantsSkillTest: false,
      wantsTrainingProgram: true,
      salaryRange: '3000-4000',
      skills: ['Childcare', 'Cooking'],
      experience: '3-5 years',
      education: 'High School',
      languages: ['Amharic', 'Oromiffa'],
      bio: 'I have cared for three children since 2021.',
      references: ['Almaz Tesfaye 0911 222 333'],
      religion: 'Orthodox',
    },
  },
  'GET /job-seekers/availability': {},
  'PUT /job-seekers/availability': { body: { available: true, availableFrom: null } },
  'POST /onboarding/verification': {},
  'GET /users/recommended-jobseekers': { query: { page: '0', size: '5' } },
  'GET /skills-certification/search': {
    query: {
      gender: 'FEMALE',
      ageRange: '26-27',
      religion: 'Orthodox',
      location: 'Adama',
      language: 'Oromiffa',
      skill: 'Cooking',
      salaryRange: '3000-4000',
      sort: 'user.firstName,asc',
    },
  },
  'GET /skills-certification/search/language': { query: { language: 'Amharic' } },
  'GET /skills-certification/search/gender': { query: { gender: 'FEMALE' } },
  'GET /skills-certification/search/age-range': { query: { ageRange: '56+' } },
  'GET /skills-certification/search/religion': { query: { religion: 'Islam' } },
  'GET /skills-certification/search/salary-range': { query: { salaryRange: '5000+' } },
  'GET /skills-certification/search/skill': { query: { skill: 'First Aid' } },
  'GET /skills-certification/search/location': { query: { location: 'Adama' } },
  'GET /job-seekers/:id': { params: { id: nobody } },
  'GET /saved-seekers': { query: {} },
  'PUT /saved-seekers/:id': { params: { id: nobody } },
  'DELETE /saved-seekers/:id': { params: { id: nobody } },
  'GET /employer/jobs/advanced-search': {
    query: { jobType: 'LIVE_IN', location: 'Adama', skills: 'Cooking', q: 'nanny', sort: 'pay', page: '0' },
  },
  'GET /employer/jobs/recommended': { query: { page: '0', size: '10', sort: 'user.firstName,asc' } },
  'GET /job-preferences/jobs/by-location': { query: { location: 'Adama' } },
  'GET /job-preferences/jobs/by-job-type': { query: { jobType: 'LIVE_IN' } },
  'GET /job-preferences/jobs/by-work-type': { query: { workType: 'NANNY' } },
  'GET /job-preferences/jobs/search': { query: { location: 'Adama', jobType: 'LIVE_IN' } },
  'GET /jobs/:id': { params: { id: nobody } },
  'POST /employer/jobs/:id/apply': {
    params: { id: nobody },
    body: { coverLetter: 'I can start on Monday.' },
  },
  'GET /job-preferences/jobs/job-seeker': {},
  'POST /job-applications/:id/withdraw': { params: { id: nobody } },
  'GET /saved-jobs': { query: {} },
  'PUT /saved-jobs/:id': { params: { id: nobody } },
  'DELETE /saved-jobs/:id': { params: { id: nobody } },
  'POST /reports': { body: { subject: 'job', subjectId: nobody, reason: 'They ask for money.' } },
  'POST /employer/jobs': { body: posting },
  'GET /employer/jobs/:id': { params: { id: nobody } },
  'PUT /employer/jobs/:id': { params: { id: nobody }, body: posting },
  'POST /employer/jobs/:id/duplicate': { params: { id: nobody } },
  'POST /employer/jobs/:id/close': { params: { id: nobody } },
  'POST /employer/jobs/:id/reopen': { params: { id: nobody } },
  'GET /jobs/:id/applicants': { params: { id: nobody }, query: { status: 'PENDING' } },
  'GET /job-applications/by-job/:id': { params: { id: nobody }, query: {} },
  'POST /employer-interests/job-seeker/:id': {
    params: { id: nobody },
    body: { jobId: nobody, message: 'We would like you to begin in May.' },
  },
  'GET /training-status/has-employer-interest': {},
  'GET /job-offers': {},
  'GET /employer/dashboard': {},
  'GET /admin/employers': { query: { page: '0', size: '10' } },
  'POST /admin/employers/:id/verify': { params: { id: nobody } },
  'POST /site/browser-faults': {
    body: {
      page: 'landing',
      language: 'am',
      kind: 'script',
      error: 'TypeError',
      place: 'assets/main.js:1:200',
    },
  },
  'GET /saved-searches': {},
  'POST /saved-searches': { body: { location: ['Adama'], jobType: 'LIVE_IN', skills: ['Cooking'] } },
  'DELETE /saved-searches/:id': { params: { id: nobody } },
  'POST /saved-searches/stop': { query: { token: signed('saved-searches-stop') } },
  'POST /newsletter/subscribe': { body: { email: 'almaz@example.com' } },
  'POST /newsletter/confirm': { body: { token: signed('newsletter-confirm') } },
  'POST /newsletter/unsubscribe': { query: { token: signed('newsletter-unsubscribe') } },
  'GET /openapi.json': {},
  'GET /healthz': {},
  'GET /readyz': {},
  'GET /metrics': {},
}
