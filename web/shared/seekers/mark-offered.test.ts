import { QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import type { Applicant } from '../../../contract/hiring.ts'
import type { SeekerCards } from '../../../contract/seeker-search.ts'
import { markOffered } from './mark-offered.ts'

const card = (id: string) => ({
  id,
  name: 'Almaz',
  avatar: null,
  role: null,
  location: '',
  wantedLocations: [],
  gender: null,
  ageRange: null,
  experience: null,
  education: null,
  skills: [],
  languages: [],
  bio: '',
  religion: null,
  salaryRange: null,
  hasCertifications: false,
  availableFrom: null,
  saved: false,
  rating: null,
  offerStatus: null,
  offeredJobs: [],
  badges: { identityChecked: null, guarantorConfirmed: null, trained: null },
})
const applicant = (id: string, status: Applicant['status']): Applicant => ({
  ...card(id),
  applicationId: 'application',
  status,
  appliedAt: '2026-11-03T11:05:00.000Z',
  coverLetter: '',
  rejectionReason: null,
  interview: null,
  offer: null,
})

const offer = { id: 'offer', status: 'SENT' } as const

const search = ['GET /skills-certification/search', { query: { page: '0' } }]
const ofJob = (id: string, query: object = {}) => ['GET /jobs/:id/applicants', { params: { id }, query }]
function filled() {
  const client = new QueryClient()
  const page: SeekerCards = {
    content: [{ data: card('her') }, { data: card('other') }],
    totalPages: 1,
    totalElements: 2,
    totalIsLowerBound: false,
    understood: [],
    withAllSkills: null,
  }
  client.setQueryData(search, page)
  client.setQueryData(ofJob('nanny'), [applicant('her', 'REVIEWING'), applicant('other', 'PENDING')])
  client.setQueryData(ofJob('nanny', { status: 'REVIEWING' }), [applicant('her', 'REVIEWING')])
  client.setQueryData(ofJob('cook'), [applicant('her', 'PENDING')])
  return {
    client,
    cards: () => client.getQueryData<SeekerCards>(search)?.content.map(({ data }) => data),
    applicants: (id: string, query?: object) => client.getQueryData<Applicant[]>(ofJob(id, query)),
  }
}

test('HIR-19 an offer shows on every card of the person, and on no other', () => {
  const { client, cards, applicants } = filled()
  markOffered(client, 'her', null, offer)
  const offered = { id: 'her', offerStatus: 'SENT', offeredJobs: [null] }
  const none = { id: 'other', offerStatus: null, offeredJobs: [] }
  expect(cards()).toMatchObject([offered, none])
  expect(applicants('nanny')).toMatchObject([{ ...offered, status: 'REVIEWING' }, none])
  expect(applicants('cook')).toMatchObject([{ ...offered, status: 'PENDING' }])
})

test('an offer of the very job answers the application, until it was decided', () => {
  const { client, applicants } = filled()
  client.setQueryData(ofJob('driver'), [applicant('her', 'REJECTED')])
  for (const jobId of ['nanny', 'driver']) markOffered(client, 'her', jobId, offer)
  expect(applicants('nanny')).toMatchObject([
    { status: 'OFFERED', offer },
    { status: 'PENDING', offer: null },
  ])
  expect(applicants('nanny', { status: 'REVIEWING' })).toMatchObject([{ status: 'OFFERED' }])
  expect(applicants('cook')).toMatchObject([{ status: 'PENDING', offeredJobs: ['nanny', 'driver'] }])
  expect(applicants('driver')).toMatchObject([{ status: 'REJECTED', offerStatus: 'SENT' }])
})
