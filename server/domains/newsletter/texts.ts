/** The files of web/locales that the newsletter speaks from. */
export const textFiles = ['newsletter'] as const

declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<
    `newsletter.${'subscribed' | 'confirmed.heading' | 'unsubscribed.heading'}`,
    true
  > {}
}
