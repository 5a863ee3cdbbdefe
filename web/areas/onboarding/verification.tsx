import { FileText } from 'lucide-react'
import { useState } from 'react'
import type { SessionUser } from '../../../contract/accounts.ts'
import { employerDocumentTypes } from '../../../contract/reference/options/employer-documents.ts'
import { wordsFor } from '../../features/accounts/registration/outcome.ts'
import { api, ApiError } from '../../lib/api.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { StepActions, useLeadOn } from './step-form.tsx'
import { StepFrame } from './step-frame.tsx'

/** Which documents an employer will need. They are uploaded later; until then there is only something to read. */
export function VerificationStep({ user }: { user: SessionUser }) {
  const { t, language } = useTexts()
  const { busy, message, goOn } = useVerification(user)
  const documents = employerDocumentTypes.filter(({ appliesTo }) =>
    appliesTo.some((type: string) => type === user.role),
  )
  const steps = [
    { id: 'registered', label: t('onboarding.registered'), state: 'done' },
    { id: 'documents', label: t('onboarding.VERIFICATION.step'), state: 'current' },
    { id: 'post-job', label: t('onboarding.postJob'), state: 'open' },
  ] as const
  return (
    <StepFrame step="VERIFICATION" steps={steps}>
      <h2 className="mt-8 text-xl font-bold">{t('onboarding.documents.heading')}</h2>
      <ul className="mt-3 grid gap-4 sm:grid-cols-2">
        {documents.map(({ value, label, description }) => (
          <li key={value} className="card flex gap-3">
            <FileText aria-hidden="true" className="size-6 shrink-0 text-primary" />
            <div className="min-w-0">
              <h3 className="font-semibold wrap-anywhere">{label[language]}</h3>
              <p className="mt-1 text-muted">{description[language]}</p>
            </div>
          </li>
        ))}
      </ul>
      <p className="my-6 max-w-prose">{t('onboarding.documents.text')}</p>
      <StepActions user={user} message={message}>
        <Button busy={busy} onClick={() => void goOn()}>
          {t('onboarding.goOn')}
        </Button>
      </StepActions>
    </StepFrame>
  )
}

function useVerification(user: SessionUser) {
  const { t } = useTexts()
  const leadOn = useLeadOn(user, 'VERIFICATION')
  const [busy, setBusy] = useState(false)
  const [message, setMessage] = useState<string | null>(null)
  const goOn = async () => {
    setBusy(true)
    setMessage(null)
    try {
      leadOn(await api('POST /onboarding/verification', {}))
    } catch (error) {
      const failed = t('onboarding.failed')
      const words = { failed, unexpected: failed, network: t('onboarding.network') }
      setMessage(wordsFor(error instanceof ApiError ? error : null, words))
    } finally {
      setBusy(false)
    }
  }
  return { busy, message, goOn }
}
