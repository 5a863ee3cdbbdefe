import { useState } from 'react'
import type { StaffCertificate } from '../../../../contract/certificates.ts'
import { spellInBothCalendars } from '../../../../contract/rules/formats.ts'
import { useAct } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { Facts } from '../../../ui/search/facts.tsx'
import { RevokeDialog } from './revoke-dialog.tsx'

/** Whose it is, what it says, and what staff can do about it. */
export function FoundCertificate({ certificate }: { certificate: StaffCertificate }) {
  const { t, language } = useTexts()
  const { number, state, firstName, lastName, person, issuedOn, modules, path, revokedOn, reason } =
    certificate
  const day = (date: string | null) => (date === null ? '' : spellInBothCalendars(date, language))
  const facts = [
    [t('staffCertificates.facts.number'), number],
    [t('staffCertificates.facts.name'), [firstName, lastName].filter(Boolean).join(' ')],
    [t('staffCertificates.facts.account'), person.name],
    [t('staffCertificates.facts.issuedOn'), day(issuedOn)],
    [t('staffCertificates.facts.revokedOn'), day(revokedOn)],
    [t('staffCertificates.facts.reason'), reason],
  ] as const
  return (
    <section aria-label={number} className="card grid gap-4 p-4">
      <div>
        <Badge tone={state === 'VALID' ? 'good' : 'bad'}>{t(`staffCertificates.state.${state}`)}</Badge>
      </div>
      <Facts facts={facts} />
      <div>
        <h2 className="text-sm text-muted">{t('staffCertificates.facts.modules')}</h2>
        <ol className="font-medium">
          {modules.map((module) => (
            <li key={module.number} className="wrap-anywhere">
              {module.title}
            </li>
          ))}
        </ol>
      </div>
      <p>
        <a href={path} className="link inline-flex min-h-11 items-center">
          {t('staffCertificates.publicPage')}
        </a>
      </p>
      <Act certificate={certificate} />
    </section>
  )
}

function Act({ certificate: { number, state } }: { certificate: StaffCertificate }) {
  const { t } = useTexts()
  const [isAsking, setAsking] = useState(false)
  const settings = {
    failed: t('staffCertificates.failed'),
    refreshes: ['GET /admin/certificates/:number'],
  } as const
  const revoke = useAct('POST /admin/certificates/:number/revoke', { ...settings, quiet: true })
  const reinstate = useAct('POST /admin/certificates/:number/reinstate', settings)
  const params = { number }
  if (state === 'REVOKED') {
    return (
      <div>
        <Button
          kind="secondary"
          busy={reinstate.running !== null}
          onClick={() => void reinstate.run({ params })}
        >
          {t('staffCertificates.reinstate')}
        </Button>
      </div>
    )
  }
  const send = async (reason: string) => {
    if ((await revoke.run({ params, body: { reason } })) !== null) setAsking(false)
  }
  return (
    <div>
      <Button kind="danger" onClick={() => setAsking(true)}>
        {t('staffCertificates.revoke')}
      </Button>
      {isAsking && (
        <RevokeDialog
          busy={revoke.running !== null}
          failure={revoke.failure}
          onRevoke={(reason) => void send(reason)}
          onClose={() => setAsking(false)}
        />
      )}
    </div>
  )
}
