import { maskTogether, masked } from '../../../contract/rules/contact-masking.ts'

type Names = { firstName: string | null; lastName: string | null }

const inOneLine = (name: string | null) => (name ?? '').trim().replaceAll(/\s+/g, ' ')

/** The names of a person without contacts: a certificate is shown to strangers. */
export function namesOnCertificate(person: Names): { firstName: string; lastName: string } {
  const first = inOneLine(person.firstName)
  // Both together: a number that begins in one and ends in the other is a number too.
  const { earlier, text } = maskTogether([first], inOneLine(person.lastName))
  return { firstName: (earlier[0] ?? first) || masked, lastName: text }
}

/** With its vowel signs where a script has some; empty where a name does not begin with a letter. */
export const initialOf = (name: string): string => /^\p{L}\p{M}*/u.exec(name)?.[0].toUpperCase() ?? ''
