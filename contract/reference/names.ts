import type { Language } from '../rules/language.ts'

/** One thing's name in every language. The English one is also the value that travels. */
export type Names = { readonly [L in Language]: string }
