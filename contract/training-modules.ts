import * as z from 'zod/mini'
import { defineEndpoints, json, stream } from './endpoint.ts'
import { done } from './fields.ts'
import {
  draftProblems,
  filmType,
  largestFilm,
  largestFilmBytes,
  longestModuleDescription,
  longestModuleTitle,
  longestQuestionText,
  longestSceneText,
  mostChoices,
  mostModules,
  mostQuestions,
  mostScenes,
} from './rules/training.ts'

/** A draft may have gaps; what is published may not. */
const draftText = (longest: number) => z.string().check(z.trim(), z.maxLength(longest))
const inThreeLanguages = (longest: number) =>
  z.object({ en: draftText(longest), am: draftText(longest), om: draftText(longest) })

const filmTime = z.int().check(z.gte(0), z.lte(largestFilm.minutes * 60_000))
const scene = z.object({
  /** When it begins in the film. */
  from: filmTime,
  text: inThreeLanguages(longestSceneText),
  /** A picture of this module that was uploaded, by its id. */
  pictureId: z.nullable(z.uuid()),
})
const question = z.object({
  text: inThreeLanguages(longestQuestionText),
  choices: z.array(inThreeLanguages(longestQuestionText)).check(z.minLength(2), z.maxLength(mostChoices)),
  /** Which of the choices is right, from 0 on. */
  right: z.int().check(z.gte(0), z.lt(mostChoices)),
  /** What somebody reads who chose another one. */
  explanation: inThreeLanguages(longestQuestionText),
})

const draftInput = z.object({
  title: inThreeLanguages(longestModuleTitle),
  description: inThreeLanguages(longestModuleDescription),
  posterId: z.nullable(z.uuid()),
  scenes: z.array(scene).check(z.maxLength(mostScenes)),
  questions: z.array(question).check(z.maxLength(mostQuestions)),
})
export type DraftInput = z.infer<typeof draftInput>

/** A module in the list of staff. */
const listedModule = z.object({
  id: z.uuid(),
  /** As certificates name it; it never changes. */
  number: z.number(),
  title: z.object({ en: z.string(), am: z.string(), om: z.string() }),
  publishedVersion: z.nullable(z.number()),
  hasDraft: z.boolean(),
  retired: z.boolean(),
  filmMilliseconds: z.nullable(z.number()),
  /** How many people have completed it. */
  completions: z.number(),
})
export type ListedModule = z.infer<typeof listedModule>

/** A module as staff work on it: the draft, or what is published where there is none. */
const editedModule = z.extend(draftInput, {
  id: z.uuid(),
  number: z.number(),
  version: z.number(),
  isDraft: z.boolean(),
  publishedVersion: z.nullable(z.number()),
  retired: z.boolean(),
  /** Whether the caller may. */
  mayChange: z.boolean(),
  film: z.nullable(z.object({ milliseconds: z.number(), bytes: z.number() })),
  /** What keeps it from being published. */
  problems: z.array(z.enum(draftProblems)),
})
export type EditedModule = z.infer<typeof editedModule>

/** Named in the OpenAPI document. */
export const trainingModuleSchemas = {
  DraftInput: draftInput,
  ListedModule: listedModule,
  EditedModule: editedModule,
}

const byId = z.object({ id: z.uuid() })
const answersModule = { 200: json(z.extend(done, { data: editedModule })) }

export const trainingModuleEndpoints = defineEndpoints({
  'GET /admin/training': {
    summary: 'All modules in their order, retired ones last',
    access: ['ADMIN'],
    answers: {
      200: json(
        z.object({
          /** Whether the caller may. */
          mayChange: z.boolean(),
          modules: z.array(listedModule),
        }),
      ),
    },
    errors: [],
  },
  'POST /admin/training': {
    summary: 'Adds a module, as a draft',
    access: 'administrators',
    creates: true,
    perHour: 600,
    body: z.pick(draftInput, { title: true, description: true }),
    answers: answersModule,
    errors: ['invalid_input', 'not_allowed', 'key_reused', 'too_many_modules'],
  },
  'PUT /admin/training/order': {
    summary: 'Puts the modules into an order',
    access: 'administrators',
    perHour: 600,
    body: z.object({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(mostModules)) }),
    answers: { 200: json(done) },
    errors: ['invalid_input', 'not_allowed'],
  },
  'GET /admin/training/:id': {
    summary: 'A module with its draft, for staff to work on',
    access: ['ADMIN'],
    params: byId,
    answers: { 200: json(editedModule) },
    errors: ['invalid_input', 'not_found'],
  },
  'PUT /admin/training/:id': {
    summary: 'Saves the draft of a module, beside what is published',
    access: 'administrators',
    perHour: 1_200,
    params: byId,
    body: draftInput,
    answers: answersModule,
    errors: ['invalid_input', 'not_allowed', 'not_found'],
  },
  'POST /admin/training/:id/film': {
    summary: 'Uploads the film of a draft: MP4 with H.264 and AAC, its index first',
    access: 'administrators',
    perHour: 120,
    params: byId,
    upload: { mostBytes: largestFilmBytes, types: [filmType], document: z.object({}) },
    answers: answersModule,
    errors: ['invalid_input', 'not_allowed', 'not_found'],
  },
  'POST /admin/training/:id/pictures': {
    summary: 'Uploads a picture for a module; scenes and the poster name it by its id',
    access: 'administrators',
    perHour: 600,
    params: byId,
    upload: {
      mostBytes: largestFilmBytes,
      types: ['image/jpeg', 'image/png', 'image/webp'],
      document: z.object({}),
    },
    answers: { 200: json(z.extend(done, { data: z.object({ pictureId: z.uuid() }) })) },
    errors: ['invalid_input', 'not_allowed', 'not_found'],
  },
  'GET /admin/training/:id/pictures/:pictureId': {
    summary: 'A picture that was uploaded for a module, whether or not a scene shows it',
    access: ['ADMIN'],
    params: z.object({ id: z.uuid(), pictureId: z.uuid() }),
    answers: { 200: stream(['image/webp']) },
    errors: ['invalid_input', 'not_found'],
  },
  'POST /admin/training/:id/publish': {
    summary: 'Publishes the draft as the next version; what people have passed stays passed',
    access: 'administrators',
    perHour: 600,
    params: byId,
    answers: answersModule,
    errors: ['invalid_input', 'not_allowed', 'not_found', 'draft_incomplete'],
  },
  'PUT /admin/training/:id/retired': {
    summary: 'Takes a module out of the training, or back into it',
    access: 'administrators',
    perHour: 600,
    params: byId,
    body: z.object({ retired: z.boolean() }),
    answers: answersModule,
    errors: ['invalid_input', 'not_allowed', 'not_found', 'too_many_modules'],
  },
})
