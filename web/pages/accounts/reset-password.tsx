import { ResetPassword } from '../../features/accounts/recovery-reset.tsx'

export function ResetPasswordPage() {
  return <ResetPassword />
}
