import type { certificateEndpoints } from '../certificates.ts'
import type { CallInput } from '../endpoint.ts'
import type { ApiEndpoints } from '../endpoints.ts'
import type { trainingModuleEndpoints } from '../training-modules.ts'
import type { trainingEndpoints } from '../training.ts'
import { exampleId } from './example-id.ts'

const inThreeLanguages = (text: string) => ({ en: text, am: text, om: text })
const moduleDraft = {
  title: { en: 'The first day', am: 'የመጀመሪያው ቀን', om: 'Guyyaa jalqabaa' },
  description: inThreeLanguages('What to ask and agree on before work begins.'),
  posterId: null,
  scenes: [{ from: 0, text: inThreeLanguages('Ask where the water is turned off.'), pictureId: null }],
  questions: [
    {
      text: inThreeLanguages('When do you agree on the days off?'),
      choices: [inThreeLanguages('On the first day'), inThreeLanguages('At the end of the month')],
      right: 0,
      explanation: inThreeLanguages('What is agreed on the first day is not argued about later.'),
    },
  ],
} satisfies CallInput<ApiEndpoints['PUT /admin/training/:id']>['body']
const moduleFile = { params: { id: exampleId }, query: { version: '1' } } as const
const certificateNumber = { params: { number: 'AB-7K3M-9QXT' } } as const

type TrainingKey =
  | keyof typeof trainingEndpoints
  | keyof typeof trainingModuleEndpoints
  | keyof typeof certificateEndpoints

/** Of lessons, their modules and certificates. Files are added by the tests. */
export const trainingCalls: { readonly [Key in TrainingKey]: Omit<CallInput<ApiEndpoints[Key]>, 'file'> } = {
  'GET /training-status/status-with-modules': {},
  'GET /training-status/complete-module/:id': { params: { id: exampleId } },
  'POST /training-status/complete-module/:id': { params: { id: exampleId } },
  'GET /training/modules/:id': { params: { id: exampleId } },
  'POST /training/modules/:id/watched': {
    params: { id: exampleId },
    body: { version: 1, from: 20_000, to: 30_000, position: 30_000 },
  },
  'POST /training/modules/:id/answers': {
    params: { id: exampleId },
    body: { questionId: exampleId, choice: 1 },
  },
  'GET /training/modules/:id/film': moduleFile,
  'GET /training/modules/:id/poster': moduleFile,
  'GET /training/modules/:id/pictures/:scene': {
    params: { id: exampleId, scene: '0' },
    query: { version: '1' },
  },
  'GET /training/modules/:id/captions/:language': {
    params: { id: exampleId, language: 'am' },
    query: { version: '1' },
  },
  'GET /admin/training': {},
  'POST /admin/training': { body: { title: moduleDraft.title, description: moduleDraft.description } },
  'PUT /admin/training/order': { body: { ids: [exampleId] } },
  'GET /admin/training/:id': { params: { id: exampleId } },
  'PUT /admin/training/:id': { params: { id: exampleId }, body: moduleDraft },
  'POST /admin/training/:id/film': { params: { id: exampleId }, document: {} },
  'POST /admin/training/:id/pictures': { params: { id: exampleId }, document: {} },
  'GET /admin/training/:id/pictures/:pictureId': { params: { id: exampleId, pictureId: exampleId } },
  'POST /admin/training/:id/publish': { params: { id: exampleId } },
  'PUT /admin/training/:id/retired': { params: { id: exampleId }, body: { retired: true } },
  'GET /certificates/:number': certificateNumber,
  'GET /certificate-check': {},
  'GET /training/certificate': {},
  'GET /training/certificate/file': {},
  'GET /admin/certificates/:number': certificateNumber,
  'POST /admin/certificates/:number/revoke': {
    ...certificateNumber,
    body: { reason: 'Somebody else took the lessons.' },
  },
  'POST /admin/certificates/:number/reinstate': certificateNumber,
}
