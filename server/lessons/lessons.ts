import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import {
  longestModuleDescription,
  longestModuleTitle,
  longestQuestionText,
  longestSceneText,
  mostChoices,
  mostQuestions,
  mostScenes,
} from '../../contract/rules/training.ts'
import type { KnownModule } from '../domains/training/known-modules.ts'

const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest))
const inLanguages = (longest: number) => z.object({ en: text(longest), am: text(longest), om: text(longest) })
const ofQuestion = inLanguages(longestQuestionText)

const lesson = z.object({
  id: z.uuid(),
  milliseconds: z.int(),
  title: inLanguages(longestModuleTitle),
  description: inLanguages(longestModuleDescription),
  scenes: z
    .array(z.object({ from: z.int(), text: inLanguages(longestSceneText) }))
    .check(z.minLength(1), z.maxLength(mostScenes)),
  questions: z
    .array(
      z.object({
        text: ofQuestion,
        choices: z.array(ofQuestion).check(z.minLength(2), z.maxLength(mostChoices)),
        right: z.int().check(z.gte(0)),
        explanation: ofQuestion,
      }),
    )
    .check(z.maxLength(mostQuestions)),
})

/** The folders of our lessons, in the order in which they are taken. */
export const lessonNames = ['good-employer', 'safety-at-work', 'first-day'] as const

export const lessonFile = (name: string, file: string): string => join(import.meta.dirname, name, file)

export const readLessonText = async (name: string) =>
  lesson.parse(JSON.parse(await readFile(lessonFile(name, 'lesson.json'), 'utf8')))

async function readLesson(name: string): Promise<KnownModule> {
  const { milliseconds, scenes, ...words } = await readLessonText(name)
  return {
    ...words,
    filmMilliseconds: milliseconds,
    film: await readFile(lessonFile(name, 'film.mp4')),
    poster: await readFile(lessonFile(name, 'poster.webp')),
    scenes: await Promise.all(
      scenes.map(async (scene, index) => ({
        ...scene,
        picture: await readFile(lessonFile(name, scenePicture(index))),
      })),
    ),
  }
}

/** Of a scene, from 0 on. */
export const scenePicture = (index: number): string => `scene-${String(index + 1).padStart(2, '0')}.webp`

/** Our own lessons, as they are published. */
export const readLessons = (): Promise<KnownModule[]> => Promise.all(lessonNames.map(readLesson))

export const lessonIds = async (): Promise<string[]> =>
  (await Promise.all(lessonNames.map(readLessonText))).map(({ id }) => id)
