import { expect, test } from 'vitest'
import { openApiDocument } from '../../contract/openapi.ts'
import { operationsOf } from '../site/api-docs/operations.ts'
import { usedTypes } from '../site/api-docs/used-types.ts'

test('every operation and every data type is described with a tag that has it', () => {
  const document = openApiDocument({ version: '', email: '' })
  const operations = document.tags.flatMap(({ name }) => operationsOf(document, name))
  const all = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(new Set(operations.map(({ operation }) => operation))).toEqual(new Set(all))
  expect([...usedTypes(all, document.components)].toSorted()).toEqual(
    Object.keys(document.components.schemas).toSorted(),
  )
})
