import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { OwnAccount } from '../../../contract/account-settings.ts'
import { formatDateTime, habitsOf } from '../../../contract/rules/formats.ts'
import { languageNames, languages, type Language } from '../../../contract/rules/language.ts'
import { api } from '../../lib/api.ts'
import { rememberLanguage, tabStorage } from '../../lib/browser-storage.ts'
import { refresh } from '../../lib/endpoints.ts'
import { useForm } from '../../lib/form.ts'
import { to } from '../../lib/screens.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'
import { Section } from './section.tsx'
import { useFailed } from './use-failed.ts'

type Values = { language: string; calendar: string; clock: string }
/** First what is usual in the language, whichever that is. */
const usual = 'usual'
const calendars = ['gregorian', 'ethiopian'] as const
const clocks = ['standard', 'sunrise'] as const

const schema = async () =>
  (await import('../../../contract/account-settings.ts')).accountSettingsEndpoints['PUT /account/preferences']
    .body

export function PreferencesSection({ account }: { account: OwnAccount }) {
  const { t } = useTexts()
  const [now] = useState(() => new Date())
  const { form, values, set, busy, message, submit } = usePreferences(account)
  const chosen = read(values)
  const languageOptions = languages.map((value) => ({ value, label: languageNames[value] }))
  const calendarOptions = ([usual, ...calendars] as const).map((value) => ({
    value,
    label: t(`settings.calendars.${value}`),
  }))
  const clockOptions = ([usual, ...clocks] as const).map((value) => ({
    value,
    label: t(`settings.clocks.${value}`),
  }))
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
          <strong lang={chosen.language}>
            {formatDateTime(now, chosen.language, habitsOf(chosen, chosen.language))}
          </strong>
        </p>
        <FormAlert message={message} />
        <Button submit busy={busy}>
          {t('settings.save')}
        </Button>
      </form>
    </Section>
  )
}

/** In this tab, for the page in the new language: it says there that the choice is saved. */
const savedName = 'preferences saved'

function usePreferences(account: OwnAccount) {
  const { t, language } = useTexts()
  const client = useQueryClient()
  const toast = useToast()
  const failed = useFailed()
  const saved = t('settings.language.saved')
  useEffect(() => {
    if (tabStorage.read(savedName) === null) return
    tabStorage.store(savedName, null)
    toast(saved)
  }, [toast, saved])
  const initial: Values = {
    language: account.language,
    calendar: account.calendar ?? usual,
    clock: account.clock ?? usual,
  }
  return useForm({
    name: `settings-language ${account.id}`,
    initial,
    body: read,
    schema,
    problem: () => t('settings.problems.required'),
    send: async (body) => {
      const chosen = await api('PUT /account/preferences', { body })
      if (chosen.language !== language) {
        tabStorage.store(savedName, true)
        return openIn(chosen.language)
      }
      await refresh(client, ['GET /account', 'GET /session'])
      toast(saved)
    },
    failed,
  })
}

/** Opens this screen in another language, which is another document. */
function openIn(language: Language): void {
  rememberLanguage(language)
  location.assign(`/${language}${to('account')}#language`)
}

function read(values: Values) {
  return {
    language: languages.find((language) => language === values.language) ?? 'en',
    calendar: calendars.find((calendar) => calendar === values.calendar) ?? null,
    clock: clocks.find((clock) => clock === values.clock) ?? null,
  } as const
}
