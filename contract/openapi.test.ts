import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { endpointEntries } from './endpoint.ts'
import { endpointGroups } from './endpoints.ts'
import { openApiDocument } from './openapi.ts'

test('the document is valid OpenAPI 3.1', async () => {
  const result = await new Validator().validate({ ...openApiDocument('1.0.0') })
  expect(result.errors).toBeUndefined()
  expect(result.valid).toBe(true)
})

test('the document names every endpoint with its summary and who may call it', () => {
  const document = openApiDocument('1.0.0')
  for (const { prefix, endpoints } of endpointGroups) {
    for (const { method, path, endpoint } of endpointEntries(endpoints)) {
      const operation = document.paths[prefix + path.replaceAll(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()]
      expect(operation, `${method} ${prefix}${path}`).toMatchObject({
        summary: endpoint.summary,
        'x-access': [endpoint.access].flat().join(' '),
      })
    }
  }
})
