import * as z from 'zod/mini'
import { bytes, defineEndpoints, json } from './endpoint.ts'
import { done } from './fields.ts'
import { accountTypes } from './rules/accounts.ts'
import { largestPictureBytes, pictureTypes } from './rules/pictures.ts'

export const pictureEndpoints = defineEndpoints({
  'POST /users/upload-profile-picture': {
    summary: 'Uploads the picture of the caller, replacing the one before',
    access: accountTypes,
    perHour: 60,
    file: { mostBytes: largestPictureBytes, types: pictureTypes },
    answers: { 200: json(z.extend(done, { profilePhotoUrl: z.string() })) },
    errors: ['invalid_input', 'picture_failed'],
  },
  'DELETE /users/profile-picture': {
    summary: 'Deletes the picture of the caller, if there is one',
    access: accountTypes,
    answers: { 200: json(done) },
    errors: [],
  },
  'GET /users/:id/picture': {
    summary: 'The picture of a person, for those who may see that person; 404 for others',
    access: accountTypes,
    params: z.object({ id: z.uuid() }),
    query: z.object({
      /** 512 pixels, as without it, or 128. */
      size: z.optional(z.enum(['full', 'thumb'])),
      /** The version that the address was made with: that very picture may be kept by the browser. */
      v: z.optional(z.string().check(z.maxLength(64))),
    }),
    answers: { 200: bytes('image/webp') },
    errors: ['invalid_input', 'not_found'],
  },
})
