import { createHash } from 'node:crypto'
import { pictureAddress, type PictureSize } from '../../../contract/rules/pictures.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { MadePicture, MakePicture } from '../../platform/pictures.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { isHiredBy } from '../hiring/service.ts'
import { maySeeSeeker } from '../seekers/service.ts'
import { findPicture, putPicture, removePicture, type KeptPicture } from './picture-store.ts'
import { maySeePicture } from './policy.ts'

type Tools = { makePicture: MakePicture; log: FastifyBaseLogger }

/** Answers with the address of the new picture. */
export async function savePicture(
  executor: Executor,
  { makePicture, log }: Tools,
  caller: Caller,
  file: Uint8Array,
): Promise<string> {
  const made = await makePicture(file).catch((error: unknown) => {
    if (error instanceof NamedError) throw error
    log.error({ err: error }, 'A picture could not be made')
    throw new NamedError('picture_failed')
  })
  const version = versionOf(made)
  if (!(await putPicture(executor, caller.accountId, { ...made, version })))
    throw new NamedError('sign_in_required')
  return pictureAddress(caller.accountId, version)
}

/** Those who may not see it learn no more than that there is nothing. */
export async function readPicture(
  executor: Executor,
  caller: Caller,
  ownerId: string,
  size: PictureSize,
): Promise<KeptPicture> {
  const picture = (await isPictureSeen(executor, caller, ownerId))
    ? await findPicture(executor, ownerId, size)
    : null
  if (picture === null) throw new NamedError('not_found')
  return picture
}

async function isPictureSeen(executor: Executor, caller: Caller, ownerId: string): Promise<boolean> {
  switch (maySeePicture(caller, { accountId: ownerId })) {
    case 'yes':
      return true
    case 'where seen':
      return maySeeSeeker(executor, caller, ownerId)
    case 'where hired':
      return isHiredBy(executor, caller, ownerId)
    case 'no':
      return false
  }
}

export const erasePicture = (executor: Executor, caller: Caller): Promise<void> =>
  removePicture(executor, caller.accountId)

/** By what is seen: the same picture sent twice is the same version. */
const versionOf = ({ full }: MadePicture) =>
  createHash('sha256').update(full).digest('base64url').slice(0, 22)
