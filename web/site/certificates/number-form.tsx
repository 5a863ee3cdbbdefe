import { useTexts } from '../../lib/texts.tsx'
import { usePath } from '../../lib/paths.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** Long enough for a whole link that was copied. */
const longest = 500

/** Asks about a number that somebody reads from paper; with what was written where it cannot be one. */
export function NumberForm({ written }: { written: string }) {
  const { t } = useTexts()
  const path = usePath()
  return (
    <form action={path('/certificates')} className="grid max-w-prose gap-4">
      <TextField
        name="number"
        label={t('certificatePage.form.label')}
        defaultValue={written.slice(0, longest)}
        error={written === '' ? null : t('certificatePage.form.wrong')}
        required
        maxLength={longest}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <div>
        <SubmitButton>{t('certificatePage.form.button')}</SubmitButton>
      </div>
    </form>
  )
}
