import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, type APIRequestContext } from '@playwright/test'
import * as z from 'zod/mini'
import type { DraftInput } from '../../contract/training-modules.ts'
import { cardPicture } from './documents.ts'

/** Four seconds of H.264 and AAC. */
export const filmFile = async () => ({
  name: 'lesson.mp4',
  mimeType: 'video/mp4',
  buffer: await readFile(join(import.meta.dirname, 'tiny-lesson.mp4')),
})

const words = (text: string) => ({ en: text, am: `${text} በአማርኛ`, om: `${text} Afaan Oromootiin` })
const added = z.object({ data: z.object({ id: z.string() }) })
const pictured = z.object({ data: z.object({ pictureId: z.string() }) })

/** A module over the interface, as staff would have made it: a draft that can be published. */
export async function addModule(
  staff: APIRequestContext,
  title: string,
  changes: Partial<DraftInput> = {},
): Promise<string> {
  const data = { title: words(title), description: words('What to ask before work begins.') }
  const answer = await staff.post('/api/admin/training', { data })
  const { id } = added.parse(await answer.json()).data
  const send = async (path: string, file: { name: string; mimeType: string; buffer: Buffer }) =>
    staff.post(`/api/admin/training/${id}/${path}`, { multipart: { document: '{}', file } })
  expect((await send('film', await filmFile())).status()).toBe(200)
  const picture = { name: 'poster.jpg', mimeType: 'image/jpeg', buffer: await cardPicture() }
  const { pictureId } = pictured.parse(await (await send('pictures', picture)).json()).data
  const body: DraftInput = {
    ...data,
    posterId: pictureId,
    scenes: [{ from: 0, text: words('Turn off the gas.'), pictureId }],
    questions: [],
    ...changes,
  }
  expect((await staff.put(`/api/admin/training/${id}`, { data: body })).status()).toBe(200)
  return id
}

export const publishModule = async (staff: APIRequestContext, id: string): Promise<void> => {
  expect((await staff.post(`/api/admin/training/${id}/publish`)).status()).toBe(200)
}

/** So that no other test meets it. */
export const retireModule = (staff: APIRequestContext, id: string) =>
  staff.put(`/api/admin/training/${id}/retired`, { data: { retired: true } })
