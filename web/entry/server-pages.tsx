import type { ComponentType } from 'react'
import { openApiDocument } from '../../contract/openapi.ts'
import type { PageData } from '../lib/page-data.ts'
import { ApiDocsPage } from '../site/api-docs/api-docs.tsx'
import { TagDocsPage } from '../site/api-docs/tag-docs.tsx'
import { CertificatePage } from '../site/certificates/certificate.tsx'
import type { certificatePages } from '../site/certificates/screens.ts'
import { GuarantorPage } from '../site/guarantors/guarantor.tsx'
import type { guarantorPages } from '../site/guarantors/screens.ts'
import type { SitePage } from './find-page.ts'

type Page = ComponentType<{ data: PageData }>
type Name = 'apiDocs' | keyof typeof guarantorPages | keyof typeof certificatePages

/** What draws the pages whose records have no script. */
const serverPages: { readonly [Each in Name]: (page: SitePage) => Page } = {
  apiDocs: ({ screen }) => docsPage(screen.part),
  checkCertificate: () => CertificatePage,
  certificate: () => CertificatePage,
  guarantor: () => GuarantorPage,
  guarantorConfirmed: () => GuarantorPage,
  guarantorRefused: () => GuarantorPage,
  guarantorCorrected: () => GuarantorPage,
  guarantorErased: () => GuarantorPage,
}

const isServerPage = (name: string): name is Name => Object.hasOwn(serverPages, name)

export function findServerPage(page: SitePage): Page {
  if (!isServerPage(page.name)) throw new Error(`Nothing draws the page ${page.name}`)
  return serverPages[page.name](page)
}

const interfaceDocument = openApiDocument({ version: '', email: '' })
function docsPage(part: string | undefined): Page {
  const tag = interfaceDocument.tags.find(({ name }) => name === part)
  if (tag === undefined) return () => <ApiDocsPage document={interfaceDocument} />
  return () => <TagDocsPage document={interfaceDocument} tag={tag.name} about={tag.description} />
}
