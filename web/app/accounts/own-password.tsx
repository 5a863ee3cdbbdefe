import { useTexts } from '../../lib/texts.tsx'
import { PasswordField } from '../../ui/controls/password-field.tsx'

type Props = { value: string; error: string | undefined; onChange: (value: string) => void }

/** The password of the account, which proves that it is its owner who changes something. */
export function OwnPassword({ value, error, onChange }: Props) {
  const { t } = useTexts()
  return (
    <PasswordField
      label={t('settings.fields.password')}
      hint={t('settings.passwordHint')}
      name="password"
      autoComplete="current-password"
      required
      show={t('settings.show')}
      hide={t('settings.hide')}
      value={value}
      error={error ?? null}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
