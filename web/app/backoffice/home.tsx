import { Home } from '../../shared/accounts/home.tsx'
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
    </Home>
  )
}
