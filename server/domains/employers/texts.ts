/** The files of web/locales that employers speak from. */
export const textFiles = ['postings'] as const

declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<'postings.verified', true> {}
}
