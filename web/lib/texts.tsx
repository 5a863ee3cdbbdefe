import { createInstance, type TFunction } from 'i18next'
import { createContext, useContext, type ReactNode } from 'react'
import type { Language } from '../../contract/rules/language.ts'
import type apiDocs from '../locales/en/apiDocs.json'
import type common from '../locales/en/common.json'
import type errors from '../locales/en/errors.json'
import type gallery from '../locales/en/gallery.json'
import type landing from '../locales/en/landing.json'
import type newsletter from '../locales/en/newsletter.json'
import type notFound from '../locales/en/notFound.json'
import type preparation from '../locales/en/preparation.json'
import type trouble from '../locales/en/trouble.json'

/** One file per area; the area is the first word of a key. */
type AllTexts = {
  apiDocs: typeof apiDocs
  common: typeof common
  errors: typeof errors
  gallery: typeof gallery
  landing: typeof landing
  newsletter: typeof newsletter
  notFound: typeof notFound
  preparation: typeof preparation
  trouble: typeof trouble
}
export type Area = keyof AllTexts
/** The texts of some areas, as a page carries them. */
export type TextsOfAreas = { [area: string]: unknown }

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: AllTexts }
  }
}

/** The instance is made outside React and is complete at once: no page waits for its words. */
export function createTexts(language: Language, texts: TextsOfAreas): TFunction {
  const instance = createInstance()
  void instance.init({
    lng: language,
    resources: { [language]: { translation: texts } },
    // React escapes what it writes; the specification asks for plain values.
    interpolation: { escapeValue: false },
    initAsync: false,
  })
  return instance.t
}

const TextsContext = createContext<{ t: TFunction; language: Language } | null>(null)

export function TextsProvider(props: { t: TFunction; language: Language; children: ReactNode }) {
  return <TextsContext value={{ t: props.t, language: props.language }}>{props.children}</TextsContext>
}

export function useTexts() {
  const texts = useContext(TextsContext)
  if (texts === null) throw new Error('A component that speaks stands outside TextsProvider')
  return texts
}
