import * as z from 'zod/mini'
import { defineEndpoints, json } from './endpoint.ts'
import { birthDay, day, done, gender, personName, phone, place } from './fields.ts'
import { jobTypes, salaryRanges } from './reference/options/jobs.ts'
import { valuesOf } from './reference/options/option.ts'
import { education, experience, religions } from './reference/options/people.ts'
import { profileSteps } from './rules/accounts.ts'
import { longestBio, longestReferences, mostChosen } from './rules/seekers.ts'

const listOf = <S extends z.ZodMiniType>(schema: S) => z.array(schema).check(z.maxLength(mostChosen))
/** An English value of a list of the reference; the server finds its id. */
const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120))
/** One of a few that may stay open: a form sends an empty text for nothing chosen. */
const choiceOf = <Value extends string>(values: readonly Value[]) =>
  z.pipe(
    z.optional(z.nullable(z.enum(['', ...values]))),
    z.transform((value) => values.find((known) => known === value) ?? null),
  )

const profileSetup = z.object({
  firstName: personName,
  lastName: personName,
  phoneNumber: phone,
  location: place,
  gender,
  dateOfBirth: birthDay,
})
export type ProfileSetup = z.infer<typeof profileSetup>

const jobPreferences = z.object({
  jobTypes: listOf(z.enum(valuesOf(jobTypes))).check(z.minLength(1)),
  /** One of the five kinds of household work, or the English name of any other job title. */
  workTypes: listOf(name).check(z.minLength(1)),
  /** None of them, or Other among them, is any place. */
  locations: listOf(place),
})
export type JobPreferences = z.infer<typeof jobPreferences>

const skillsCertification = z.object({
  hasCertifications: z.boolean(),
  wantsSkillTest: z.boolean(),
  wantsTrainingProgram: z.boolean(),
  salaryRange: choiceOf(valuesOf(salaryRanges)),
  skills: listOf(name).check(z.minLength(1)),
  experience: choiceOf(valuesOf(experience)),
  education: choiceOf(valuesOf(education)),
  languages: listOf(name).check(z.minLength(1)),
  bio: z.optional(z.string().check(z.trim(), z.maxLength(longestBio))),
  references: z.optional(
    z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(longestReferences))).check(
      z.maxLength(mostChosen),
      z.refine((references) => references.join(', ').length <= longestReferences),
    ),
  ),
  /** Always optional. */
  religion: choiceOf(valuesOf(religions)),
})
export type SkillsCertification = z.infer<typeof skillsCertification>

/** Whether employers find somebody, and from which day on they can begin; null is right away. */
const availability = z.object({ available: z.boolean(), availableFrom: z.nullable(day) })
export type Availability = z.infer<typeof availability>

/** What is saved already, in the words of the forms; what was never given is null or empty. */
const onboarding = z.object({
  profileStep: z.nullable(z.enum(profileSteps)),
  profile: z.object({
    firstName: z.nullable(z.string()),
    lastName: z.nullable(z.string()),
    phoneNumber: z.nullable(z.string()),
    location: z.nullable(z.string()),
    gender: z.nullable(gender),
    dateOfBirth: z.nullable(z.string()),
  }),
  preferences: z.object({
    jobTypes: z.array(z.string()),
    workTypes: z.array(z.string()),
    locations: z.array(z.string()),
  }),
  skills: z.object({
    hasCertifications: z.boolean(),
    wantsSkillTest: z.boolean(),
    wantsTrainingProgram: z.boolean(),
    salaryRange: z.nullable(z.string()),
    skills: z.array(z.string()),
    experience: z.nullable(z.string()),
    education: z.nullable(z.string()),
    languages: z.array(z.string()),
    bio: z.string(),
    references: z.array(z.string()),
    religion: z.nullable(z.string()),
  }),
})
export type Onboarding = z.infer<typeof onboarding>

/** Named in the OpenAPI document. */
export const seekerSchemas = {
  ProfileSetup: profileSetup,
  JobPreferences: jobPreferences,
  SkillsCertification: skillsCertification,
  Availability: availability,
  Onboarding: onboarding,
}

const saving = {
  access: ['CAREER'],
  perHour: 600,
  answers: { 200: json(z.extend(done, { profileStep: z.nullable(z.enum(profileSteps)) })) },
  errors: ['invalid_input'],
} as const

export const seekerEndpoints = defineEndpoints({
  'GET /onboarding': {
    summary: 'What a job seeker has entered so far, to fill the forms',
    access: ['CAREER'],
    answers: { 200: json(onboarding) },
    errors: [],
  },
  'PUT /onboarding/profile-setup': {
    ...saving,
    summary: 'Saves the details of a job seeker, the first step of onboarding',
    body: profileSetup,
  },
  'PUT /onboarding/job-preferences': {
    ...saving,
    summary: 'Saves the work a job seeker wants and where, the second step of onboarding',
    body: jobPreferences,
  },
  'POST /skills-certification/user': {
    ...saving,
    summary: 'Saves the skills of a job seeker, the third step of onboarding; replaces those saved before',
    body: skillsCertification,
  },
  'GET /job-seekers/availability': {
    summary: 'Whether employers find the caller, and from which day the caller can start',
    access: ['CAREER'],
    answers: { 200: json(availability) },
    errors: [],
  },
  'PUT /job-seekers/availability': {
    summary: 'Switches on or off that employers find the caller; a day in the past means right away',
    access: ['CAREER'],
    perHour: 600,
    body: availability,
    answers: { 200: json(z.extend(done, { data: availability })) },
    errors: ['invalid_input'],
  },
  'POST /onboarding/verification': {
    ...saving,
    access: ['HOUSEHOLD', 'BUSINESS'],
    summary: 'Marks that an employer has read which documents are needed',
    errors: [],
  },
})
