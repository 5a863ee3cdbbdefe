import type { Language } from '../../../../contract/rules/language.ts'
import type { Words } from './values.ts'

/** In the language of the screen, else in whatever it has; empty where nobody has given it one. */
export const titleOf = ({ title }: { title: Words }, language: Language): string =>
  [title[language], title.en, title.am, title.om].find((text) => text !== '') ?? ''
