import { VerifyEmail } from './recovery-verify.tsx'

export default function VerifyEmailPage() {
  return <VerifyEmail />
}
