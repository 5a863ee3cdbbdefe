import { Home } from '../../shared/accounts/home.tsx'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { DoubtfulTexts } from './doubtful-texts.tsx'
import { EmployersToVerify } from './employers-to-verify.tsx'
import { UrgentLists } from './urgent-lists.tsx'

/** Where staff are at home: what waits for them, the most urgent first, and nothing before it. */
export default function BackofficeHome() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <Home>
      <UrgentLists />
      <EmployersToVerify />
      <DoubtfulTexts />
      <p>
        <ButtonLink kind="secondary" size="small" href={to('certificates')}>
          {t('backOffice.certificates')}
        </ButtonLink>
      </p>
    </Home>
  )
}
