import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInstance, type i18n } from 'i18next'
import type { ErrorCode, FieldProblem } from '../../contract/errors.ts'
import { defaultLanguage, languages, type Language } from '../../contract/rules/language.ts'

const folder = join(import.meta.dirname, '../../web/locales')
/** The files of translations that the platform itself speaks from. */
const platformTexts = ['common', 'errors', 'footer', 'mail'] as const

type PlatformText =
  | `errors.${ErrorCode}`
  | `errors.fields.${FieldProblem}`
  | `mail.${'linkHint' | 'reason' | 'leave' | 'unsubscribe'}`
  | `mail.dev.${'title' | 'intro' | 'empty' | 'back' | 'to' | 'subject' | 'time' | 'picture' | 'plain'}`
  | 'common.brand'
  | 'footer.address'

/** Every text that the server speaks; a domain declares its own here. @public */
export interface TextKeys extends Record<PlatformText, true> {}
export type TextKey = keyof TextKeys
export type Texts = (language: Language, key: TextKey, values?: { [name: string]: string | number }) => string

/** `namespaces` are those of the domains. */
export async function loadTexts(namespaces: readonly string[], from = folder): Promise<Texts> {
  const files = [...new Set([...platformTexts, ...namespaces])]
  const instance: i18n = createInstance()
  await instance.init({
    lng: defaultLanguage,
    fallbackLng: defaultLanguage,
    supportedLngs: [...languages],
    interpolation: { escapeValue: false },
    resources: Object.fromEntries(
      await Promise.all(
        languages.map(
          async (language) => [language, { translation: await readFiles(from, language, files) }] as const,
        ),
      ),
    ),
  })
  return (language, key, values) => instance.t(key, { lng: language, ...values })
}

async function readFiles(
  from: string,
  language: Language,
  files: readonly string[],
): Promise<{ [namespace: string]: string }> {
  return Object.fromEntries(
    await Promise.all(
      files.map(
        async (name) =>
          [name, JSON.parse(await readFile(join(from, language, `${name}.json`), 'utf8'))] as const,
      ),
    ),
  )
}
