import { createContext, useContext } from 'react'
import { to, type To } from './screens.ts'

/** `/am` on the Amharic copy of a page: its links stay within it, with or without script and cookies. */
export const PrefixContext = createContext('')

const prefixed = (prefix: string, path: string): string =>
  prefix === '' ? path : prefix + (path === '/' ? '' : path)

/** An address that comes from a rule of the contract, in the language of the page. */
export function usePath() {
  const prefix = useContext(PrefixContext)
  return (path: string) => prefixed(prefix, path)
}

/** The address of a screen in the language of the page: `to('editJob', { id })`. */
export function useTo(): To {
  const prefix = useContext(PrefixContext)
  return (name, ...place) => prefixed(prefix, to(name, ...place))
}
