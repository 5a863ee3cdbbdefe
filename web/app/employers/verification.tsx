import { FileText } from 'lucide-react'
import { employerDocumentTypes } from '../../../contract/reference/options/employer-documents.ts'
import { useUser } from '../../lib/app-context.tsx'
import { useAct } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { StepActions } from '../../shared/accounts/step-actions.tsx'
import { StepFrame } from '../../shared/accounts/step-frame.tsx'
import { useLeadOn } from '../../shared/accounts/use-lead-on.ts'
import { Button } from '../../ui/controls/button.tsx'

/** Which documents an employer will need. They are uploaded later; until then there is only something to read. */
export default function Verification() {
  const { t } = useTexts()
  const leadOn = useLeadOn('VERIFICATION')
  const finish = useAct('POST /onboarding/verification', {
    failed: t('onboarding.failed'),
    network: t('onboarding.network'),
    refreshes: ['GET /session'],
    quiet: true,
    silent: true,
  })
  const goOn = async () => {
    const saved = await finish.run({})
    if (saved !== null) leadOn(saved)
  }
  const steps = [
    { id: 'registered', label: t('onboarding.registered'), state: 'done' },
    { id: 'documents', label: t('onboarding.VERIFICATION.step'), state: 'current' },
    { id: 'post-job', label: t('onboarding.postJob'), state: 'open' },
  ] as const
  return (
    <StepFrame step="VERIFICATION" steps={steps}>
      <h2 className="mt-8 text-xl font-bold">{t('onboarding.documents.heading')}</h2>
      <Documents />
      <p className="my-6 max-w-prose">{t('onboarding.documents.text')}</p>
      <StepActions message={finish.failure}>
        <Button busy={finish.busy} onClick={() => void goOn()}>
          {t('onboarding.goOn')}
        </Button>
      </StepActions>
    </StepFrame>
  )
}

function Documents() {
  const { language } = useTexts()
  const { role } = useUser()
  const documents = employerDocumentTypes.filter(({ appliesTo }) =>
    appliesTo.some((type: string) => type === role),
  )
  return (
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
  )
}
