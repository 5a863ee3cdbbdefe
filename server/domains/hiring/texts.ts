/** The files of web/locales that hiring speaks from. */
export const textFiles = ['applying', 'postings'] as const

declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<`applying.${'applied' | 'withdrawn'}` | 'postings.interestSent', true> {}
}
