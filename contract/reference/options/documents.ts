import type { Names } from '../names.ts'
import type { Option } from './option.ts'

export const documentStatuses = [
  { value: 'missing', label: { en: 'Missing', am: 'አልቀረበም', om: 'Hin dhiyaanne' }, seekerCode: 0 },
  { value: 'uploaded', label: { en: 'Uploaded', am: 'ገብቷል', om: "Ol fe'ameera" }, seekerCode: null },
  { value: 'verified', label: { en: 'Verified', am: 'ተረጋግጧል', om: "Mirkanaa'eera" }, seekerCode: 1 },
] as const satisfies readonly (Option & { readonly seekerCode: number | null })[]

export type DocumentType = Option & { readonly description: Names }
