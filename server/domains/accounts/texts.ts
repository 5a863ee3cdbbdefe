/** The files of web/locales that accounts speak from. */
export const textFiles = ['accounts'] as const

type AccountText =
  | 'registered'
  | 'resetSent'
  | 'reset'
  | 'verified'
  | 'verificationSent'
  | 'signedOut'
  | 'passwordChanged'
  | 'emailAsked'
  | 'sessionEnded'
  | 'sessionsEnded'
  | 'erased'
  | 'profileSaved'
  | 'pictureSaved'
  | 'pictureRemoved'
  | 'secondFactorOn'

declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<`accounts.${AccountText}`, true> {}
}
