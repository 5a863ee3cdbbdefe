/** The screens of public pages that become live. */
export type LiveScreen =
  | 'landing'
  | 'preparation'
  | 'newsletter'
  | 'not-found'
  | 'trouble'
  | 'gallery'
  | 'gallery-controls'
  | 'login'
  | 'registration'
  | 'register'
  | 'forgot-password'
  | 'reset-password'
  | 'verify-email'
  | 'partner'
  | 'application'
/** The description of the interface needs no script, and its schemas have no place on a phone. */
export type ScreenName = LiveScreen | 'api-docs'
