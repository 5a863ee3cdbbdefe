import { expect, test } from 'vitest'
import type { Components, Operation } from '../../../contract/openapi/types.ts'
import { usedTypes } from './used-types.ts'

const to = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` })
const json = (name: string) => ({ 'application/json': { schema: to('schemas', name) } })

const components: Components = {
  schemas: {
    Sent: { properties: { within: to('schemas', 'Within') } },
    Within: to('schemas', 'Sent'),
    Other: {},
    Error: {},
  },
  responses: { Refusal: { description: 'Refused', content: json('Error') } },
  examples: {},
  parameters: {},
  headers: {},
  securitySchemes: {},
}
const operation: Operation = {
  operationId: 'send',
  tags: [],
  summary: '',
  description: '',
  'x-access': 'anyone',
  security: [],
  parameters: [],
  requestBody: { required: true, content: json('Sent') },
  responses: { 400: to('responses', 'Refusal') },
}

test('a data type within another, or of a refusal, is used too; any other is not', () => {
  expect([...usedTypes([operation], components)]).toEqual(['Sent', 'Within', 'Error'])
})
