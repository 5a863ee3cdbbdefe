import { ChevronDown } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { OwnDocument } from '../../../contract/documents.ts'
import { useTexts } from '../../lib/texts.tsx'
import type { GetKey } from '../../lib/screens.ts'
import { DocumentCard } from './document-card.tsx'

type Props = {
  documents: readonly OwnDocument[]
  /** What shows them: asked for anew after each change. */
  refreshes: readonly GetKey[]
}

/** What somebody has to provide, and how far each document is. Links and mails lead to it by `#documents`. */
export default function Documents({ documents, refreshes }: Props) {
  const { t } = useTexts()
  const id = useId()
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // It is drawn after the browser has looked for the place that the address names.
    if (location.hash === '#documents') section.current?.scrollIntoView()
  }, [])
  const cards = (shown: readonly OwnDocument[]) => (
    <ul className="grid items-start gap-3 lg:grid-cols-2">
      {shown.map((document) => (
        <DocumentCard key={document.documentId} document={document} refreshes={refreshes} />
      ))}
    </ul>
  )
  const required = documents.filter((document) => document.required)
  const optional = documents.filter((document) => !document.required)
  return (
    <section ref={section} id="documents" aria-labelledby={id} className="grid scroll-mt-24 gap-3">
      <h2 id={id} className="text-xl font-bold">
        {t('documents.heading')}
      </h2>
      {required.length > 0 && cards(required)}
      {optional.length > 0 && (
        // Open where there is something to see in it, a reason for example.
        <details open={optional.some(({ state }) => state !== 'MISSING')}>
          <summary className="menu-item justify-between">
            {t('documents.more', { count: optional.length })}
            <ChevronDown aria-hidden="true" className="chevron size-5 shrink-0" />
          </summary>
          <div className="pt-2">{cards(optional)}</div>
        </details>
      )}
      <Footer documents={documents} />
    </section>
  )
}

function Footer({ documents }: { documents: readonly OwnDocument[] }) {
  const { t } = useTexts()
  // Nobody has to provide the others, but what was provided is only right once it is verified.
  const provided = documents.filter((document) => document.required || document.state !== 'MISSING')
  const needed = provided.length > 0 ? provided : documents
  const isVerified = needed.every(({ state }) => state === 'VERIFIED')
  const isWaiting = needed.every(({ state }) => state === 'VERIFIED' || state === 'UPLOADED')
  const footer = documents.length === 0 ? 'none' : isVerified ? 'verified' : 'upload'
  return (
    <p className="text-muted">
      {t(`documents.footer.${footer}`)}
      {footer === 'upload' && isWaiting && <span className="block">{t('documents.footer.checking')}</span>}
    </p>
  )
}
