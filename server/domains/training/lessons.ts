import { languages, type Language } from '../../../contract/rules/language.ts'
import type { Lesson } from '../../../contract/training.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { addAnswer, findQuestion, listQuestions, listScenes } from './lesson-store.ts'
import { readOwnTraining, type Learner } from './published-store.ts'
import { fileLink, moduleView, timedScenes, watchedView } from './view.ts'

/** A published module as its learner opens it. */
export async function openLesson(
  executor: Executor,
  { accountId }: Learner,
  id: string,
  language: Language,
): Promise<Lesson> {
  const { modules } = await readOwnTraining(executor, accountId)
  const moduleNumber = modules.findIndex((each) => each.id === id)
  const module = modules[moduleNumber]
  if (module === undefined) throw new NamedError('not_found')
  const [scenes, questions] = await Promise.all([
    listScenes(executor, module.versionId),
    listQuestions(executor, module.versionId, accountId),
  ])
  return {
    ...moduleView(module, moduleNumber, language),
    ...watchedView(module),
    scenes: timedScenes(scenes, module.filmMilliseconds).map(({ from, to, text, position, hasPicture }) => ({
      from,
      to,
      text: text[language],
      pictureLink: hasPicture ? fileLink(module, `pictures/${position}`) : null,
    })),
    captions: languages.map((each) => ({ language: each, link: fileLink(module, `captions/${each}`) })),
    questions: questions.map((question) => ({
      id: question.id,
      text: question.text[language],
      choices: question.choices.map((choice) => choice[language]),
      answered: question.isAnswered,
    })),
  }
}

/** As often as somebody likes: a right answer stays, and a wrong one is explained. */
export async function answerQuestion(
  executor: Executor,
  { accountId }: Learner,
  answer: { moduleId: string; questionId: string; choice: number },
  language: Language,
): Promise<{ right: boolean; explanation: string }> {
  const question = await findQuestion(executor, answer)
  if (question === null) throw new NamedError('not_found')
  if (!question.isPublished) throw new NamedError('training_changed')
  if (question.isRight === null) throw new NamedError('invalid_input', { choice: { problem: 'notAllowed' } })
  if (!question.isRight) return { right: false, explanation: question.explanation[language] }
  await addAnswer(executor, accountId, answer.questionId)
  return { right: true, explanation: '' }
}
