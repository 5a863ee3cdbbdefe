import { serviceCategories } from '../../contract/reference/services.ts'
import type { Language } from '../../contract/rules/language.ts'

/** Values and their names in one language: a page carries no other. For the side that draws pages. */
export const serviceNames = (language: Language): { readonly [value: string]: string } =>
  Object.fromEntries(serviceCategories.map(({ name }) => [name.en, name[language]]))
