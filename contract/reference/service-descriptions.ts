import type { Names } from './names.ts'
import descriptions from './service-descriptions.json' with { type: 'json' }

/** By the service's id. Apart from the names, because most screens need no more than those. */
export const serviceDescriptions: { readonly [id: string]: Names } = descriptions
