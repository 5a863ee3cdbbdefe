import * as z from 'zod/mini'

const schemaShape = z.object({
  $ref: z.optional(z.string()),
  type: z.optional(z.string()),
  format: z.optional(z.string()),
  const: z.optional(z.unknown()),
  enum: z.optional(z.array(z.unknown())),
  anyOf: z.optional(z.array(z.unknown())),
  oneOf: z.optional(z.array(z.unknown())),
  items: z.optional(z.unknown()),
  properties: z.optional(z.record(z.string(), z.unknown())),
  required: z.optional(z.array(z.string())),
  additionalProperties: z.optional(z.unknown()),
  default: z.optional(z.unknown()),
  minLength: z.optional(z.number()),
  maxLength: z.optional(z.number()),
  minItems: z.optional(z.number()),
  maxItems: z.optional(z.number()),
  minimum: z.optional(z.number()),
  maximum: z.optional(z.number()),
})
type SchemaShape = z.infer<typeof schemaShape>

/** A schema as one reads it: `{ name: string (1–60), skills?: string[] }`, a line for each field. */
export function schemaText(given: unknown, indent = ''): string {
  const schema = schemaShape.safeParse(given).data ?? {}
  const whole = `${kindText(schema, indent)}${boundsText(schema)}`
  return schema.default === undefined ? whole : `${whole} = ${JSON.stringify(schema.default)}`
}

function kindText(schema: SchemaShape, indent: string): string {
  const choices = schema.anyOf ?? schema.oneOf
  if (schema.$ref !== undefined) return schema.$ref.split('/').at(-1) ?? 'any'
  if (schema.const !== undefined) return JSON.stringify(schema.const)
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  if (choices !== undefined) return choices.map((choice) => schemaText(choice, indent)).join(' | ')
  switch (schema.type) {
    case 'array':
      return listText(schemaText(schema.items, indent))
    case 'object':
      return objectText(schema, indent)
    case undefined:
      return 'any'
    default:
      return schema.format ?? schema.type
  }
}

const listText = (item: string) => (/^\S+$/.test(item) ? `${item}[]` : `(${item})[]`)

function objectText(
  { properties, required = [], additionalProperties }: SchemaShape,
  indent: string,
): string {
  const inner = `${indent}  `
  const fields = Object.entries(properties ?? {}).map(
    ([name, field]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${schemaText(field, inner)}\n`,
  )
  const others =
    typeof additionalProperties === 'object'
      ? `${inner}[name]: ${schemaText(additionalProperties, inner)}\n`
      : ''
  return `{\n${fields.join('')}${others}${indent}}`
}

/** Only the ends that somebody set: JSON's own largest number says nothing. */
function boundsText(schema: SchemaShape): string {
  const least = schema.minLength ?? schema.minItems ?? schema.minimum
  const most = schema.maxLength ?? schema.maxItems ?? schema.maximum
  const ends = [least, most].map((end) =>
    end === undefined || Math.abs(end) >= Number.MAX_SAFE_INTEGER ? undefined : end,
  )
  if (ends.every((end) => end === undefined)) return ''
  return ` (${ends.map((end) => end ?? '').join('–')})`
}
