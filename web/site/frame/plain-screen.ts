import type { Register, ScreenName } from '../../lib/screens.ts'

/** The name of a screen whose address has no params. */
export type PlainScreen = {
  [Name in ScreenName]: Register['screens'][Name]['path'] extends `${string}:${string}` ? never : Name
}[ScreenName]
