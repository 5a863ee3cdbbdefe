import { useAct, useEndpoint } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { StepActions } from '../../shared/accounts/step-actions.tsx'
import { StepFrame } from '../../shared/accounts/step-frame.tsx'
import { useLeadOn } from '../../shared/accounts/use-lead-on.ts'
import Documents from '../../shared/documents/documents.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'

/** Which documents an employer needs: uploaded here or later, and this step is done in either case. */
export default function Verification() {
  const { t } = useTexts()
  const leadOn = useLeadOn('VERIFICATION')
  const documents = useEndpoint('GET /documents', {})
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
      <p className="mb-6 max-w-prose">{t('onboarding.documents.text')}</p>
      <Loaded of={documents}>
        {(list) => <Documents documents={list} refreshes={['GET /documents', 'GET /employer/dashboard']} />}
      </Loaded>
      <div className="mt-6">
        <StepActions message={finish.failure}>
          <Button busy={finish.busy} onClick={() => void goOn()}>
            {t('onboarding.goOn')}
          </Button>
        </StepActions>
      </div>
    </StepFrame>
  )
}
