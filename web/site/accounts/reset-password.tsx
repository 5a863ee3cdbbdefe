import { ResetPassword } from './recovery-reset.tsx'

export default function ResetPasswordPage() {
  return <ResetPassword />
}
