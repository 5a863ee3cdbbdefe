import type { ReactNode } from 'react'
import type {
  Components,
  Media,
  OpenApiDocument,
  Operation,
  Parameter,
} from '../../../contract/openapi/types.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { operationsOf } from './operations.ts'
import { AccessWords, Address } from './parts.tsx'
import { schemaText } from './schema-text.ts'
import { usedTypes } from './used-types.ts'

type Props = { document: OpenApiDocument; tag: string; about: string }

/** One part of the interface, with the data types that it uses. */
export function TagDocsPage({ document, tag, about }: Props) {
  const { t } = useTexts()
  const to = useTo()
  const { components } = document
  const operations = operationsOf(document, tag)
  const types = usedTypes(
    operations.map(({ operation }) => operation),
    components,
  )
  return (
    <section className="page-column py-10">
      <p>
        <a className="link" href={to('apiDocs')}>
          {t('apiDocs.title')}
        </a>
      </p>
      <h1 className="mt-2 text-3xl font-bold" lang="en">
        {tag}
      </h1>
      <p className="mt-4 max-w-prose text-lg" lang="en">
        {about}
      </p>
      {operations.map(({ path, method, operation }) => (
        <Folded
          key={operation.operationId}
          level="h2"
          heading={<Address path={path} method={method} />}
          summary={operation.summary}
        >
          <p className="mt-1 text-muted">
            <AccessWords access={operation['x-access']} />
          </p>
          <OperationDetails operation={operation} components={components} />
        </Folded>
      ))}
      <h2 className="mt-10 text-2xl font-bold">{t('apiDocs.dataTypes')}</h2>
      {Object.entries(components.schemas)
        .filter(([name]) => types.has(name))
        .map(([name, schema]) => (
          <Folded
            key={name}
            level="h3"
            heading={<span className="break-all">{name}</span>}
            summary={schema.description}
          >
            <Code text={schemaText(schema)} />
          </Folded>
        ))}
    </section>
  )
}

type FoldedProps = {
  level: 'h2' | 'h3'
  heading: ReactNode
  summary: string | undefined
  children: ReactNode
}

/** Folded away until somebody wants one of them: there are many, and each is long. */
function Folded({ level: Heading, heading, summary, children }: FoldedProps) {
  return (
    <details className="card mt-4">
      <summary className="min-h-11 cursor-pointer">
        <Heading className="inline-flex max-w-full flex-wrap items-center gap-3 align-middle font-mono text-lg font-semibold">
          {heading}
        </Heading>
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
