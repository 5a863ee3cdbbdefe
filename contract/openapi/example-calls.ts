import type { CallInput, EndpointKey } from '../endpoint.ts'
import type { ApiEndpoints } from '../endpoints.ts'
import type { probeEndpoints } from '../operations.ts'
import { applicationTransitions } from '../rules/hiring.ts'

/** Nobody has this id, so that a call by example changes nothing. */
export const exampleId = '0193c2a4-7d1e-7b52-9f0c-3a6d5e8b1c47'
export const examplePassword = 'kettle-harbour-91'
/** Shaped like the proof in a mailed link, and signed by nobody. */
const exampleLink = 'bWFpbGVk.c2lnbmVk'

/** Everything that the quick form asks of somebody who looks for work. */
const person = {
  userType: 'CAREER',
  phone: '0911234567',
  password: examplePassword,
  location: 'Adama',
  consent: true,
  firstName: 'Tigist',
  lastName: 'Bekele',
  dateOfBirthRange: '26-27',
  gender: 'FEMALE',
  job: 'Nanny',
} as const

/** A job with every field filled in. */
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

type All = ApiEndpoints & typeof probeEndpoints

/**
 * One valid call of every endpoint, without its file; a new endpoint without one does not compile. The OpenAPI document shows
 * them, and the tests send them.
 */
export const exampleCalls: {
  readonly [Key in keyof All & EndpointKey]: Omit<CallInput<All[Key]>, 'file'>
} = {
  'GET /session': {},
  'POST /auth/login': { body: { identifier: 'tigist.bekele', password: examplePassword } },
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
  'POST /auth/verify-email': { body: { token: exampleLink } },
  'POST /auth/resend-verification': {},
  'POST /auth/forgot-password': { body: { email: 'tigist.bekele@example.com' } },
  'POST /auth/request-password-reset': { body: { email: 'tigist.bekele@example.com', userType: 'partner' } },
  'POST /auth/check-reset-link': { body: { token: exampleLink } },
  'POST /auth/reset-password': { body: { token: exampleLink, password: 'another-kettle-17' } },
  'GET /account': {},
  'PUT /account/preferences': { body: { language: 'am', calendar: 'ethiopian', clock: 'sunrise' } },
  'PUT /account/password': {
    body: { currentPassword: examplePassword, newPassword: 'another-kettle-17' },
  },
  'PUT /account/email': { body: { email: 'somewhere.else@example.com', password: examplePassword } },
  'GET /account/sessions': {},
  'DELETE /account/sessions/:id': { params: { id: '0123456789abcdef' } },
  'POST /account/sessions/end-others': {},
  'GET /account/data': {},
  'POST /account/delete': { body: { password: examplePassword } },
  'GET /profile': {},
  'GET /users/me': {},
  'PUT /profile': { body: { firstName: 'Hanna', lastName: 'Kebede', location: 'Jimma' } },
  'PUT /users/job-seeker/profile': { body: { phoneNumber: '0711234567', companyName: 'Kebede and Sons' } },
  'POST /users/upload-profile-picture': {},
  'DELETE /users/profile-picture': {},
  'GET /users/:id/picture': {
    params: { id: exampleId },
    query: { size: 'thumb' },
  },
  'POST /partners/register': {
    body: {
      username: 'dawit.p',
      password: examplePassword,
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
  'POST /partners/login': { body: { username: 'dawit.mekonnen', password: examplePassword } },
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
  'PUT /job-seekers/availability': { body: { available: true, availableFrom: '2027-01-15' } },
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
  'GET /job-seekers/:id': { params: { id: exampleId } },
  'GET /saved-seekers': { query: {} },
  'PUT /saved-seekers/:id': { params: { id: exampleId } },
  'DELETE /saved-seekers/:id': { params: { id: exampleId } },
  'GET /employer/jobs/advanced-search': {
    query: { jobType: 'LIVE_IN', location: 'Adama', skills: 'Cooking', q: 'nanny', sort: 'pay', page: '0' },
  },
  'GET /employer/jobs/recommended': { query: { page: '0', size: '10', sort: 'user.firstName,asc' } },
  'GET /job-preferences/jobs/by-location': { query: { location: 'Adama' } },
  'GET /job-preferences/jobs/by-job-type': { query: { jobType: 'LIVE_IN' } },
  'GET /job-preferences/jobs/by-work-type': { query: { workType: 'NANNY' } },
  'GET /job-preferences/jobs/search': { query: { location: 'Adama', jobType: 'LIVE_IN' } },
  'GET /jobs/:id': { params: { id: exampleId } },
  'POST /employer/jobs/:id/apply': {
    params: { id: exampleId },
    body: { coverLetter: 'I can start on Monday.' },
  },
  'GET /job-preferences/jobs/job-seeker': {},
  'POST /job-applications/:id/withdraw': { params: { id: exampleId } },
  'GET /saved-jobs': { query: {} },
  'PUT /saved-jobs/:id': { params: { id: exampleId } },
  'DELETE /saved-jobs/:id': { params: { id: exampleId } },
  'POST /reports': { body: { subject: 'job', subjectId: exampleId, reason: 'They ask for money.' } },
  'POST /employer/jobs': { body: posting },
  'GET /employer/jobs/:id': { params: { id: exampleId } },
  'PUT /employer/jobs/:id': { params: { id: exampleId }, body: posting },
  'DELETE /employer/jobs/:id': { params: { id: exampleId } },
  'POST /employer/jobs/:id/duplicate': { params: { id: exampleId } },
  'POST /employer/jobs/:id/close': { params: { id: exampleId } },
  'POST /employer/jobs/:id/reopen': { params: { id: exampleId } },
  'GET /jobs/:id/applicants': {
    params: { id: exampleId },
    query: { status: applicationTransitions.apply.to },
  },
  'GET /job-applications/by-job/:id': { params: { id: exampleId }, query: {} },
  'POST /employer-interests/job-seeker/:id': {
    params: { id: exampleId },
    body: { jobId: exampleId, message: 'We would like you to begin in May.' },
  },
  'GET /training-status/has-employer-interest': {},
  'GET /job-offers': {},
  'GET /employer/dashboard': {},
  'GET /admin/employers': { query: { page: '0', size: '10' } },
  'POST /admin/employers/:id/verify': { params: { id: exampleId } },
  'GET /admin/doubtful-texts': {},
  'POST /admin/doubtful-texts/:kind/:id/review': { params: { kind: 'job', id: exampleId } },
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
  'DELETE /saved-searches/:id': { params: { id: exampleId } },
  'POST /saved-searches/stop': { query: { token: exampleLink } },
  'POST /newsletter/subscribe': { body: { email: 'almaz@example.com' } },
  'POST /newsletter/confirm': { body: { token: exampleLink } },
  'POST /newsletter/unsubscribe': { query: { token: exampleLink } },
  'GET /openapi.json': {},
  'GET /healthz': {},
  'GET /readyz': {},
  'GET /metrics': {},
}
