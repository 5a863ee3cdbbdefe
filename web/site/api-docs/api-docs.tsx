import * as z from 'zod/mini'
import type { OpenApiDocument, Operation } from '../../../contract/openapi.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { schemaText } from './schema-text.ts'

/** The interface for people who write programs, drawn from the same records the server obeys. */
export function ApiDocsPage({ document }: { document: OpenApiDocument }) {
  const { t } = useTexts()
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  )
  return (
    <section className="page-column py-10">
      <h1 className="text-3xl font-bold">{t('apiDocs.title')}</h1>
      <p className="mt-4 max-w-prose text-lg">
        {t('apiDocs.intro')}{' '}
        <a className="link" href={'/api/openapi.json'}>
          {t('apiDocs.document')}
        </a>
      </p>
      {operations.map(({ path, method, operation }) => (
        // Folded away until somebody wants one of them: there are many, and each is long.
        <details key={`${method} ${path}`} className="card mt-4">
          <summary className="min-h-11 cursor-pointer">
            <h2 className="inline-flex max-w-full flex-wrap items-center gap-3 align-middle font-mono text-lg font-semibold">
              <Badge>{method}</Badge>
              <span className="break-all">{path}</span>
            </h2>
            <span className="mt-2 block" lang="en">
              {operation.summary}
            </span>
          </summary>
          <p className="mt-1 text-muted">
            <AccessWords access={operation['x-access']} />
          </p>
          <OperationDetails operation={operation} />
        </details>
      ))}
    </section>
  )
}

const plainAccess = ['anyone', 'signed', 'operator', 'account'] as const

function AccessWords({ access }: { access: string }) {
  const { t } = useTexts()
  const plain = plainAccess.find((name) => name === access)
  return plain === undefined ? t('apiDocs.access.types', { types: access }) : t(`apiDocs.access.${plain}`)
}

function OperationDetails({ operation }: { operation: Operation }) {
  const { t } = useTexts()
  const { parameters = [], requestBody } = operation
  const given = parameters.map(({ name, in: place, required, schema }) => {
    const named = place === 'path' ? `{${name}}` : `query.${name}`
    return `${named}${required ? '' : '?'}: ${schemaText(schema)}`
  })
  const takes = [...given, ...bodiesOf(requestBody)].join('\n')
  return (
    <dl className="mt-4 space-y-3">
      <div>
        <dt className="font-semibold">{t('apiDocs.takes')}</dt>
        <dd>{takes === '' ? t('apiDocs.nothing') : <Code text={takes} />}</dd>
      </div>
      <div>
        <dt className="font-semibold">{t('apiDocs.answers')}</dt>
        {Object.entries(operation.responses).map(([status, response]) => (
          <dd key={status} className="mt-1">
            <span className="font-mono font-semibold">{status}</span>{' '}
            <span lang="en">{response.description}</span>
            {status.startsWith('2') && bodiesOf(response).map((body) => <Code key={body} text={body} />)}
          </dd>
        ))}
      </div>
    </dl>
  )
}

const contentShape = z.object({ content: z.record(z.string(), z.object({ schema: z.unknown() })) })

/** JSON is the rule, so only another kind is named. */
function bodiesOf(message: unknown): string[] {
  const { content = {} } = contentShape.safeParse(message).data ?? {}
  return Object.entries(content).map(([type, { schema }]) =>
    type === 'application/json' ? schemaText(schema) : `${type}: ${schemaText(schema)}`,
  )
}

function Code({ text }: { text: string }) {
  return (
    <pre className="code" tabIndex={0} lang="en">
      {text}
    </pre>
  )
}
