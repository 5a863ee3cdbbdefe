import { endpointEntries } from './endpoint.ts'
import { endpointGroups } from './endpoints.ts'
import { about, answerHeaders, headerParameters, securitySchemes } from './openapi/fixed-parts.ts'
import { createOperations } from './openapi/operations.ts'
import type { OpenApiDocument } from './openapi/types.ts'

/** The whole interface, made from the records of the endpoints. */
export function openApiDocument({ version, email }: { version: string; email: string }): OpenApiDocument {
  const operations = createOperations()
  const paths: OpenApiDocument['paths'] = {}
  for (const { tag, prefix, endpoints } of endpointGroups) {
    for (const entry of endpointEntries(endpoints)) {
      const address = prefix + entry.path.replaceAll(/:(\w+)/g, '{$1}')
      const operation = operations.describe(entry, tag, prefix === '')
      paths[address] = { ...paths[address], [entry.method.toLowerCase()]: operation }
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Abronet',
      version,
      description: about,
      contact: { name: 'Abronet', email },
      license: { name: 'All rights reserved', identifier: 'LicenseRef-Abronet' },
    },
    servers: [{ url: '/', description: 'The server that this document comes from' }],
    tags: endpointGroups.map((group) => ({ name: group.tag, description: group.about })),
    components: {
      ...operations.components(),
      parameters: headerParameters,
      headers: answerHeaders,
      securitySchemes,
    },
    paths,
  }
}
