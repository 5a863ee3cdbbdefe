import type { Components, Operation } from '../../../contract/openapi/types.ts'

const reference = /"#\/components\/(schemas|responses)\/(\w+)"/g

/** The names of the data types in operations: those they name, and those within these. */
export function usedTypes(operations: readonly Operation[], components: Components): ReadonlySet<string> {
  const types = new Set<string>()
  const visit = (part: unknown): void => {
    for (const [, kind, name = ''] of (JSON.stringify(part) ?? '').matchAll(reference)) {
      if (kind === 'responses') {
        visit(components.responses[name])
      } else if (!types.has(name)) {
        types.add(name)
        visit(components.schemas[name])
      }
    }
  }
  visit(operations)
  return types
}
