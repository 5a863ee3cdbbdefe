/** The files of web/locales that certificates speak from. */
export const textFiles = ['certificateActs'] as const

declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<`certificateActs.${'revoked' | 'reinstated'}`, true> {}
}
