import type { Brand } from '../contract/brand.ts'
import type { ErrorCode } from '../contract/errors.ts'
import type { Language } from '../contract/rules/language.ts'
import type { TextsOfAreas } from './lib/texts.tsx'
import type { PreparedPlace } from './routes.ts'
import type { ScreenName } from './screen-names.ts'

/** What a page carries within itself, so that the browser draws what the server drew. */
export type PageData = {
  screen: ScreenName
  language: Language
  /** `/am` on a copy for search engines, else empty. */
  prefix: string
  brand: Brand
  texts: TextsOfAreas
  /** Which place is in preparation. */
  place: PreparedPlace | null
  /** What went wrong. */
  trouble: ErrorCode | null
  /** Taken when drawn, so that both sides write the same year. */
  year: number
}
