/** The files of web/locales that guarantors speak from. */
export const textFiles = ['guarantors', 'guarantorPage'] as const

type GuarantorText =
  | `guarantors.${'added' | 'changed' | 'removed' | 'reminded' | 'reviewed'}`
  | `guarantorPage.${'confirmed' | 'refused' | 'corrected' | 'erased'}.heading`

declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<GuarantorText, true> {}
}
