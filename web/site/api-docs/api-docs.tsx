import { tagPath } from '../../../contract/docs-paths.ts'
import type { OpenApiDocument } from '../../../contract/openapi/types.ts'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { operationsOf } from './operations.ts'
import { AccessWords, Address } from './parts.tsx'

/** The interface for people who write programs, drawn from the same records the server obeys. */
export function ApiDocsPage({ document }: { document: OpenApiDocument }) {
  const { t, language } = useTexts()
  const inLanguage = usePath()
  return (
    <section className="page-column py-10">
      <h1 className="text-3xl font-bold">{t('apiDocs.title')}</h1>
      <p className="mt-4 max-w-prose text-lg">
        {t('apiDocs.intro')}{' '}
        <a className="link" href={'/api/openapi.json'}>
          {t('apiDocs.document')}
        </a>
      </p>
      <h2 className="mt-10 text-2xl font-bold">{t('apiDocs.signIn')}</h2>
      <p className="mt-2 max-w-prose">{t('apiDocs.signInCookie', { cookie: cookieNames(document) })}</p>
      {document.tags.map(({ name, description }) => (
        <section key={name} lang="en">
          <h2 className="mt-10 text-2xl font-bold">
            <a className="link inline-flex min-h-11 items-center" href={inLanguage(tagPath(name))}>
              {name}
            </a>
          </h2>
          <p className="mt-2 max-w-prose">{description}</p>
          <ul className="mt-4 space-y-3">
            {operationsOf(document, name).map(({ path, method, operation }) => (
              <li key={operation.operationId}>
                <p className="flex flex-wrap items-center gap-2 font-mono">
                  <Address path={path} method={method} />
                </p>
                <p>{operation.summary}</p>
                <p className="text-muted" lang={language}>
                  <AccessWords access={operation['x-access']} />
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </section>
  )
}

/** `__Host-session / session`: which of them is said in the document. */
const cookieNames = ({ components }: OpenApiDocument) =>
  Object.values(components.securitySchemes)
    .flatMap(({ name }) => name ?? [])
    .join(' / ')
