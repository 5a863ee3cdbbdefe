import * as z from 'zod/mini'
import { accountSettingsSchemas } from '../account-settings.ts'
import { accountSchemas, signedIn } from '../accounts.ts'
import { certificateSchemas } from '../certificates.ts'
import { documentSchemas } from '../documents.ts'
import { employerSchemas } from '../employers.ts'
import type { Schema } from '../endpoint.ts'
import { errorEnvelope } from '../errors.ts'
import { email, fieldSchemas, phone } from '../fields.ts'
import { guarantorSchemas } from '../guarantors.ts'
import { jobSearchSchemas } from '../job-search.ts'
import { jobSchemas } from '../jobs.ts'
import { hiringSchemas } from '../hiring.ts'
import { interviewSchemas } from '../interviews.ts'
import { backofficeSchemas } from '../backoffice.ts'
import { messageSchemas } from '../messages.ts'
import { noticeSchemas } from '../notices.ts'
import { offerSchemas } from '../offers.ts'
import { partnerSchemas } from '../partners.ts'
import { placementSchemas } from '../placements.ts'
import { profileSchemas } from '../profile.ts'
import { reportSchemas } from '../reports.ts'
import { savedSearchSchemas } from '../saved-searches.ts'
import { seekerDashboardSchemas } from '../seeker-dashboard.ts'
import { seekerSearchSchemas } from '../seeker-search.ts'
import { seekerSchemas } from '../seekers.ts'
import { siteSchemas } from '../site.ts'
import { trainingModuleSchemas } from '../training-modules.ts'
import { trainingSchemas } from '../training.ts'
import { uploadSchemas } from '../uploads.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema
type Direction = 'input' | 'output'

/** What a token is for; said wherever one is answered. */
export const aboutToken =
  'The `token` is no credential and opens nothing: it states role and expiry, and the start page of the web client reads it. The session cookie is the credential.'

/** Each of them is one component of the document, and a reference wherever it is used. */
const namedSchemas: { readonly [name: string]: Schema } = {
  Error: errorEnvelope,
  ...fieldSchemas,
  ...accountSchemas,
  ...accountSettingsSchemas,
  ...profileSchemas,
  ...partnerSchemas,
  ...seekerSchemas,
  ...seekerDashboardSchemas,
  ...seekerSearchSchemas,
  ...jobSearchSchemas,
  ...savedSearchSchemas,
  ...employerSchemas,
  ...jobSchemas,
  ...hiringSchemas,
  ...interviewSchemas,
  ...offerSchemas,
  ...placementSchemas,
  ...messageSchemas,
  ...backofficeSchemas,
  ...noticeSchemas,
  ...reportSchemas,
  ...documentSchemas,
  ...guarantorSchemas,
  ...trainingSchemas,
  ...trainingModuleSchemas,
  ...certificateSchemas,
  ...uploadSchemas,
  ...siteSchemas,
}

type Metadata = { id?: string; description?: string; format?: string; maxLength?: number }
const registry = z.registry<Metadata>()
const descriptions = new Map<Schema, string>([
  [errorEnvelope, 'Every refusal. `message` and `fields` are texts in the language of the caller.'],
  [signedIn, aboutToken],
])
for (const [id, schema] of Object.entries(namedSchemas)) {
  const description = descriptions.get(schema)
  registry.add(schema, { id, ...(description === undefined ? {} : { description }) })
}
// Both are read as plain texts first, so that the schema itself does not say what is expected.
registry.add(email, { format: 'email', maxLength: 254 })
registry.add(phone, { description: 'An Ethiopian number, such as 0911234567 or +251 911 234 567' })

const componentPath = '#/components/schemas/'
export const nameOf = (reference: string | undefined): string | undefined =>
  reference?.startsWith(componentPath) === true ? reference.slice(componentPath.length) : undefined

const isObject = (value: unknown): value is { [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** zod writes references to definitions beside the schema; ours are components of the document. */
function withComponentReferences(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withComponentReferences)
  if (!isObject(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', componentPath)
        : withComponentReferences(inner),
    ]),
  )
}

type Converted = Parameters<NonNullable<z.core.ToJSONSchemaParams['override']>>[0]

function tidy({ zodSchema, jsonSchema }: Converted): void {
  // Where zod keeps what a schema was made from.
  // oxlint-disable-next-line no-underscore-dangle
  const { def } = zodSchema._zod
  // What is not declared is dropped, not refused; and an answer may get more fields one day.
  if (def.type === 'object' && def.catchall === undefined) delete jsonSchema.additionalProperties
  // The format says the same as these long patterns.
  if (['uuid', 'date', 'date-time', 'email'].includes(jsonSchema.format ?? '')) delete jsonSchema.pattern
  // In an address a number is written as a text, and so is what it is when left out.
  if (isNumeric(jsonSchema) && typeof jsonSchema.default === 'string')
    jsonSchema.default = Number(jsonSchema.default)
  // JSON's own largest number says nothing.
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (def.type === 'record') declareKeys(jsonSchema)
}

const isNumeric = ({ type }: JsonSchema) => type === 'integer' || type === 'number'

/** A record by a fixed list of keys: required keys are declared as properties. */
function declareKeys(jsonSchema: JsonSchema): void {
  const { propertyNames, additionalProperties, required } = jsonSchema
  if (required === undefined || additionalProperties === undefined || propertyNames === undefined) return
  jsonSchema.properties = Object.fromEntries(required.map((key) => [key, additionalProperties]))
  delete jsonSchema.propertyNames
  delete jsonSchema.additionalProperties
}

/** Turns the schemas of the contract into those of one document, and collects the named ones as its components. */
export function createSchemas() {
  const components = new Map<string, JsonSchema>()

  function collect(name: string, schema: JsonSchema): void {
    const known = components.get(name)
    if (known !== undefined && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`${name} is not the same where it is sent and where it is answered: name two schemas`)
    components.set(name, schema)
  }

  return {
    components,
    convert(schema: Schema, io: Direction): JsonSchema {
      const converted = z.toJSONSchema(schema, { io, metadata: registry, override: tidy })
      const { $schema: _, $defs = {}, ...root } = withReferences(converted)
      for (const [name, definition] of Object.entries($defs)) collect(name, definition)
      return root
    },
  }
}
const withReferences = (schema: JsonSchema): JsonSchema => {
  const copy = withComponentReferences(schema)
  return isObject(copy) ? copy : {}
}
