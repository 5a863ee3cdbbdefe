import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInstance, type i18n } from 'i18next'
import type { ErrorCode, FieldProblem } from '../../contract/errors.ts'
import type { ReportSubject } from '../../contract/rules/reports.ts'
import { defaultLanguage, languages, type Language } from '../../contract/rules/language.ts'

const folder = join(import.meta.dirname, '../../web/locales')
/** The parts of the translations that the server itself speaks. */
const areas = [
  'accounts',
  'applying',
  'finding',
  'reports',
  'common',
  'errors',
  'footer',
  'mail',
  'newsletter',
  'postings',
  'savedSearches',
] as const

type AccountLetter =
  | 'verifyEmail'
  | 'confirmEmail'
  | 'emailChangeAsked'
  | 'emailChanged'
  | 'addressInUse'
  | 'resetPassword'
  | 'passwordChanged'
  | 'wrongCodes'
  | 'alreadyRegistered'
  | 'farewell'

type MailText =
  | `subject.${'newsletterConfirm' | 'newsletterWelcome'}`
  | `newsletterConfirm.${'heading' | 'text' | 'button' | 'ignore'}`
  | `newsletterWelcome.${'heading' | 'text' | 'safety'}`
  | `${AccountLetter}.${'subject' | 'heading' | 'text' | 'button' | 'closing'}`
  | `jobOffer.${'subject' | 'heading' | 'text' | 'employer' | 'job' | 'message' | 'button' | 'closing'}`
  | `savedSearches.${'subject' | 'heading' | 'text' | 'more' | 'open' | 'stop' | 'safety' | 'unsubscribe'}`
  | 'linkHint'
  | 'reason'
  | 'leave'
  | 'unsubscribe'
  | `dev.${'title' | 'intro' | 'empty' | 'back' | 'to' | 'subject' | 'time' | 'picture' | 'plain'}`

type AccountText =
  | 'registered'
  | 'resetSent'
  | 'reset'
  | 'verified'
  | 'verificationSent'
  | 'signedOut'
  | 'passwordChanged'
  | 'emailAsked'
  | 'sessionEnded'
  | 'sessionsEnded'
  | 'erased'
  | 'profileSaved'
  | 'availableOn'
  | 'availableOff'
  | 'pictureSaved'
  | 'pictureRemoved'
  | 'secondFactorOn'

export type TextKey =
  | `errors.${ErrorCode}`
  | `errors.fields.${FieldProblem}`
  | `mail.${MailText}`
  | `newsletter.${'subscribed' | 'confirmed.heading' | 'unsubscribed.heading'}`
  | `accounts.${AccountText}`
  | `applying.${'applied' | 'withdrawn' | 'saved' | 'unsaved'}`
  | `finding.${'saved' | 'unsaved'}`
  | `reports.${ReportSubject}`
  | 'reports.reviewed'
  | `postings.${'posted' | 'saved' | 'duplicated' | 'closed' | 'reopened' | 'verified' | 'interestSent'}`
  | `savedSearches.${'saved' | 'deleted' | 'stopped.heading'}`
  | 'common.brand'
  | 'footer.address'
export type Texts = (language: Language, key: TextKey, values?: { [name: string]: string | number }) => string

export async function loadTexts(from = folder): Promise<Texts> {
  const instance: i18n = createInstance()
  await instance.init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      await Promise.all(
        languages.map(
          async (language) => [language, { translation: await readAreas(from, language) }] as const,
        ),
      ),
    ),
  })
  return (language, key, values) => instance.t(key, { lng: language, ...values })
}

async function readAreas(from: string, language: Language): Promise<{ [area: string]: string }> {
  return Object.fromEntries(
    await Promise.all(
      areas.map(
        async (area) =>
          [area, JSON.parse(await readFile(join(from, language, `${area}.json`), 'utf8'))] as const,
      ),
    ),
  )
}
