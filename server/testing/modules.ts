import type { DraftInput, EditedModule } from '../../contract/training-modules.ts'
import type { SignedIn } from './accounts.ts'
import { cardPicture, documentForm } from './documents.ts'
import { tinyFilm } from './films.ts'

type Words = Pick<DraftInput, 'title' | 'description'>

export const inThreeLanguages = (text: string) => ({ en: text, am: `${text} (am)`, om: `${text} (om)` })
export const moduleWords: Words = {
  title: inThreeLanguages('Safe at work'),
  description: inThreeLanguages('Gas, heights and who to call.'),
}

/** What nothing is missing in, besides its pictures; its film lasts four seconds. */
export const moduleContent: Pick<DraftInput, 'scenes' | 'questions'> = {
  scenes: [
    { from: 0, text: inThreeLanguages('Turn off the gas.'), pictureId: null },
    { from: 2_000, text: inThreeLanguages('Open the window.'), pictureId: null },
  ],
  questions: [
    {
      text: inThreeLanguages('It smells of gas. What comes first?'),
      choices: [inThreeLanguages('Make light'), inThreeLanguages('Turn it off')],
      right: 1,
      explanation: inThreeLanguages('A spark is enough.'),
    },
  ],
}

export async function addDraft(staff: SignedIn, words: Words = moduleWords): Promise<string> {
  const answer = await staff.post('/api/admin/training', words)
  return answer.json<{ data: EditedModule }>().data.id
}

export const sendFilm = async (staff: SignedIn, id: string, film?: Uint8Array) =>
  staff.post(`/api/admin/training/${id}/film`, documentForm({}, film ?? (await tinyFilm()), 'film.mp4'))

export const sendPicture = async (staff: SignedIn, id: string, picture?: Uint8Array) =>
  staff.post(`/api/admin/training/${id}/pictures`, documentForm({}, picture ?? (await cardPicture())))

export async function addModulePicture(staff: SignedIn, id: string): Promise<string> {
  return (await sendPicture(staff, id)).json<{ data: { pictureId: string } }>().data.pictureId
}

export const saveModule = (staff: SignedIn, id: string, changes: Partial<DraftInput> = {}) =>
  staff.put(`/api/admin/training/${id}`, {
    ...moduleWords,
    ...moduleContent,
    posterId: null,
    ...changes,
  })

export const readModuleOf = async (staff: SignedIn, id: string): Promise<EditedModule> =>
  (await staff.get(`/api/admin/training/${id}`)).json<EditedModule>()

/** A module that can be published. */
export async function completeDraft(staff: SignedIn, changes: Partial<DraftInput> = {}): Promise<string> {
  const id = await addDraft(staff)
  await sendFilm(staff, id)
  await saveModule(staff, id, { posterId: await addModulePicture(staff, id), ...changes })
  return id
}

export const publishModuleOf = (staff: SignedIn, id: string) =>
  staff.post(`/api/admin/training/${id}/publish`)
