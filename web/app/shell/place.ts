import { screenMatcher, type AppScreen, type Match } from '../../lib/screens.ts'
import { appScreens } from '../screens.ts'

const match = screenMatcher<AppScreen>(appScreens)

export type AppScreenName = keyof typeof appScreens
export const isAppScreen = (name: string): name is AppScreenName => Object.hasOwn(appScreens, name)

/** Splits `/am/jobseeker/jobs/` into its language and the address within it. */
export function splitPrefix(pathname: string): { prefix: string; path: string } {
  const [prefix = ''] = /^\/(am|om)(?=\/|$)/i.exec(pathname) ?? []
  const path = pathname.slice(prefix.length).replace(/\/+$/, '')
  return { prefix: prefix.toLowerCase(), path: path === '' ? '/' : path }
}

export const findScreen = (pathname: string): Match<AppScreen> | null => match(splitPrefix(pathname).path)
