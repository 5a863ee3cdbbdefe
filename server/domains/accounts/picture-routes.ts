import type { pictureEndpoints } from '../../../contract/pictures.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { MakePicture } from '../../platform/pictures.ts'
import type { Texts } from '../../platform/texts.ts'
import { erasePicture, readPicture, savePicture } from './pictures.ts'

/** Long enough to be fetched once a month; the address changes with the picture. */
const keepSeconds = 30 * 24 * 60 * 60

export function pictureRoutes(
  executor: Executor,
  makePicture: MakePicture,
  texts: Texts,
): Handlers<typeof pictureEndpoints> {
  return {
    'POST /users/upload-profile-picture': async ({ caller, file, language, log }) => {
      const profilePhotoUrl = await savePicture(executor, { makePicture, log }, caller, file)
      const message = texts(language, 'accounts.pictureSaved')
      return { status: 200, body: { success: true, message, profilePhotoUrl } }
    },
    'DELETE /users/profile-picture': async ({ caller, language }) => {
      await erasePicture(executor, caller)
      return { status: 200, body: { success: true, message: texts(language, 'accounts.pictureRemoved') } }
    },
    'GET /users/:id/picture': async ({ caller, params, query }) => {
      const { bytes, version } = await readPicture(executor, caller, params.id, query.size ?? 'full')
      // An address without the version of today would show an old picture for as long as it is kept.
      return { status: 200, body: bytes, ...(query.v === version ? { keepSeconds } : {}) }
    },
  }
}
