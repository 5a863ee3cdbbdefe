import { VerifyEmail } from '../../features/accounts/recovery-verify.tsx'

export function VerifyEmailPage() {
  return <VerifyEmail />
}
