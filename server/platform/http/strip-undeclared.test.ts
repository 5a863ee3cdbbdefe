import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { endpointEntries, json } from '../../../contract/endpoint.ts'
import { endpointGroups } from '../../../contract/endpoints.ts'
import { stripUndeclared, writerOf } from './strip-undeclared.ts'

const person = z.object({
  name: z.string(),
  age: z.optional(z.nullable(z.number())),
  towns: z.array(z.object({ id: z.string() })),
  contact: z.nullable(z.object({ kind: z.enum(['none', 'masked']) })),
  choice: z.union([z.object({ kind: z.literal('a'), a: z.string() }), z.object({ kind: z.literal('b') })]),
})
const whole = {
  name: 'Hanna',
  age: null,
  phone: '0911223344',
  towns: [{ id: 'adama', mayor: 'Somebody' }],
  contact: { kind: 'none', phone: '0911223344' },
  choice: { kind: 'b', a: 'not of b' },
}

test('what is not declared is left out, at every depth', () => {
  expect(stripUndeclared(person)(whole)).toEqual({
    name: 'Hanna',
    age: null,
    towns: [{ id: 'adama' }],
    contact: { kind: 'none' },
    choice: { kind: 'b' },
  })
  expect(stripUndeclared(person)(whole)).toEqual(z.parse(person, whole))
  expect(stripUndeclared(z.array(person))([{ ...whole, contact: null, age: undefined }])).toEqual([
    { name: 'Hanna', towns: [{ id: 'adama' }], contact: null, choice: { kind: 'b' } },
  ])
})

test('a checked answer that is not as declared is an error of ours', () => {
  const wrong = { ...whole, name: null }
  expect(() => writerOf(json(person).schema, true)(wrong)).toThrow()
  for (const isChecked of [true, false])
    for (const other of [{ ...whole, name: { phone: '0911223344' } }, { ...whole, towns: {} }, null])
      expect(() => writerOf(json(person).schema, isChecked)(other)).toThrow()
  expect(writerOf(json(person).schema, false)(whole)).toBe(writerOf(json(person).schema, true)(whole))
})

test('no answer of the contract lets out what it does not declare', () => {
  const canary = { canary: '0911223344' }
  const every = endpointGroups.flatMap(({ endpoints }) => endpointEntries(endpoints))
  const sent = every.flatMap(({ key, endpoint: { answers } }) =>
    Object.values(answers).map((answer) => {
      if (answer.kind !== 'json') return `${key}: nothing`
      try {
        return `${key}: ${writerOf(answer.schema, false)(canary)}`
      } catch {
        return `${key}: refused`
      }
    }),
  )
  expect(sent.length).toBeGreaterThan(80)
  expect(sent.filter((line) => line.includes('0911223344'))).toEqual([])
})
