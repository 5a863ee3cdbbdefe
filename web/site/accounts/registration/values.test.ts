import { describe, expect, test } from 'vitest'
import { accountEndpoints } from '../../../../contract/accounts.ts'
import { fieldProblems } from '../../../../contract/rules/field-problems.ts'
import { alternativeBody, emptyAlternative } from './alternative-values.ts'
import { emptyQuick, isMismatch, quickBody, type QuickValues } from './quick-values.ts'

const password = 'kettle-harbour-91'

/** What the contract finds wrong, by field. */
function problemsOf(key: 'POST /users' | 'POST /users/register', body: unknown) {
  const result = accountEndpoints[key].body.safeParse(body, { reportInput: true })
  const found = result.success ? {} : fieldProblems(result.error.issues)
  return Object.fromEntries(Object.entries(found).map(([field, { problem }]) => [field, problem]))
}
const required = (fields: readonly string[]) => Object.fromEntries(fields.map((field) => [field, 'required']))

describe('the quick form', () => {
  const everyone = ['username', 'email', 'phone', 'password', 'location']
  const person = ['firstName', 'lastName', 'dateOfBirthRange', 'gender']
  const check = (changes: Partial<QuickValues>) =>
    problemsOf('POST /users/register', quickBody({ ...emptyQuick, ...changes }, null))

  test.each([
    ['CAREER', [...person, 'job', ...everyone]],
    ['HOUSEHOLD', [...person, ...everyone]],
    ['BUSINESS', ['companyName', ...everyone]],
    ['', [...person, ...everyone]],
  ])('"%s": what is asked and empty is missing', (userType, fields) => {
    expect(check({ userType })).toEqual({ ...required(fields), consent: 'consent' })
    expect(check({ userType, password: '   ', email: ' ' })).toMatchObject(required(['password', 'email']))
  })

  test('what is wrongly written is called by its kind', () => {
    const wrong = { email: 'tigist@', phone: '0811 234 567', username: 'ትግስት', password: 'short' }
    expect(check({ userType: 'BUSINESS', companyName: 'Sheger', location: 'Adama', ...wrong })).toEqual({
      email: 'email',
      phone: 'phone',
      username: 'username',
      password: 'tooShort',
      consent: 'consent',
    })
  })

  test('only what this kind of account is asked is sent', () => {
    const sent = {
      userType: 'BUSINESS',
      companyName: 'Sheger Hotels PLC',
      email: 'tigist@example.com',
      phone: '0911 234 567',
      location: 'Adama',
      username: 'tigist',
      password,
      consent: true,
    }
    const body = quickBody(
      { ...emptyQuick, ...sent, firstName: 'Tigist', confirmPassword: password },
      'abebe.k',
    )
    expect(body).toEqual({ ...sent, partnerUsername: 'abebe.k' })
    expect(problemsOf('POST /users/register', body)).toEqual({})
  })

  test('an empty confirmation is not a wrong one yet', () => {
    expect(isMismatch({ ...emptyQuick, password })).toBe(false)
    expect(isMismatch({ ...emptyQuick, password, confirmPassword: 'k' })).toBe(true)
  })
})

describe('the alternative form', () => {
  const device = { deviceType: 'web', deviceId: 'a' } as const
  const check = (changes: Partial<typeof emptyAlternative>) =>
    problemsOf('POST /users', alternativeBody({ ...emptyAlternative, ...changes }, device))

  test('what is empty is missing', () => {
    const { consent: _, employerType: _type, companyName: _company, ...asked } = emptyAlternative
    expect(check({})).toEqual({ ...required(Object.keys(asked)), consent: 'consent' })
  })

  test('a day of birth beyond 100 years, or to come, is called so', () => {
    const year = new Date().getFullYear()
    for (const born of ['1890-05-01', `${year - 102}-05-01`, `${year + 1}-05-01`])
      expect(check({ dateOfBirth: born })).toMatchObject({ dateOfBirth: 'birthDate' })
    expect(check({ dateOfBirth: `${year - 99}-05-01` })).not.toHaveProperty('dateOfBirth')
  })

  test('what was chosen and written before, but is no longer asked, is not sent', () => {
    const typed = { employerType: 'BUSINESS', companyName: 'Sheger' }
    const sent = (role: string, changes = {}) =>
      alternativeBody({ ...emptyAlternative, ...typed, role, ...changes }, device)
    expect(sent('EMPLOYER')).toMatchObject(typed)
    expect(sent('JOBSEEKER')).toMatchObject({ employerType: undefined, companyName: undefined })
    expect(sent('EMPLOYER', { employerType: 'HOUSEHOLD' })).toMatchObject({ companyName: undefined })
  })
})
