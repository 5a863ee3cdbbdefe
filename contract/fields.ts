import * as z from 'zod/mini'
import { ageRanges, genders } from './reference/options/people.ts'
import { valuesOf } from './reference/options/option.ts'
import {
  isPossibleBirth,
  isReservedUsername,
  isVisibleName,
  longestCompanyName,
  longestName,
  longestPassword,
  longestPlaceName,
  readPhone,
  shortestPassword,
  usernamePattern,
} from './rules/accounts.ts'

/** Folded to lower case, since people write one address in many ways. */
export const email = z.pipe(z.string().check(z.trim(), z.toLowerCase()), z.email().check(z.maxLength(254)))

/** A link's proof, as we sign it. */
export const signedToken = z.string().check(z.maxLength(300), z.regex(/^[\w-]+\.[\w-]+$/))

/** A day that a form may name: outside of these years it is a slip, and calendars end there. */
const years = /^(?:19\d\d|20\d\d|2100)-/
export const day = z.iso.date().check(z.regex(years))
/** The same with words of its own for those who call the interface: forms ask in boxes, and say which one is wrong. */
export const startDay = z.iso.date('startDate').check(z.regex(years, 'startDate'))

export const birthDay = z.iso
  .date()
  .check(z.refine((born) => isPossibleBirth(born, new Date().toISOString().slice(0, 10)), 'birthDate'))

/** All that somebody who looks for work may know of an employer before the hire, besides a name. */
export const employerKind = z.enum(['household', 'business'])

/** How acts answer. */
export const done = z.object({ success: z.literal(true), message: z.string() })

/** Public, and one person's in any letter case. */
export const username = z.string().check(z.trim(), z.minLength(1), z.regex(usernamePattern, 'username'))
/** Of somebody who registers. */
export const newUsername = username.check(z.refine((name) => !isReservedUsername(name), 'usernameReserved'))
/** A username or an e-mail address, as somebody types it to sign in. */
export const signInName = z.string().check(z.trim(), z.minLength(1), z.maxLength(254))
/** A password or a proof that was given before: only its length is looked at. */
export const secret = z.string().check(z.minLength(1), z.maxLength(longestPassword))
/** A password to be: the server also refuses common ones. */
export const newPassword = z.string().check(z.minLength(shortestPassword), z.maxLength(longestPassword))

/** Written in any of the usual ways, kept as +251…. */
export const phone = z.pipe(
  z.string().check(
    z.trim(),
    z.minLength(1),
    z.refine((text) => readPhone(text) !== null, 'phone'),
  ),
  z.transform((text) => readPhone(text) ?? text),
)
/** A name that others read. */
export const visibleName = (longest: number) =>
  z.string().check(z.trim(), z.minLength(1), z.maxLength(longest), z.refine(isVisibleName, 'name'))
/** The same where it may be empty. */
export const visibleNameOrNone = (longest: number) =>
  z.string().check(
    z.trim(),
    z.maxLength(longest),
    z.refine((name) => name === '' || isVisibleName(name), 'name'),
  )
export const personName = visibleName(longestName)
export const companyName = visibleName(longestCompanyName)
export const gender = z.enum(valuesOf(genders))
export const ageRange = z.enum(valuesOf(ageRanges))
/** A place of the list by its name in any language; the server finds its id. */
export const place = z.string().check(z.trim(), z.minLength(1), z.maxLength(longestPlaceName))
/** Nothing is agreed to by default. */
export const consent = z.literal(true, 'consent')

/** Named in the OpenAPI document. */
export const fieldSchemas = { Done: done, Gender: gender, AgeRange: ageRange }
