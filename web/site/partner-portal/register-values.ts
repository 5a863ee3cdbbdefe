import type { FieldProblem } from '../../../contract/errors.ts'

/** Called as they are sent, so that the server's words find their field. */
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

type Problem =
  | 'required'
  | 'tooLong'
  | 'email'
  | 'phoneNumber'
  | 'username'
  | 'usernameReserved'
  | 'name'
  | 'password'
  | 'consent'

export const isMismatch = ({ password, confirmPassword }: PartnerValues) =>
  confirmPassword !== '' && password !== confirmPassword

export function partnerBody(values: PartnerValues) {
  const { username, password, firstName, lastName, email, phoneNumber, location, consent } = values
  return { username, password, profile: { firstName, lastName, email, phoneNumber, location }, consent }
}

/** The profile is sent by itself, but its fields are among the others. */
export const fieldOfBody = (name: string) => name.replace(/^profile\./, '')

/** Which text is said beside a field. */
export function problemOf(field: keyof PartnerValues, problem: FieldProblem, values: PartnerValues): Problem {
  if (field === 'consent') return 'consent'
  if (values[field].trim() === '') return 'required'
  if (problem === 'tooLong' || problem === 'usernameReserved' || problem === 'name') return problem
  switch (field) {
    case 'email':
    case 'phoneNumber':
    case 'username':
    case 'password':
      return field
    case 'firstName':
    case 'lastName':
    case 'location':
    case 'confirmPassword':
      return 'required'
  }
}
