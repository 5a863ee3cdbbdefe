import type { QuickRegistration } from '../../../../contract/accounts.ts'
import { ageRanges, genders, userTypes } from '../../../../contract/reference/options/people.ts'
import type { RegisteredType } from '../../../../contract/rules/accounts.ts'
import { chosenOf, isWellWritten } from './rules.ts'

/** Called as they travel, so that the server's words find their field. */
export const emptyQuick = {
  userType: '',
  firstName: '',
  lastName: '',
  companyName: '',
  dateOfBirthRange: '',
  gender: '',
  job: '',
  email: '',
  phone: '',
  location: '',
  username: '',
  password: '',
  confirmPassword: '',
  consent: false,
}
export type QuickValues = typeof emptyQuick
export type QuickText = Exclude<keyof QuickValues, 'consent'>

type Problem = 'required' | 'email' | 'phone' | 'username' | 'password' | 'mismatch' | 'consent'
type Problems = { [Field in keyof QuickValues]?: Problem }

const person = ['firstName', 'lastName', 'dateOfBirthRange', 'gender'] as const
const everyone = ['email', 'phone', 'location', 'username', 'password', 'confirmPassword'] as const

/** What only this kind of account is asked. Before one is chosen it is what most people will be asked. */
function ownFields(type: RegisteredType | null): readonly QuickText[] {
  switch (type) {
    case 'BUSINESS':
      return ['companyName']
    case 'CAREER':
      return [...person, 'job']
    case 'HOUSEHOLD':
    case null:
      return person
  }
}

export const typeOf = (values: QuickValues): RegisteredType | null => chosenOf(userTypes, values.userType)

/** One is enough to know while it is typed; an empty confirmation is not a wrong one yet. */
export const isMismatch = ({ password, confirmPassword }: QuickValues) =>
  confirmPassword !== '' && password !== confirmPassword

export function quickProblems(values: QuickValues): Problems {
  const asked: QuickText[] = ['userType', ...ownFields(typeOf(values)), ...everyone]
  const missing = asked.filter((field) => values[field].trim() === '')
  const problems: Problems = Object.fromEntries(missing.map((field) => [field, 'required']))
  for (const field of ['email', 'phone', 'username', 'password'] as const)
    if (!isWellWritten[field](values[field])) problems[field] ??= field
  if (isMismatch(values)) problems.confirmPassword = 'mismatch'
  if (!values.consent) problems.consent = 'consent'
  return problems
}

/** What is sent: only what this kind of account is asked. Null where the check was passed by. */
export function quickBody(values: QuickValues, partnerUsername: string | null): QuickRegistration | null {
  const { email, phone, location, username, password } = values
  const shared = { username, email, phone, password, location, consent: true as const, partnerUsername }
  const { firstName, lastName, companyName, job } = values
  const type = typeOf(values)
  if (type === 'BUSINESS') return { userType: type, ...shared, companyName }
  const dateOfBirthRange = chosenOf(ageRanges, values.dateOfBirthRange)
  const gender = chosenOf(genders, values.gender)
  if (type === null || dateOfBirthRange === null || gender === null) return null
  const names = { firstName, lastName, dateOfBirthRange, gender }
  return type === 'CAREER'
    ? { userType: type, ...shared, ...names, job }
    : { userType: type, ...shared, ...names }
}
