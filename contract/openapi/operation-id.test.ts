import { expect, test } from 'vitest'
import { endpointEntries } from '../endpoint.ts'
import { endpointGroups } from '../endpoints.ts'
import { operationId } from './operation-id.ts'

const ids = endpointGroups.flatMap(({ endpoints }) =>
  endpointEntries(endpoints).map(({ key }) => operationId(key)),
)

test.each([
  ['GET /session', 'getSession'],
  ['GET /jobs/:id/applicants', 'getJobsByIdApplicants'],
  ['POST /auth/verify-email', 'postAuthVerifyEmail'],
  ['GET /openapi.json', 'getOpenapiJson'],
])('%s is %s', (key, id) => {
  expect(operationId(key)).toBe(id)
})

test('no two operations share an id', () => {
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
})

// Generated clients name their functions by them: a changed id breaks somebody. `vitest -u` adds those of new endpoints.
test('ids stay as they are', async () => {
  await expect(`${ids.toSorted().join('\n')}\n`).toMatchFileSnapshot('operation-ids.txt')
})
