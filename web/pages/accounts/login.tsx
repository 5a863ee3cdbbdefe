import { AccountFrame } from '../../features/accounts/sign-in-frame.tsx'
import { SignInForm } from '../../features/accounts/sign-in-form.tsx'
import { useTexts } from '../../lib/texts.tsx'

export function LoginPage() {
  const { t } = useTexts()
  return (
    <AccountFrame heading={t('login.title')}>
      <SignInForm />
    </AccountFrame>
  )
}
