/** The files of web/locales that notices speak from. */
export const textFiles = ['notices'] as const

declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<`notices.${'saved' | 'stopped.heading'}`, true> {}
}
