import type { ReactNode } from 'react'
import type {
  Components,
  Media,
  OpenApiDocument,
  Operation,
  Parameter,
} from '../../../contract/openapi/types.ts'
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
      <SectionHeading>{t('apiDocs.signIn')}</SectionHeading>
      <p className="mt-2 max-w-prose">{t('apiDocs.signInCookie', { cookie: cookieNames(document) })}</p>
      {document.tags.map(({ name, description }) => (
        <section key={name}>
          <SectionHeading lang="en">{name}</SectionHeading>
          <p className="mt-2 max-w-prose" lang="en">
            {description}
          </p>
          {operations
            .filter(({ operation }) => operation.tags.includes(name))
            .map(({ path, method, operation }) => (
              <Folded
                key={operation.operationId}
                heading={
                  <>
                    <Badge>{method}</Badge>
                    <span className="break-all">{path}</span>
                  </>
                }
                summary={operation.summary}
              >
                <p className="mt-1 text-muted">
                  <AccessWords access={operation['x-access']} />
                </p>
                <OperationDetails operation={operation} components={document.components} />
              </Folded>
            ))}
        </section>
      ))}
      <section>
        <SectionHeading>{t('apiDocs.dataTypes')}</SectionHeading>
        {Object.entries(document.components.schemas).map(([name, schema]) => (
          <Folded key={name} heading={<span className="break-all">{name}</span>} summary={schema.description}>
            <Code text={schemaText(schema)} />
          </Folded>
        ))}
      </section>
    </section>
  )
}

/** `__Host-session / session`: which of them is said in the document. */
const cookieNames = ({ components }: OpenApiDocument) =>
  Object.values(components.securitySchemes)
    .flatMap(({ name }) => name ?? [])
    .join(' / ')

function SectionHeading({ lang, children }: { lang?: string; children: ReactNode }) {
  return (
    <h2 className="mt-10 text-2xl font-bold" lang={lang}>
      {children}
    </h2>
  )
}

type FoldedProps = { heading: ReactNode; summary: string | undefined; children: ReactNode }

/** Folded away until somebody wants one of them: there are many, and each is long. */
function Folded({ heading, summary, children }: FoldedProps) {
  return (
    <details className="card mt-4">
      <summary className="min-h-11 cursor-pointer">
        <h3 className="inline-flex max-w-full flex-wrap items-center gap-3 align-middle font-mono text-lg font-semibold">
          {heading}
        </h3>
        {summary !== undefined && (
          <span className="mt-2 block" lang="en">
            {summary}
          </span>
        )}
      </summary>
      {children}
    </details>
  )
}

const namedAccess = ['anyone', 'signed', 'operator', 'staffBeforeFactor', 'administrators'] as const

function AccessWords({ access }: { access: string }) {
  const { t } = useTexts()
  const named = namedAccess.find((name) => name === access)
  return named === undefined ? t('apiDocs.access.types', { types: access }) : t(`apiDocs.access.${named}`)
}

function OperationDetails({ operation, components }: { operation: Operation; components: Components }) {
  const { t } = useTexts()
  const { parameters, requestBody } = operation
  const given = parameters.map((parameter) =>
    parameterText('$ref' in parameter ? components.parameters[componentName(parameter.$ref)] : parameter),
  )
  const takes = [...given, ...bodiesOf(requestBody?.content)].join('\n')
  return (
    <dl className="mt-4 space-y-3">
      <div>
        <dt className="font-semibold">{t('apiDocs.takes')}</dt>
        <dd>
          {takes === '' ? t('apiDocs.nothing') : <Code text={takes} />}
          <Example value={exampleIn(requestBody?.content)} />
        </dd>
      </div>
      <div>
        <dt className="font-semibold">{t('apiDocs.answers')}</dt>
        {Object.entries(operation.responses).map(([status, response]) => {
          const answer = '$ref' in response ? components.responses[componentName(response.$ref)] : response
          return (
            <dd key={status} className="mt-1">
              <span className="font-mono font-semibold">{status}</span>{' '}
              <span lang="en">{answer?.description}</span>
              {status.startsWith('2') &&
                bodiesOf(answer?.content).map((body) => <Code key={body} text={body} />)}
            </dd>
          )
        })}
      </div>
    </dl>
  )
}

const componentName = (reference: string) => reference.split('/').at(-1) ?? ''

function parameterText(parameter: Parameter | undefined): string {
  if (parameter === undefined) return ''
  const { name, in: place, required, schema } = parameter
  return `${place === 'path' ? `{${name}}` : `${place}.${name}`}${required ? '' : '?'}: ${schemaText(schema)}`
}

/** JSON is the rule, so only another kind is named. */
const bodiesOf = (content: Media = {}): string[] =>
  Object.entries(content).map(([type, { schema }]) =>
    type === 'application/json' ? schemaText(schema) : `${type}: ${schemaText(schema)}`,
  )

const exampleIn = (content: Media = {}): unknown => content['application/json']?.example

function Example({ value }: { value: unknown }) {
  const { t } = useTexts()
  if (value === undefined) return null
  return (
    <>
      <p className="mt-2">{t('apiDocs.example')}</p>
      <Code text={JSON.stringify(value, null, 2)} />
    </>
  )
}

function Code({ text }: { text: string }) {
  return (
    <pre className="code" tabIndex={0} lang="en">
      {text}
    </pre>
  )
}
