import { AccountFrame } from './sign-in-frame.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { useTexts } from '../../lib/texts.tsx'

export default function LoginPage() {
  const { t } = useTexts()
  return (
    <AccountFrame heading={t('login.title')}>
      <SignInForm />
    </AccountFrame>
  )
}
