import * as z from 'zod/mini'
import type { Schema } from '../../../contract/endpoint.ts'

type Cut = (value: unknown) => unknown

/** It could hold anything that is not declared. */
const refuse = (): never => {
  throw new Error('An answer is not of the kind that is declared')
}
const single: Cut = (value) => (typeof value === 'object' && value !== null ? refuse() : value)
/** Of these there is nothing that could be left out. */
const plain = new Set(['string', 'number', 'int', 'boolean', 'null', 'literal', 'enum'])

/**
 * Leaves out of an answer whatever is not declared, at every depth: a field that is not in the contract never leaves. It is
 * made once for a schema, and takes a fraction of the time that checking takes. That the rest is as declared is proved by
 * the types, and looked at wherever the product is tried out.
 */
export function cutTo(schema: unknown): Cut {
  if (!(schema instanceof z.ZodMiniType)) throw new Error('Only a schema says what is declared')
  if (plain.has(schema.def.type)) return single
  if (schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniOptional) {
    const cut = cutTo(schema.def.innerType)
    return cut === single ? single : (value) => (value == null ? value : cut(value))
  }
  if (schema instanceof z.ZodMiniArray) {
    const cut = cutTo(schema.def.element)
    return (value) => (Array.isArray(value) ? value.map((each) => cut(each)) : refuse())
  }
  if (schema instanceof z.ZodMiniObject && schema.def.catchall === undefined) {
    return cutToFields(
      Object.entries(schema.def.shape).map(([name, field]): [string, Cut] => [name, cutTo(field)]),
    )
  }
  // Which of several shapes it has is for the schema itself to find out.
  return (value) => z.parse(schema, value)
}

function cutToFields(fields: readonly [string, Cut][]): Cut {
  return (value) => {
    if (typeof value !== 'object' || value === null) return refuse()
    const kept: { [name: string]: unknown } = {}
    for (const [name, cut] of fields) {
      const field: unknown = Reflect.get(value, name)
      if (field !== undefined) kept[name] = cut(field)
    }
    return kept
  }
}

/** The body of an answer, as it is sent. Checked too, it is an error of ours where it is not what was declared. */
export function writerOf(schema: Schema, isChecked: boolean): (body: unknown) => string {
  const cut = cutTo(schema)
  return isChecked ? (body) => JSON.stringify(schema.parse(cut(body))) : (body) => JSON.stringify(cut(body))
}
