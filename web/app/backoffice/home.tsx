import { Home } from '../../shared/accounts/home.tsx'
import { DoubtfulTexts } from './doubtful-texts.tsx'
import { EmployersToVerify } from './employers-to-verify.tsx'

/** Where staff are at home, with what waits for them below. */
export default function BackofficeHome() {
  return (
    <>
      <Home />
      <div className="page-column grid gap-8 pb-8">
        <EmployersToVerify />
        <DoubtfulTexts />
      </div>
    </>
  )
}
