import { ForgotPassword } from '../../features/accounts/recovery-forgot.tsx'

export function ForgotPasswordPage() {
  return <ForgotPassword />
}
