/** The files of web/locales that training speaks from. */
export const textFiles = ['moduleActs'] as const

declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<
    `moduleActs.${'added' | 'ordered' | 'saved' | 'film' | 'picture' | 'published' | 'retired' | 'restored'}`,
    true
  > {}
}
