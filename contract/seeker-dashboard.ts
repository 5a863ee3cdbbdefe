import * as z from 'zod/mini'
import { seekerDocument } from './documents.ts'
import { defineEndpoints, json } from './endpoint.ts'
import { ownGuarantor } from './guarantors.ts'
import { newsOf } from './news.ts'
import { profileSteps as onboardingSteps } from './rules/accounts.ts'
import { seekerNews } from './rules/news.ts'
import { nextSteps } from './rules/progress.ts'
import { trainingStatus } from './training.ts'

/** All that the first screen of a seeker shows of them. */
const dashboard = z.object({
  profileInfo: z.object({
    firstName: z.string(),
    lastName: z.string(),
    userType: z.literal('CAREER'),
    /** The English value of the list of places. */
    location: z.string(),
    profilePhotoUrl: z.nullable(z.string()),
  }),
  activityCounts: z.object({
    applications: z.number(),
    offers: z.number(),
    /** Unread ones. */
    messages: z.number(),
  }),
  profileStatus: z.object({
    profileSetup: z.boolean(),
    documentUpload: z.boolean(),
    trainingCompletion: z.boolean(),
    workAvailability: z.boolean(),
    workPlacement: z.boolean(),
  }),
  progress: z.object({ percent: z.number(), nextStep: z.enum(nextSteps) }),
  /** Null when onboarding is done. */
  profileStep: z.nullable(z.enum(onboardingSteps)),
  /** What employers must know before they find somebody, as far as it is missing. */
  missing: z.array(z.enum(['email', 'work', 'place'])),
  availability: z.object({ available: z.boolean(), availableFrom: z.nullable(z.string()) }),
  trainingStatus,
  documentsList: z.array(seekerDocument),
  guarantors: z.array(ownGuarantor),
  /** What happened lately, and what waits for an answer, which comes first. */
  news: newsOf(seekerNews),
})
export type SeekerDashboard = z.infer<typeof dashboard>

/** Named in the OpenAPI document. */
export const seekerDashboardSchemas = { SeekerDashboard: dashboard }

export const seekerDashboardEndpoints = defineEndpoints({
  'GET /jobseeker/dashboard': {
    summary: 'What a job seeker sees first: who they are, what is new, and how far they are from work',
    access: ['CAREER'],
    answers: { 200: json(dashboard) },
    errors: ['not_found'],
  },
})
