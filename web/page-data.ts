import type { Brand } from '../contract/brand.ts'
import type { ErrorCode } from '../contract/errors.ts'
import type { FormState } from '../contract/pages.ts'
import type { Language } from '../contract/rules/language.ts'
import type { TextsOfAreas } from './lib/texts.tsx'
import type { NewsletterStep, PreparedPlace, SavedSearchStep } from './routes.ts'
import type { ScreenName } from './screen-names.ts'

/** What a page carries within itself, so that the browser draws what the server drew. */
export type PageData = {
  screen: ScreenName
  language: Language
  /** `/am` on a copy for search engines, else empty. */
  prefix: string
  brand: Brand
  /** Only of what the browser draws: still parts need none there. */
  texts: TextsOfAreas
  /** What the header offers to clients: values and their names in the page's language. */
  services: { readonly [value: string]: string }
  /** Which place is in preparation. */
  place: PreparedPlace | null
  /** Which of the pages that a mail leads to. */
  step: NewsletterStep | SavedSearchStep | null
  /** A form that came back, or one that the address fills in. */
  form: FormState | null
  /** What went wrong. */
  trouble: ErrorCode | null
  /** Taken when drawn, so that both sides write the same year. */
  year: number
}
