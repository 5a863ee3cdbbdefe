import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { languages } from '../../contract/rules/language.ts'
import { checkFilm } from '../domains/training/film-check.ts'
import { lessonFile, lessonNames, readLessons, readLessonText, scenePicture } from './lessons.ts'

const mostFilmBytes = 1_000_000
const mostPictureBytes = 12 * 1024

type InLanguages = { en: string; am: string; om: string }

function expectTranslated({ en, am, om }: InLanguages): void {
  expect(new Set([en, am, om]).size, en).toBe(3)
  expect(am, en).toMatch(/[\u1200-\u137f]/)
  expect(om, en).not.toMatch(/[\u1200-\u137f]/)
}

test('each lesson is known by an id of its own', async () => {
  const lessons = await readLessons()
  expect(new Set(lessons.map(({ id }) => id)).size).toBe(3)
})

test.each(lessonNames)(
  'the film of %s is small, seekable while it arrives, and as long as it says',
  async (name) => {
    const film = await readFile(lessonFile(name, 'film.mp4'))
    expect(film.length).toBeLessThan(mostFilmBytes)
    // Which sees that it is H.264 and AAC with its index first.
    const checked = checkFilm(film)
    if ('problem' in checked) throw new Error(checked.problem)
    const { milliseconds } = await readLessonText(name)
    expect(Math.abs(checked.milliseconds - milliseconds)).toBeLessThanOrEqual(200)
    expect(milliseconds).toBeGreaterThanOrEqual(70_000)
    expect(milliseconds).toBeLessThanOrEqual(100_000)
  },
)

test.each(lessonNames)(
  'each scene of %s has its time, a text in three languages and a small picture',
  async (name) => {
    const { scenes, milliseconds, title, description } = await readLessonText(name)
    expect(scenes[0]?.from).toBe(0)
    const ends = [...scenes.slice(1).map(({ from }) => from), milliseconds]
    for (const [index, { from, text }] of scenes.entries()) {
      // Long enough to be read.
      expect((ends[index] ?? 0) - from, text.en).toBeGreaterThanOrEqual(8_000)
      expectTranslated(text)
    }
    expectTranslated(title)
    expectTranslated(description)
    for (const file of ['poster.webp', ...scenes.map((_, index) => scenePicture(index))]) {
      const picture = await readFile(lessonFile(name, file))
      expect(picture.length, file).toBeLessThanOrEqual(mostPictureBytes)
      expect(await sharp(picture).metadata(), file).toMatchObject({ format: 'webp', width: 640, height: 360 })
    }
  },
)

test.each(lessonNames)(
  'each question of %s has three choices, one of them right, in three languages',
  async (name) => {
    const { questions } = await readLessonText(name)
    expect(questions.length).toBeGreaterThanOrEqual(2)
    for (const { text, choices, right, explanation } of questions) {
      for (const each of [text, explanation, ...choices]) expectTranslated(each)
      expect(choices).toHaveLength(3)
      expect(choices[right], text.en).toBeDefined()
      for (const language of languages)
        expect(new Set(choices.map((choice) => choice[language])).size).toBe(3)
    }
    // The right one is not always in the same place.
    expect(new Set(questions.map(({ right }) => right)).size).toBeGreaterThan(1)
  },
)
