import { languages } from '../../../contract/rules/language.ts'
import type { DraftProblem } from '../../../contract/rules/training.ts'
import type { DraftInput } from '../../../contract/training-modules.ts'

type Draft = Pick<DraftInput, 'title' | 'scenes' | 'questions'> & {
  film: { milliseconds: number } | null
  hasPoster: boolean
}

/** What keeps a draft from being published, in the order in which it is filled in. */
export function draftProblemsOf({ title, film, hasPoster, scenes, questions }: Draft): DraftProblem[] {
  const found: { [Problem in DraftProblem]: boolean } = {
    film: film === null,
    poster: !hasPoster,
    titles: !isTranslated(title),
    scenes: scenes.length === 0,
    sceneTexts: !scenes.every(({ text }) => isTranslated(text)),
    sceneTimes: !areInOrder(
      scenes.map(({ from }) => from),
      film?.milliseconds ?? Number.POSITIVE_INFINITY,
    ),
    questions: !questions.every(isComplete),
  }
  const order = ['titles', 'film', 'poster', 'scenes', 'sceneTimes', 'sceneTexts', 'questions'] as const
  return order.filter((problem) => found[problem])
}

const isTranslated = (text: DraftInput['title']): boolean =>
  languages.every((language) => text[language].trim() !== '')

/** From the first moment on, each later than the one before, and the last before the end. */
const areInOrder = (times: readonly number[], end: number): boolean =>
  (times[0] ?? 0) === 0 && times.every((time, index) => time < (times[index + 1] ?? end))

const isComplete = ({ text, choices, right, explanation }: DraftInput['questions'][number]): boolean =>
  [text, explanation, ...choices].every(isTranslated) && choices[right] !== undefined
