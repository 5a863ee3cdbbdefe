import type { Language } from '../rules/language.ts'
import services from './services.json' with { type: 'json' }

type Service = { name: { readonly [L in Language]: string } }

/** What a worker can be hired for. The English name is the value that travels; the others are shown. */
export const serviceCategories: readonly Service[] = services
