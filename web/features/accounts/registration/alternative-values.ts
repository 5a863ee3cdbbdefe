import type { AlternativeRegistration } from '../../../../contract/accounts.ts'
import { genders } from '../../../../contract/reference/options/people.ts'
import { ageOn, youngestWorker } from '../../../../contract/rules/accounts.ts'
import { chosenOf, isWellWritten } from './rules.ts'

/** Called as they travel, so that the server's words find their field. */
export const emptyAlternative = {
  role: '',
  employerType: '',
  companyName: '',
  fullName: '',
  dateOfBirth: '',
  gender: '',
  email: '',
  phoneNumber: '',
  location: '',
  username: '',
  password: '',
  consent: false,
}
export type AlternativeValues = typeof emptyAlternative
export type AlternativeText = Exclude<keyof AlternativeValues, 'consent'>

export const roles = [{ value: 'JOBSEEKER' }, { value: 'EMPLOYER' }] as const
export const employerTypes = [{ value: 'HOUSEHOLD' }, { value: 'BUSINESS' }] as const
export const roleOf = (values: AlternativeValues) => chosenOf(roles, values.role)
/** Only an employer is a household or a business, whatever was chosen before. */
export const employerTypeOf = (values: AlternativeValues) =>
  roleOf(values) === 'EMPLOYER' ? chosenOf(employerTypes, values.employerType) : null

type Wrong = 'phone' | 'username' | 'password' | 'fullName' | 'tooYoung'
type Problems = { [Field in keyof AlternativeValues]?: 'required' | Wrong }

const asksEveryone = [
  'role',
  'fullName',
  'dateOfBirth',
  'gender',
  'email',
  'phoneNumber',
  'location',
  'username',
  'password',
] as const

export function alternativeProblems(values: AlternativeValues, today: string): Problems {
  const asked: AlternativeText[] = [...asksEveryone]
  if (roleOf(values) === 'EMPLOYER') asked.push('employerType')
  if (employerTypeOf(values) === 'BUSINESS') asked.push('companyName')
  const missing = asked.filter((field) => values[field].trim() === '')
  const problems: Problems = Object.fromEntries(missing.map((field) => [field, 'required']))
  // One text for an address that is missing and for one that is wrong.
  if (!isWellWritten.email(values.email)) problems.email = 'required'
  if (!isWellWritten.phone(values.phoneNumber)) problems.phoneNumber ??= 'phone'
  if (!isWellWritten.username(values.username)) problems.username ??= 'username'
  if (!isWellWritten.password(values.password)) problems.password ??= 'password'
  if (!/\S\s+\S/.test(values.fullName)) problems.fullName ??= 'fullName'
  if (roleOf(values) === 'JOBSEEKER' && ageOn(values.dateOfBirth, today) < youngestWorker)
    problems.dateOfBirth ??= 'tooYoung'
  if (!values.consent) problems.consent = 'required'
  return problems
}

type Device = Pick<AlternativeRegistration, 'deviceType' | 'deviceId'>

/** What is sent: nothing that this person was not asked. Null where the check was passed by. */
export function alternativeBody(values: AlternativeValues, device: Device): AlternativeRegistration | null {
  const { username, email, password, fullName, phoneNumber, dateOfBirth, location, companyName } = values
  const everyone = { username, email, password, fullName, phoneNumber, dateOfBirth, location }
  const role = roleOf(values)
  const gender = chosenOf(genders, values.gender)
  if (role === null || gender === null) return null
  const employerType = employerTypeOf(values)
  return {
    ...everyone,
    gender,
    role,
    ...(employerType === null ? {} : { employerType }),
    ...(employerType === 'BUSINESS' ? { companyName } : {}),
    ...device,
    consent: true,
  }
}
