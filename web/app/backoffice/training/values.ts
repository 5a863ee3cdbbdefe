import type { DraftInput, EditedModule } from '../../../../contract/training-modules.ts'
import { readMoment, writeMoment } from './film-moment.ts'

export type Words = DraftInput['title']
export type SceneValues = { from: string; text: Words; pictureId: string | null }
export type QuestionValues = {
  text: Words
  choices: readonly Words[]
  right: number | null
  explanation: Words
}
/** What is in the form; without a poster its id is empty. */
export type ModuleValues = {
  title: Words
  description: Words
  posterId: string
  scenes: readonly SceneValues[]
  questions: readonly QuestionValues[]
}

export const noWords: Words = { en: '', am: '', om: '' }
export const newQuestion: QuestionValues = {
  text: noWords,
  choices: [noWords, noWords],
  right: null,
  explanation: noWords,
}

export const valuesOf = (module: EditedModule): ModuleValues => ({
  title: module.title,
  description: module.description,
  posterId: module.posterId ?? '',
  scenes: module.scenes.map(({ from, ...scene }) => ({ ...scene, from: writeMoment(from) })),
  questions: module.questions,
})

const trimmed = ({ en, am, om }: Words): Words => ({ en: en.trim(), am: am.trim(), om: om.trim() })

/** What is sent; where nothing was changed it is what was saved, letter for letter. */
export const bodyOf = (values: ModuleValues): DraftInput => ({
  title: trimmed(values.title),
  description: trimmed(values.description),
  posterId: values.posterId === '' ? null : values.posterId,
  scenes: values.scenes.map(({ from, text, pictureId }) => ({
    from: readMoment(from) ?? Number.NaN,
    text: trimmed(text),
    pictureId,
  })),
  questions: values.questions.map(({ text, choices, right, explanation }) => ({
    text: trimmed(text),
    choices: choices.map(trimmed),
    right: right ?? Number.NaN,
    explanation: trimmed(explanation),
  })),
})

export const isChanged = (values: ModuleValues, saved: ModuleValues): boolean =>
  JSON.stringify(bodyOf(values)) !== JSON.stringify(bodyOf(saved))

/** By the place in the body: `scenes.0.from`. */
export type ShowError = (place: string) => string | null

/** What cannot even be sent, by its place. */
export function faultsOf(
  { scenes, questions }: ModuleValues,
  said: { time: string; right: string },
): { [place: string]: string } {
  const times = scenes.flatMap(({ from }, index) =>
    readMoment(from) === null ? [[`scenes.${index}.from`, said.time]] : [],
  )
  const rights = questions.flatMap(({ right }, index) =>
    right === null ? [[`questions.${index}.right`, said.right]] : [],
  )
  return Object.fromEntries<string>([...times, ...rights].map(([place = '', text = '']) => [place, text]))
}
