import type { ReactNode } from 'react'
import type { CertificateCheck, PublicCertificate } from '../../../contract/certificates.ts'
import { spellInBothCalendars } from '../../../contract/rules/formats.ts'
import { useTexts } from '../../lib/texts.tsx'
import { When } from './check-state.tsx'

type Valid = Extract<PublicCertificate, { state: 'VALID' }>

const Row = ({ term, children }: { term: string; children: ReactNode }) => (
  <div className="contents">
    <dt className="text-muted">{term}</dt>
    <dd className="font-semibold wrap-anywhere max-sm:mb-2">{children}</dd>
  </div>
)

const List = ({ children }: { children: ReactNode }) => (
  <dl className="grid gap-x-6 gap-y-2 rounded-card border border-line bg-raised p-4 sm:grid-cols-[auto_1fr] sm:p-6">
    {children}
  </dl>
)

/** What the server says of a valid certificate, and whether the code in the address was checked as well. */
export function CertificateFacts({ certificate, brand }: { certificate: Valid; brand: string }) {
  const { t, language } = useTexts()
  const { firstName, initial, issuedOn, number, modules } = certificate
  return (
    <List>
      <Row term={t('certificatePage.facts.name')}>{[firstName, initial].filter(Boolean).join(' ')}</Row>
      <Row term={t('certificatePage.facts.issuedOn')}>{spellInBothCalendars(issuedOn, language)}</Row>
      <Row term={t('certificatePage.facts.number')}>{number}</Row>
      <Row term={t('certificatePage.facts.modules')}>
        <ol className="grid gap-1">
          {modules.map((module) => (
            <li key={module.number}>{module.title}</li>
          ))}
        </ol>
      </Row>
      <Row term={t('certificatePage.facts.code')}>
        <When states={['asked']}>{t('certificatePage.code.unchecked')}</When>
        <When states={['signed']}>{t('certificatePage.code.signed', { brand })}</When>
        <When states={['insecure']}>{t('certificatePage.code.insecure')}</When>
        <When states={['changed']}>{t('certificatePage.code.changed', { brand })}</When>
      </Row>
    </List>
  )
}

/** The same, empty: the script fills it in from the code where there is no connection. */
export function UnfilledFacts({ modules }: Pick<CertificateCheck, 'modules'>) {
  const { t } = useTexts()
  const names = ['name', 'issuedOn', 'number'] as const
  return (
    <List>
      {names.map((name) => (
        <Row key={name} term={t(`certificatePage.facts.${name}`)}>
          <span data-fill={name} />
        </Row>
      ))}
      <Row term={t('certificatePage.facts.modules')}>
        <ol className="grid gap-1">
          {modules.map(({ number, title }) => (
            <li key={number} data-module={number} hidden>
              {title}
            </li>
          ))}
          <li data-fill="otherModules" />
        </ol>
      </Row>
    </List>
  )
}
