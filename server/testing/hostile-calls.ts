import * as z from 'zod/mini'
import type { Schema } from '../../contract/endpoint.ts'
import type { Call } from './calls.ts'

/** A call with one thing wrong in it, as it travels. */
export type HostileCall = { what: string; path: string; body: string | undefined }

/** The most telling first: a short walk tries only that one. */
const hostile = {
  date: ['0000-01-01', '9999-12-31', '1582-10-10', '2023-02-29', '0001-01-01', '+275760-09-13', '1890-01-01'],
  text: [
    '\uD800',
    '\0',
    'x'.repeat(5_000),
    '\uDC00\uD800',
    'ሀ'.repeat(300),
    '',
    '\u202E',
    '-1',
    '1e999',
    'null',
  ],
  number: [2 ** 31, -1, 2 ** 53, 1e308, 0.1, -(2 ** 31) - 1, 2 ** 63, -0],
  other: ['x\uD800', '0000-01-01', 2 ** 31, [], {}, 'x'.repeat(5_000)],
} as const

type Path = readonly (string | number)[]
type Leaf = { path: Path; values: readonly unknown[] }

function valuesFor(value: unknown): readonly unknown[] {
  if (typeof value === 'number') return hostile.number
  if (typeof value !== 'string') return hostile.other
  if (/^\d{4}-\d\d-\d\d/.test(value)) return hostile.date
  // Within a text that is otherwise right, so that only the check for it can refuse it.
  return hostile.text.map((text) => (text.length === 1 ? value + text : text))
}

function leavesOf(value: unknown, path: Path = []): Leaf[] {
  if (typeof value !== 'object' || value === null) return [{ path, values: valuesFor(value) }]
  const long: unknown[] = Array.isArray(value) ? Array.from({ length: 2_000 }, (): unknown => value[0]) : []
  return [
    ...(Array.isArray(value) ? [{ path, values: [long, [[value]], [null], {}] }] : []),
    ...Object.entries(value).flatMap(([key, inner]) =>
      leavesOf(inner, [...path, Array.isArray(value) ? Number(key) : key]),
    ),
  ]
}

function withValue(value: unknown, [key, ...rest]: Path, changed: unknown): unknown {
  if (key === undefined) return changed
  if (Array.isArray(value))
    return value.map((each: unknown, index) => (index === key ? withValue(each, rest, changed) : each))
  const inner: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  return { ...(typeof value === 'object' ? value : {}), [key]: withValue(inner, rest, changed) }
}

/** Fields that an endpoint takes and its sample leaves out. */
function unsentFields(sample: object, schema: Schema | undefined): string[] {
  if (!(schema instanceof z.ZodMiniObject)) return []
  return Object.keys(schema.def.shape).filter((key) => !(key in sample))
}

const deep = 5_000
const wholeBodies = [
  `${'['.repeat(deep)}${']'.repeat(deep)}`,
  JSON.stringify({ ['key \uD800']: 1 }),
  `${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}`,
  JSON.stringify({ ['\0']: 'x' }),
  JSON.stringify('\uD800'),
]

/** In an address half of a pair cannot be written; its bytes can. */
const encoded = (value: unknown) =>
  encodeURIComponent(String(value).replaceAll(/\p{Surrogate}/gu, '\u{F0000}')).replaceAll(
    '%F3%B0%80%80',
    '%ED%A0%80',
  )

const first = <Value>(values: readonly Value[], count: number) => values.slice(0, count)

/** A valid call of an endpoint again and again, each time with another hostile value, in every part that it has. */
export function hostileCalls({ path, method, sample, endpoint }: Call, perField: number): HostileCall[] {
  const body = sample.body === undefined ? undefined : JSON.stringify(sample.body)
  const query = Object.entries(sample.query ?? {})
  const address = (pairs: readonly (readonly [string, unknown])[]) =>
    pairs.length === 0
      ? path
      : `${path}?${pairs.map(([name, value]) => `${name}=${encoded(value)}`).join('&')}`

  const inBody = [
    ...leavesOf(sample.body ?? {}),
    ...unsentFields(sample.body ?? {}, endpoint.body).map((key) => ({ path: [key], values: hostile.other })),
  ].flatMap((leaf) =>
    first(leaf.values, perField).map((value) => ({
      what: `body ${leaf.path.join('.')}`,
      path: address(query),
      body: JSON.stringify(withValue(sample.body ?? {}, leaf.path, value)),
    })),
  )
  const inQuery = [
    ...query.map(([name, value]) => ({
      name,
      values: [...first(valuesFor(value), perField), [value, value]],
    })),
    ...unsentFields(sample.query ?? {}, endpoint.query).map((name) => ({
      name,
      values: first(hostile.other, perField),
    })),
  ].flatMap(({ name, values }) =>
    values.map((value) => {
      const others = query.filter(([other]) => other !== name)
      const pairs: [string, unknown][] = (Array.isArray(value) ? value : [value]).map((each: unknown) => [
        name,
        each,
      ])
      return { what: `query ${name}`, path: address([...others, ...pairs]), body }
    }),
  )
  const inPath = Object.entries(sample.params ?? {}).flatMap(([name, value]) =>
    first(['%ED%A0%80', '%00', 'x'.repeat(190), '2147483648', '-1', '%F0%90%80'], perField).map((part) => ({
      what: `address ${name}`,
      path: address(query).replace(encodeURIComponent(String(value)), part),
      body,
    })),
  )
  const whole =
    method === 'GET'
      ? []
      : first(wholeBodies, perField + 2).map((text) => ({
          what: 'whole body',
          path: address(query),
          body: text,
        }))
  return [...whole, ...inBody, ...inQuery, ...inPath]
}
