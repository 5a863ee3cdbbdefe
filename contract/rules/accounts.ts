/** What a person is to us. The wire calls it `userType`, and `role` in the answer to a sign-in. */
export const accountTypes = ['CAREER', 'HOUSEHOLD', 'BUSINESS', 'PARTNER', 'ADMIN'] as const
export type AccountType = (typeof accountTypes)[number]

/** What the quick form registers. */
export type RegisteredType = 'CAREER' | 'BUSINESS' | 'HOUSEHOLD'

/** The role in the token, which decides nothing but where the start page leads. */
export const tokenRoles = {
  CAREER: 'JOBSEEKER',
  HOUSEHOLD: 'EMPLOYER',
  BUSINESS: 'EMPLOYER',
  PARTNER: 'AGENT',
  ADMIN: 'ADMIN',
} as const satisfies { [Type in AccountType]: string }

/** Where a person is at home after signing in. */
export const homes = {
  CAREER: '/jobseeker/profile',
  HOUSEHOLD: '/employer-profile',
  BUSINESS: '/employer-profile',
  PARTNER: '/partner/dashboard',
  ADMIN: '/admin',
} as const satisfies { [Type in AccountType]: string }

export const profileSteps = [
  'PROFILE_SETUP',
  'JOB_PREFERENCES',
  'SKILLS_CERTIFICATION',
  'VERIFICATION',
] as const
export type ProfileStep = (typeof profileSteps)[number]

/** Where each step of onboarding is done. */
export const stepPaths = {
  PROFILE_SETUP: '/jobseeker/profile-setup',
  JOB_PREFERENCES: '/jobseeker/job-preferences',
  SKILLS_CERTIFICATION: '/jobseeker/skills-certification',
  VERIFICATION: '/employer/verification',
} as const satisfies { [Step in ProfileStep]: string }

/** The step after this one; null when onboarding is done. */
export function nextStep(step: ProfileStep): ProfileStep | null {
  switch (step) {
    case 'PROFILE_SETUP':
      return 'JOB_PREFERENCES'
    case 'JOB_PREFERENCES':
      return 'SKILLS_CERTIFICATION'
    case 'SKILLS_CERTIFICATION':
    case 'VERIFICATION':
      return null
  }
}

export const isEmployer = (type: AccountType) => type === 'HOUSEHOLD' || type === 'BUSINESS'

/** The text that registration asks consent to; a changed text gets a new version. */
export const termsVersion = '2026-11'

export const shortestPassword = 10
export const longestPassword = 200
export const longestUsername = 30
export const usernamePattern = new RegExp(`^[A-Za-z0-9._-]{3,${longestUsername}}$`)
/** Letters that look alike count as one, and what is between them does not count. */
const foldUsername = (username: string) =>
  username
    .toLowerCase()
    .replaceAll(/[._-]/g, '')
    .replaceAll(/[01l34578]/g, (character) => lookAlikes[character] ?? character)
const lookAlikes: { readonly [character: string]: string } = {
  '0': 'o',
  '1': 'i',
  l: 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
}

/** Somebody with one of these names could pass for us. */
const reservedUsernames = new Set(
  [
    'abuse',
    'account',
    'accounts',
    'admin',
    'administrator',
    'api',
    'billing',
    'contact',
    'customerservice',
    'demo',
    'help',
    'helpdesk',
    'hostmaster',
    'info',
    'mail',
    'manager',
    'moderator',
    'noreply',
    'official',
    'operator',
    'owner',
    'payment',
    'payments',
    'postmaster',
    'root',
    'security',
    'service',
    'staff',
    'superuser',
    'support',
    'sysadmin',
    'system',
    'team',
    'verify',
    'webmaster',
  ].map(foldUsername),
)
const brandName = foldUsername('abronet')

/** A number behind the name (admin24) makes no difference. Staff of the operator may have such a name. */
export function isReservedUsername(username: string): boolean {
  const folded = foldUsername(username)
  const withoutNumber = foldUsername(username.replace(/[\d._-]+$/, ''))
  return folded.includes(brandName) || reservedUsernames.has(folded) || reservedUsernames.has(withoutNumber)
}

/** Something to read, and nothing that is drawn as nothing: control and format characters, blank letters such as U+3164. */
export const isVisibleName = (name: string) =>
  /\p{L}/u.test(name) &&
  !/[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u.test(name)

/** A first name or a last name. */
export const longestName = 60
export const longestFullName = 120
export const longestCompanyName = 120
export const longestPlaceName = 120
/** Six digits, or a recovery code. */
export const longestSecondFactor = 30
export const longestDeviceId = 100

/** 09…, 07… and +251… are one number, which we write +251…; null where it is none of ours. */
export function readPhone(text: string): string | null {
  const digits = text.replaceAll(/[\s().-]/g, '')
  const national = /^(?:\+251|00251|251|0)?([79]\d{8})$/.exec(digits)?.[1]
  return national === undefined ? null : `+251${national}`
}

/** Whole years between a birth date and a day, both YYYY-MM-DD. */
export function ageOn(birth: string, day: string): number {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = birth.split('-').map(Number)
  const [year = 0, month = 0, dayOfMonth = 0] = day.split('-').map(Number)
  const hadBirthday = month > birthMonth || (month === birthMonth && dayOfMonth >= birthDay)
  return year - birthYear - (hadBirthday ? 0 : 1)
}

/** The same day so many years earlier, both YYYY-MM-DD; of a leap day the day before. */
export function yearsBefore(day: string, years: number): string {
  const year = String(Number(day.slice(0, 4)) - years).padStart(4, '0')
  const rest = day.slice(4)
  return year + (rest === '-02-29' && years % 4 !== 0 ? '-02-28' : rest)
}

export const youngestWorker = 18
/** Above it a date of birth is a slip of the pen. */
export const oldestPerson = 100

/** Whether somebody who lives today can have been born on that day, both YYYY-MM-DD. */
export function isPossibleBirth(birth: string, today: string): boolean {
  const age = ageOn(birth, today)
  return age >= 0 && age <= oldestPerson
}
