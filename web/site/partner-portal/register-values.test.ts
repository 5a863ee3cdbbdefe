import { expect, test } from 'vitest'
import { partnerEndpoints } from '../../../contract/partners.ts'
import { fieldProblems } from '../../../contract/rules/field-problems.ts'
import { emptyPartner, fieldOfBody, partnerBody, problemOf, type PartnerValues } from './register-values.ts'

const isField = (name: string): name is keyof PartnerValues => Object.hasOwn(emptyPartner, name)

/** What is said beside each field, as the form finds it with the contract's schema. */
function problemsOf(values: PartnerValues): { [field: string]: string } {
  const { body } = partnerEndpoints['POST /partners/register']
  const result = body.safeParse(partnerBody(values), { reportInput: true })
  if (result.success) return {}
  const found = Object.entries(fieldProblems(result.error.issues))
  return Object.fromEntries(
    found.flatMap(([path, { problem }]) => {
      const field = fieldOfBody(path)
      return isField(field) ? [[field, problemOf(field, problem, values)]] : []
    }),
  )
}

const complete: PartnerValues = {
  firstName: 'Dawit',
  lastName: 'Mekonnen',
  email: 'dawit@example.com',
  phoneNumber: '0911 234 567',
  location: 'Jimma',
  username: 'dawit',
  password: 'kettle-harbour-91',
  confirmPassword: 'kettle-harbour-91',
  consent: true,
}

test('a complete registration has nothing to be said of', () => {
  expect(problemsOf(complete)).toEqual({})
})

test('PAR-11 every empty field is to be filled in, and the consent given', () => {
  const empty = {
    firstName: 'required',
    lastName: 'required',
    email: 'required',
    phoneNumber: 'required',
    location: 'required',
    username: 'required',
    password: 'required',
    consent: 'consent',
  }
  expect(problemsOf(emptyPartner)).toEqual(empty)
})

test('what is filled in and wrong is said in its own words', () => {
  const wrong = {
    email: 'dawit',
    phoneNumber: '5',
    username: 'a b',
    password: 'short',
    location: 'a'.repeat(121),
  }
  expect(problemsOf({ ...complete, ...wrong })).toEqual({
    email: 'email',
    phoneNumber: 'phoneNumber',
    username: 'username',
    password: 'password',
    location: 'tooLong',
  })
})
