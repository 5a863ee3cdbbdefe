import * as z from 'zod/mini'
import { defineEndpoints, json, stream, text } from './endpoint.ts'
import { languages } from './rules/language.ts'
import { filmType, moduleStates, mostChoices } from './rules/training.ts'

const milliseconds = z.int().check(z.gte(0), z.lte(2_147_483_647))
/** From its first millisecond to before its last. */
const filmRange = z.object({ from: z.number(), to: z.number() })

/** A lesson as its learner sees it in lists, with the names of the specification. */
const trainingModule = z.object({
  trainingId: z.uuid(),
  moduleName: z.string(),
  /** Its place in the order of all, from 0 on. */
  moduleNumber: z.number(),
  /** The address of the film. */
  moduleVideoLink: z.string(),
  status: z.enum(moduleStates),
  title: z.string(),
  desc: z.string(),
  /** Of the published content: it is part of the addresses of its files. */
  version: z.int(),
  posterLink: z.string(),
  filmMilliseconds: z.number(),
  filmBytes: z.number(),
  /** How much of the film has been seen. */
  watchedMilliseconds: z.number(),
  completedAt: z.nullable(z.string()),
})
export type TrainingModule = z.infer<typeof trainingModule>

/** How far somebody is with all that is published. */
export const trainingStatus = z.object({
  modules: z.number(),
  completedModules: z.number(),
  inProgressModules: z.number(),
  upcomingModules: z.number(),
  trainingCompleted: z.boolean(),
  currentModule: z.array(trainingModule),
  upcomingModulesList: z.array(trainingModule),
  completedModulesList: z.array(trainingModule),
})
export type TrainingStatus = z.infer<typeof trainingStatus>

const watched = z.object({
  /** What has been seen of the film, in order and without overlaps. */
  covered: z.array(filmRange),
  watchedMilliseconds: z.number(),
  /** Where the person stopped. */
  position: z.number(),
  /** Enough of the film has been seen. */
  seen: z.boolean(),
})
export type Watched = z.infer<typeof watched>

/** A module opened: what it shows, and where the person stopped. Texts are in the language of the call. */
const lesson = z.extend(trainingModule, {
  ...watched.shape,
  /** The transcript in pictures, in the order of the film. */
  scenes: z.array(
    z.object({
      from: z.number(),
      to: z.number(),
      text: z.string(),
      pictureLink: z.nullable(z.string()),
    }),
  ),
  captions: z.array(z.object({ language: z.enum(languages), link: z.string() })),
  questions: z.array(
    z.object({ id: z.uuid(), text: z.string(), choices: z.array(z.string()), answered: z.boolean() }),
  ),
})
export type Lesson = z.infer<typeof lesson>

/** Named in the OpenAPI document. */
export const trainingSchemas = {
  TrainingModule: trainingModule,
  TrainingStatus: trainingStatus,
  Lesson: lesson,
  Watched: watched,
}

const learners = ['CAREER'] as const
/** Staff look at what they are about to publish. */
const viewers = ['CAREER', 'ADMIN'] as const
const byId = z.object({ id: z.uuid() })
const ofVersion = z.object({ version: z.coerce.number<string>().check(z.int(), z.gte(1), z.lte(32_767)) })
const status = { 200: json(trainingStatus) }
const completing = ['invalid_input', 'not_found', 'training_unfinished'] as const

export const trainingEndpoints = defineEndpoints({
  'GET /training-status/status-with-modules': {
    summary: 'The published modules and how far the caller is with each',
    access: learners,
    answers: status,
    errors: [],
  },
  'GET /training-status/complete-module/:id': {
    summary: 'Completes a module that has been seen to its end; for pages of ours alone, twice is once',
    access: learners,
    ownPagesOnly: true,
    params: byId,
    answers: status,
    errors: completing,
  },
  'POST /training-status/complete-module/:id': {
    summary: 'Completes a module that has been seen to its end; twice is once',
    access: learners,
    params: byId,
    answers: status,
    errors: completing,
  },
  'GET /training/modules/:id': {
    summary: 'A published module: its transcript in pictures, its questions, and where the caller stopped',
    access: learners,
    params: byId,
    answers: { 200: json(lesson) },
    errors: ['invalid_input', 'not_found'],
  },
  'POST /training/modules/:id/watched': {
    summary: 'Reports what has been seen since the last report; no more is believed than time has passed',
    access: learners,
    perMinute: 120,
    params: byId,
    body: z.object({
      version: z.int().check(z.gte(1), z.lte(32_767)),
      from: milliseconds,
      to: milliseconds,
      /** Where the person is now. */
      position: milliseconds,
    }),
    answers: { 200: json(watched) },
    errors: ['invalid_input', 'not_found', 'training_changed'],
  },
  'POST /training/modules/:id/answers': {
    summary: 'Answers a question of a module, as often as one likes; says what was wrong',
    access: learners,
    perMinute: 60,
    params: byId,
    body: z.object({ questionId: z.uuid(), choice: z.int().check(z.gte(0), z.lt(mostChoices)) }),
    answers: { 200: json(z.object({ right: z.boolean(), explanation: z.string() })) },
    errors: ['invalid_input', 'not_found', 'training_changed'],
  },
  'GET /training/modules/:id/film': {
    summary: 'The film of a module, whole or in parts',
    access: viewers,
    params: byId,
    query: ofVersion,
    answers: { 200: stream([filmType]) },
    errors: ['invalid_input', 'not_found'],
  },
  'GET /training/modules/:id/poster': {
    summary: 'The picture that is shown before the film plays',
    access: viewers,
    params: byId,
    query: ofVersion,
    answers: { 200: stream(['image/webp']) },
    errors: ['invalid_input', 'not_found'],
  },
  'GET /training/modules/:id/pictures/:scene': {
    summary: 'The picture of a scene of the transcript, counted from 0',
    access: viewers,
    params: z.object({
      id: z.uuid(),
      scene: z.coerce.number<string>().check(z.int(), z.gte(0), z.lte(1_000)),
    }),
    query: ofVersion,
    answers: { 200: stream(['image/webp']) },
    errors: ['invalid_input', 'not_found'],
  },
  'GET /training/modules/:id/captions/:language': {
    summary: 'The captions of the film in a language, as WebVTT',
    access: viewers,
    params: z.object({ id: z.uuid(), language: z.enum(languages) }),
    query: ofVersion,
    answers: { 200: text('text/vtt; charset=utf-8') },
    errors: ['invalid_input', 'not_found'],
  },
})
