import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Home } from '../../shared/accounts/home.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DoubtfulTexts } from './doubtful-texts.tsx'
import { EmployersToVerify } from './employers-to-verify.tsx'
import { UrgentLists } from './urgent-lists.tsx'

/** Where staff are at home: what waits for them, the most urgent first, and nothing before it. */
export default function BackofficeHome() {
  return (
    <Home>
      <UrgentLists />
      <EmployersToVerify />
      <DoubtfulTexts />
      <Training />
    </Home>
  )
}

/** What nobody waits for, so it comes last. */
function Training() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-sunken p-4">
      <h2 className="font-bold">{t('backOffice.training.heading')}</h2>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="small" kind="secondary" href={to('trainingList')}>
          {t('backOffice.training.manage')}
        </ButtonLink>
        <ButtonLink size="small" kind="secondary" href={to('certificates')}>
          {t('backOffice.certificates')}
        </ButtonLink>
      </div>
    </section>
  )
}
