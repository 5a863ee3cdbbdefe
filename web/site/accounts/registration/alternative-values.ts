import type { AlternativeRegistration } from '../../../../contract/accounts.ts'
import { chosenOf } from '../../../../contract/reference/options/option.ts'
import { given } from './given.ts'

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

type Device = Pick<AlternativeRegistration, 'deviceType' | 'deviceId'>

/** What is sent: nothing that this person was not asked. */
export const alternativeBody = (values: AlternativeValues, device: Device) => ({
  username: given(values.username),
  email: given(values.email),
  password: given(values.password),
  fullName: given(values.fullName),
  phoneNumber: given(values.phoneNumber),
  dateOfBirth: given(values.dateOfBirth),
  location: given(values.location),
  gender: given(values.gender),
  role: given(values.role),
  employerType: employerTypeOf(values) ?? undefined,
  companyName: employerTypeOf(values) === 'BUSINESS' ? given(values.companyName) : undefined,
  ...device,
  consent: values.consent,
})
