import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Applicant } from '../../../contract/hiring.ts'
import { changeApplicants, renewApplicants } from './applicant-lists.ts'

const asked = vi.fn<typeof fetch>()
beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: 'en' } })
  vi.stubGlobal('fetch', asked.mockReset())
})
afterEach(() => vi.unstubAllGlobals())

type Shown = Pick<Applicant, 'applicationId' | 'status'>
const ofJob = (id: string, query: object = {}) => ['GET /jobs/:id/applicants', { params: { id }, query }]
function filled() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } })
  const pending: Shown[] = [
    { applicationId: 'first', status: 'PENDING' },
    { applicationId: 'second', status: 'PENDING' },
  ]
  client.setQueryData(ofJob('nanny'), pending)
  client.setQueryData(ofJob('nanny', { status: 'PENDING' }), pending)
  client.setQueryData(ofJob('cook'), [{ applicationId: 'third', status: 'PENDING' }])
  return { client, list: (id: string, query?: object) => client.getQueryData<Shown[]>(ofJob(id, query)) }
}

test('HIR-12 what is true of each is shown in every list of the job, and a filtered one loses nobody', async () => {
  const { client, list } = filled()
  const fresh: Shown[] = [
    { applicationId: 'first', status: 'REVIEWING' },
    { applicationId: 'second', status: 'PENDING' },
  ]
  asked.mockResolvedValue(Response.json(fresh))
  await renewApplicants(client, 'nanny')
  expect(asked).toHaveBeenCalledOnce()
  expect(list('nanny')).toEqual(fresh)
  expect(list('nanny', { status: 'PENDING' })).toEqual(fresh)
  expect(list('cook')).toEqual([{ applicationId: 'third', status: 'PENDING' }])
})

test('without a connection what is shown stays, and of a job that nobody looks at nothing is asked', async () => {
  const { client, list } = filled()
  asked.mockRejectedValue(new TypeError('offline'))
  await renewApplicants(client, 'nanny')
  expect(list('nanny')).toHaveLength(2)
  asked.mockClear()
  await renewApplicants(client, 'driver')
  expect(asked).not.toHaveBeenCalled()
})

test('a change is made in the lists of one job alone', () => {
  const { client, list } = filled()
  changeApplicants(client, 'nanny', (applicant) => ({ ...applicant, status: 'SHORTLISTED' }))
  expect(list('nanny', { status: 'PENDING' })?.map(({ status }) => status)).toEqual([
    'SHORTLISTED',
    'SHORTLISTED',
  ])
  expect(list('cook')?.[0]?.status).toBe('PENDING')
})
