import { Home } from '../../shared/accounts/home.tsx'
import { DoubtfulTexts } from './doubtful-texts.tsx'
import { EmployersToVerify } from './employers-to-verify.tsx'

/** Where staff are at home: what waits for them, and nothing before it. */
export default function BackofficeHome() {
  return (
    <Home picture={false}>
      <EmployersToVerify />
      <DoubtfulTexts />
    </Home>
  )
}
