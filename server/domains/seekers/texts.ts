/** The files of web/locales that seekers speak from. */
export const textFiles = ['accounts', 'finding'] as const

declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<
    `accounts.${'profileSaved' | 'availableOn' | 'availableOff'}` | `finding.${'saved' | 'unsaved'}`,
    true
  > {}
}
