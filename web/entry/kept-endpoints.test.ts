import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { endpointGroups } from '../../contract/endpoints.ts'
import { endpointEntries } from '../../contract/endpoint.ts'
import { keptEndpoints } from '../lib/query-client.ts'

/** Every name of a field at any depth of a JSON schema. */
function namesIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const own = 'properties' in schema && typeof schema.properties === 'object' ? schema.properties : null
  const names = own === null ? [] : Object.keys(own)
  return [...names, ...Object.values(schema).flatMap(namesIn)]
}

const answersOf = (key: string) =>
  endpointGroups
    .flatMap(({ endpoints }) => endpointEntries(endpoints))
    .filter((entry) => entry.key === key)
    .flatMap(({ endpoint }) => Object.values(endpoint.answers))
    .flatMap((answer) =>
      answer.kind === 'json' ? [z.toJSONSchema(answer.schema, { io: 'output', unrepresentable: 'any' })] : [],
    )

const isPrivate =
  /phone|email|contact|message|letter|document|guarantor|invoice|payment|commission|firstName|lastName/i

test.each(keptEndpoints)(
  'PRV-04 what %s answers may stay on a device: no contacts, messages, papers or money',
  (key) => {
    const names = answersOf(key).flatMap(namesIn)
    expect(names.length).toBeGreaterThan(0)
    expect(names.filter((name) => isPrivate.test(name))).toEqual([])
  },
)

test('PRV-04 the check would find a private field', () => {
  const names = answersOf('GET /profile').flatMap(namesIn)
  expect(names.filter((name) => isPrivate.test(name))).toContain('phoneNumber')
})
