/** The files of web/locales that certificates speak from. */
export const textFiles = ['certificateActs', 'certificateFile'] as const

/** The texts of the page of a certificate. */
export type FileText =
  `certificateFile.${'title' | 'given' | 'completed' | 'issued' | 'number' | 'check' | 'how' | 'identity' | 'code'}`

declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<`certificateActs.${'revoked' | 'reinstated'}` | FileText, true> {}
}
