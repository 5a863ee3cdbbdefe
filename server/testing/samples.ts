import type { CallInput, EndpointKey } from '../../contract/endpoint.ts'
import type { ApiEndpoints } from '../../contract/endpoints.ts'
import { exampleCalls } from '../../contract/openapi/example-calls.ts'
import { exampleId } from '../../contract/openapi/example-id.ts'
import type { probeEndpoints } from '../../contract/operations.ts'
import type { Purpose } from '../platform/signing.ts'
import { testSigner } from './app.ts'
import { dayFromNow } from './days.ts'
import { tinyFilm } from './films.ts'
import { plainPicture } from './pictures.ts'

/** A link that is ours, for somebody who is not there. */
const signed = (purpose: Purpose, what = '') => testSigner.sign(purpose, `${exampleId}${what}`)
const picture = new Blob([new Uint8Array(await plainPicture({ width: 64, height: 64 }).png().toBuffer())])
const film = new Blob([new Uint8Array(await tinyFilm())])
/** No job is posted for a day that has passed. */
const posting = { ...exampleCalls['POST /employer/jobs'].body, startDate: dayFromNow(60) }

type All = ApiEndpoints & typeof probeEndpoints

/** One valid call of every endpoint: the examples of the contract, with files and links that only the tests can make. */
export const samples: { readonly [Key in keyof All & EndpointKey]: CallInput<All[Key]> } = {
  ...exampleCalls,
  'POST /employer/jobs': { body: posting },
  'PUT /employer/jobs/:id': { ...exampleCalls['PUT /employer/jobs/:id'], body: posting },
  'POST /users/upload-profile-picture': { file: picture },
  'POST /job-seeker/documents': { ...exampleCalls['POST /job-seeker/documents'], file: picture },
  'POST /employer/documents': { ...exampleCalls['POST /employer/documents'], file: picture },
  'POST /admin/training/:id/film': { ...exampleCalls['POST /admin/training/:id/film'], file: film },
  'POST /admin/training/:id/pictures': {
    ...exampleCalls['POST /admin/training/:id/pictures'],
    file: picture,
  },
  'POST /saved-searches/stop': { query: { token: signed('saved-searches-stop') } },
  'POST /notices/stop': { query: { token: signed('notice-stop', ' offers') } },
  // Erasing holds for the address alone, no matter who has entered it.
  'POST /guarantor-requests/erase': { query: { token: signed('guarantor', ` 1 ${'x'.repeat(22)}`) } },
  'POST /newsletter/confirm': { body: { token: signed('newsletter-confirm') } },
  'POST /newsletter/unsubscribe': { query: { token: signed('newsletter-unsubscribe') } },
}
