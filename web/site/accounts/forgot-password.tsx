import { ForgotPassword } from './recovery-forgot.tsx'

export default function ForgotPasswordPage() {
  return <ForgotPassword />
}
