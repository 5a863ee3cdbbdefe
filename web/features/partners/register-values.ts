import type { PartnerRegistration } from '../../../contract/partners.ts'
import { readPhone, shortestPassword, usernamePattern } from '../../../contract/rules/accounts.ts'

/** Called as they travel, so that the server's words find their field. */
export const emptyPartner = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  location: '',
  username: '',
  password: '',
  confirmPassword: '',
  consent: false,
}
export type PartnerValues = typeof emptyPartner
export type PartnerText = Exclude<keyof PartnerValues, 'consent'>

type Problem = 'required' | 'email' | 'phoneNumber' | 'username' | 'password' | 'mismatch' | 'consent'
type Problems = { [Field in keyof PartnerValues]?: Problem }

const texts = [
  'firstName',
  'lastName',
  'email',
  'phoneNumber',
  'location',
  'username',
  'password',
  'confirmPassword',
] as const satisfies readonly PartnerText[]

/** The server knows more of addresses; this finds what is plainly none. */
export const isEmail = (text: string) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text.trim())

const isWellWritten = {
  email: isEmail,
  phoneNumber: (text: string) => readPhone(text) !== null,
  username: (text: string) => usernamePattern.test(text.trim()),
  password: (text: string) => text.length >= shortestPassword,
} as const

export const isMismatch = ({ password, confirmPassword }: PartnerValues) =>
  confirmPassword !== '' && password !== confirmPassword

export function partnerProblems(values: PartnerValues): Problems {
  const missing = texts.filter((field) => values[field].trim() === '')
  const problems: Problems = Object.fromEntries(missing.map((field) => [field, 'required']))
  for (const field of ['email', 'phoneNumber', 'username', 'password'] as const)
    if (!isWellWritten[field](values[field])) problems[field] ??= field
  if (isMismatch(values)) problems.confirmPassword = 'mismatch'
  if (!values.consent) problems.consent = 'consent'
  return problems
}

export function partnerBody(values: PartnerValues): PartnerRegistration {
  const { username, password, firstName, lastName, email, phoneNumber, location } = values
  return {
    username,
    password,
    profile: { firstName, lastName, email, phoneNumber, location },
    consent: true,
  }
}
