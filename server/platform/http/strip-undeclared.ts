import * as z from 'zod/mini'
import type { Schema } from '../../../contract/endpoint.ts'

type Strip = (value: unknown) => unknown

/** An object where a plain value is declared could carry anything. */
const refuse = (): never => {
  throw new Error('An answer is not of the kind that is declared')
}
const single: Strip = (value) => (typeof value === 'object' && value !== null ? refuse() : value)
/** Plain values: nothing in them to strip. */
const plain = new Set(['string', 'number', 'int', 'boolean', 'null', 'literal', 'enum'])

/**
 * Strips from an answer every field that its schema does not declare, at every depth. Compiled once per schema, it takes a
 * fraction of the time of validation: that the declared fields are right is proved by the types, and validated outside production.
 */
export function stripUndeclared(schema: unknown): Strip {
  if (!(schema instanceof z.ZodMiniType)) throw new Error('Only a schema says what is declared')
  if (plain.has(schema.def.type)) return single
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional) {
    const strip = stripUndeclared(schema.def.innerType)
    return strip === single ? single : (value) => (value == null ? value : strip(value))
  }
  if (schema instanceof z.ZodMiniArray) {
    const strip = stripUndeclared(schema.def.element)
    return (value) => (Array.isArray(value) ? value.map((each) => strip(each)) : refuse())
  }
  if (schema instanceof z.ZodMiniObject && schema.def.catchall === undefined) {
    return stripFields(
      Object.entries(schema.def.shape).map(([name, field]): [string, Strip] => [
        name,
        stripUndeclared(field),
      ]),
    )
  }
  // Only the schema itself can tell which of several shapes it is.
  return (value) => z.parse(schema, value)
}

function stripFields(fields: readonly [string, Strip][]): Strip {
  return (value) => {
    if (typeof value !== 'object' || value === null) return refuse()
    const kept: { [name: string]: unknown } = {}
    for (const [name, strip] of fields) {
      const field: unknown = Reflect.get(value, name)
      if (field !== undefined) kept[name] = strip(field)
    }
    return kept
  }
}

/** Serialises the body of an answer; when checked, a body that does not match its schema throws. */
export function writerOf(schema: Schema, isChecked: boolean): (body: unknown) => string {
  const strip = stripUndeclared(schema)
  return isChecked
    ? (body) => JSON.stringify(schema.parse(strip(body)))
    : (body) => JSON.stringify(strip(body))
}
