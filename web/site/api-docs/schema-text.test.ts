import * as z from 'zod/mini'
import { expect, test } from 'vitest'
import { schemaText } from './schema-text.ts'

const textOf = (schema: z.ZodMiniType) => schemaText(z.toJSONSchema(schema, { io: 'input' }))

test('every kind of field has a line of its own', () => {
  const schema = z.object({
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    page: z.prefault(z.int().check(z.gte(0)), 0),
    kind: z.enum(['A', 'B']),
    day: z.optional(z.nullable(z.iso.date())),
    tags: z.array(z.string()).check(z.maxLength(30)),
    places: z.array(z.object({ id: z.uuid() })),
    counts: z.record(z.string(), z.number()),
    sure: z.literal(true),
  })
  expect(textOf(schema)).toBe(`{
  name: string (1–60)
  page?: integer (0–) = 0
  kind: "A" | "B"
  day?: date | null
  tags: string[] (–30)
  places: ({
    id: uuid
  })[]
  counts: {
    [name]: number
  }
  sure: true
}`)
})

test('what is no schema is anything', () => {
  expect(schemaText(undefined)).toBe('any')
  expect(schemaText({ $ref: '#/components/schemas/Error' })).toBe('Error')
})
