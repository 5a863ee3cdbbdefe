/** The files of web/locales that documents speak from. */
export const textFiles = ['documentActs'] as const

declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<
    `documentActs.${'uploaded' | 'removed' | 'verified' | 'rejected' | 'catalogueSaved'}`,
    true
  > {}
}
