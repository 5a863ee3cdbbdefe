import { chosenOf } from '../../../../contract/reference/options/option.ts'
import { userTypes } from '../../../../contract/reference/options/people.ts'
import type { RegisteredType } from '../../../../contract/rules/accounts.ts'
import { given } from './given.ts'

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

const person = ['firstName', 'lastName', 'dateOfBirthRange', 'gender'] as const
const everyone = ['email', 'phone', 'location', 'username', 'password'] as const

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
export const isMismatch = ({ password, confirmPassword }: QuickValues): boolean =>
  confirmPassword !== '' && password !== confirmPassword

/** What is sent: only what this kind of account is asked. */
export function quickBody(values: QuickValues, partnerUsername: string | null) {
  const type = typeOf(values)
  const fields = [...ownFields(type), ...everyone]
  return {
    // Before a kind is chosen it is checked as that of which the fields are shown; the form itself asks for the kind.
    userType: type ?? 'HOUSEHOLD',
    ...Object.fromEntries(fields.map((field) => [field, given(values[field])])),
    consent: values.consent,
    partnerUsername,
  }
}
