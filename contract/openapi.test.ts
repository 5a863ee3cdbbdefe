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

test('an endpoint behind sign-in names the refusals of a session, and no other does', () => {
  const { paths } = openApiDocument('1.0.0')
  expect(paths['/api/account']?.['get']?.responses).toMatchObject({
    401: { description: 'sign_in_required' },
    409: { description: 'account_changed' },
  })
  expect(paths['/api/admin/employers']?.['get']?.responses).toHaveProperty('409')
  const open = Object.keys(paths['/api/session']?.['get']?.responses ?? {})
  expect(open).toContain('200')
  expect(open.filter((status) => status === '401' || status === '409')).toEqual([])
})
