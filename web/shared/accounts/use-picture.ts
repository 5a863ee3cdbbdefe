import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, type ChangeEvent } from 'react'
import { largestPicture, largestPictureBytes } from '../../../contract/rules/pictures.ts'
import { useAct, type Answer } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'

/** Sends and removes the person's picture. What is wrong with a file is said beside the field, all else as an alert. */
export function usePicture() {
  const { t } = useTexts()
  const client = useQueryClient()
  const input = useRef<HTMLInputElement>(null)
  const failed = t('picture.failed')
  const network = t('picture.network')
  const upload = useAct('POST /users/upload-profile-picture', { failed, network, quiet: true })
  const removal = useAct('DELETE /users/profile-picture', {
    failed: t('picture.unexpected'),
    network,
    quiet: true,
  })
  const [isSending, setSending] = useState(false)
  const [isTooLarge, setTooLarge] = useState(false)
  const busy = isSending ? 'sending' : removal.busy ? 'removing' : null
  const tooLarge = isTooLarge ? t('picture.tooLarge', { limit: largestPicture.megabytes }) : null
  const problem = tooLarge ?? upload.fields['file'] ?? null
  useEffect(() => {
    if (problem !== null) input.current?.focus()
  }, [problem])

  const forget = () => {
    setTooLarge(false)
    upload.forget()
    removal.forget()
  }
  const send = async (chosen: File) => {
    forget()
    setSending(true)
    const file = await shrunk(chosen)
    // Not sent at all: it would cost the person data, and be refused.
    const isOverLimit = file.size > largestPictureBytes
    const answer = isOverLimit ? null : await upload.run({ file })
    if (answer !== null) showPicture(client, answer.profilePhotoUrl)
    setTooLarge(isOverLimit)
    setSending(false)
  }
  const remove = async () => {
    forget()
    if ((await removal.run({})) === null) return
    showPicture(client, null)
    // The button that had the focus is gone.
    input.current?.focus()
  }
  return {
    input,
    busy,
    problem,
    message: problem === null ? (uploadMessage(upload.failure, failed) ?? removal.failure) : null,
    choose: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const chosen = target.files?.[0]
      // Emptied, so that the same picture can be chosen again.
      target.value = ''
      if (chosen !== undefined && busy === null) void send(chosen)
    },
    remove: () => {
      if (busy === null) void remove()
    },
  } as const
}

/** By code that comes with the first picture; without it the picture goes as it is. */
async function shrunk(chosen: File): Promise<Blob> {
  try {
    const { shrinkPicture } = await import('../../lib/shrink-picture.ts')
    return await shrinkPicture(chosen)
  } catch {
    return chosen
  }
}

/** That it failed, as the specification has it, and below it why. */
const uploadMessage = (failure: string | null, failed: string): string | null =>
  failure === null || failure === failed ? failure : `${failed}\n${failure}`

/** Wherever the cache holds the person's own picture. */
function showPicture(client: QueryClient, photo: string | null): void {
  const withPhoto = <Data extends object>(data: Data | undefined) =>
    data && { ...data, profilePhotoUrl: photo }
  client.setQueriesData<Answer<'GET /profile'>>({ queryKey: ['GET /profile'] }, withPhoto)
  client.setQueriesData<Answer<'GET /account'>>({ queryKey: ['GET /account'] }, withPhoto)
  client.setQueriesData<Answer<'GET /jobseeker/dashboard'>>(
    { queryKey: ['GET /jobseeker/dashboard'] },
    (data) => data && { ...data, profileInfo: { ...data.profileInfo, profilePhotoUrl: photo } },
  )
  client.setQueriesData<Answer<'GET /employer/dashboard'>>(
    { queryKey: ['GET /employer/dashboard'] },
    (data) => data && { ...data, profileInfo: { ...data.profileInfo, avatar: photo } },
  )
}
