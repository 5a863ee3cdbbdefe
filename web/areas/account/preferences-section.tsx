import { useEffect, useState } from 'react'
import type { OwnAccount } from '../../../contract/account-settings.ts'
import { formatDateTime } from '../../../contract/rules/formats.ts'
import { languageNames, languages } from '../../../contract/rules/language.ts'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { api } from '../../lib/api.ts'
import { useForm } from '../../lib/form.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { Section } from './section.tsx'
import { useWords } from './words.ts'

type Props = { account: OwnAccount; onChange: (changes: Partial<OwnAccount>) => void }
type Values = { language: string; calendar: string; clock: string }
const calendars = ['gregorian', 'ethiopian'] as const
const clocks = ['standard', 'sunrise'] as const

export function PreferencesSection(props: Props) {
  const { t } = useTexts()
  const [now] = useState(() => new Date())
  const { form, values, set, busy, message, submit } = usePreferences(props)
  const chosen = read(values)
  const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }))
  const calendarOptions = calendars.map((value) => ({ value, label: t(`settings.calendars.${value}`) }))
  const clockOptions = clocks.map((value) => ({ value, label: t(`settings.clocks.${value}`) }))
  return (
    <Section heading={t('settings.language.heading')} text={t('settings.language.text')}>
      <form ref={form} method="post" noValidate onSubmit={submit} className="grid gap-5">
        <SelectField
          label={t('settings.fields.language')}
          name="language"
          options={languageOptions}
          value={values.language}
          onChange={(value) => set('language', value)}
        />
        <SelectField
          label={t('settings.fields.calendar')}
          name="calendar"
          options={calendarOptions}
          value={values.calendar}
          onChange={(value) => set('calendar', value)}
        />
        <SelectField
          label={t('settings.fields.clock')}
          name="clock"
          options={clockOptions}
          value={values.clock}
          onChange={(value) => set('clock', value)}
        />
        <p className="rounded-card bg-teal-soft p-4" aria-live="polite">
          {t('settings.language.preview')}{' '}
          <strong lang={chosen.language}>{formatDateTime(now, chosen.language, chosen)}</strong>
        </p>
        <FormAlert message={message || null} />
        <Button submit busy={busy}>
          {t('settings.save')}
        </Button>
      </form>
    </Section>
  )
}

function usePreferences({ account, onChange }: Props) {
  const { t, language } = useTexts()
  const toast = useToast()
  const words = useWords()
  const saved = t('settings.language.saved')
  useEffect(() => {
    if (takeNote()) toast(saved)
  }, [toast, saved])
  const { language: kept, calendar, clock } = account
  const initial: Values = { language: kept, calendar, clock }
  return useForm({
    name: `settings-language ${account.id}`,
    initial,
    secrets: [],
    check: () => null,
    send: async (values) => {
      const chosen = await api('PUT /account/preferences', { body: read(values) })
      onChange(chosen)
      if (chosen.language === language) return toast(saved)
      leaveNote()
      // The server notes the choice in a cookie and shows this page in it.
      location.assign(`?lng=${chosen.language}#language`)
    },
    words,
  })
}

function read(values: Values) {
  return {
    language: languages.find((language) => language === values.language) ?? 'en',
    calendar: calendars.find((calendar) => calendar === values.calendar) ?? 'gregorian',
    clock: clocks.find((clock) => clock === values.clock) ?? 'standard',
  } as const
}

const noteName = 'preferences saved'

/** What worked is said on the page in the new language, which is another. */
function leaveNote(): void {
  try {
    sessionStorage.setItem(noteName, '1')
  } catch {
    // The page itself shows that it worked.
  }
}

function takeNote(): boolean {
  try {
    const left = sessionStorage.getItem(noteName) !== null
    sessionStorage.removeItem(noteName)
    return left
  } catch {
    return false
  }
}
