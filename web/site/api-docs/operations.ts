import type { OpenApiDocument, Operation } from '../../../contract/openapi/types.ts'

export type Addressed = { path: string; method: string; operation: Operation }

export const operationsOf = ({ paths }: OpenApiDocument, tag: string): Addressed[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([, { tags }]) => tags.includes(tag))
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
