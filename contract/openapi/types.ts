import type { JsonSchema } from './schemas.ts'

// The parts of OpenAPI that our document has.

export type Reference = { $ref: string }
export type Media = {
  [type: string]: { schema?: JsonSchema; example?: unknown; examples?: object; encoding?: object }
}
export type Parameter = {
  name: string
  in: 'path' | 'query' | 'header'
  required: boolean
  description?: string
  schema: JsonSchema
  example?: unknown
}
export type Response = {
  description: string
  headers?: { [name: string]: Reference }
  content?: Media
}
export type Operation = {
  operationId: string
  tags: string[]
  summary: string
  description: string
  'x-access': string
  security: { [scheme: string]: string[] }[]
  parameters: (Parameter | Reference)[]
  requestBody?: { required: boolean; content: Media }
  responses: { [status: string]: Response | Reference }
}
export type Components = {
  schemas: { [name: string]: JsonSchema }
  responses: { [name: string]: Response }
  examples: { [name: string]: { value: unknown } }
  parameters: { [name: string]: Parameter }
  headers: { [name: string]: { description: string; schema: JsonSchema; example: unknown } }
  securitySchemes: { [name: string]: { type: string; name?: string; description: string } }
}
export type OpenApiDocument = {
  openapi: string
  info: { title: string; version: string; description: string; contact: object; license: object }
  servers: { url: string; description: string }[]
  tags: { name: string; description: string }[]
  components: Components
  paths: { [path: string]: { [method: string]: Operation } }
}
