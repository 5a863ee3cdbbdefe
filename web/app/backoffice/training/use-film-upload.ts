import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { largestFilm, largestFilmBytes } from '../../../../contract/rules/training.ts'
import { apiBase, callHeaders, formOf, readAnswer } from '../../../lib/api.ts'
import { ApiError, failureText } from '../../../lib/api-error.ts'
import { refresh } from '../../../lib/endpoints.ts'
import { sendRequest } from '../../../lib/send-request.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { moduleCalls } from './module-calls.ts'

type Sending = { is: 'idle' } | { is: 'running'; share: number } | { is: 'failed'; reason: string }

/** The server looks at the film. */
const answerMilliseconds = 60_000

/** Sends the film of a module, which belongs to the draft when it has arrived: there is nothing to save. */
export function useFilmUpload(moduleId: string) {
  const { t } = useTexts()
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending>({ is: 'idle' })
  const running = useRef<AbortController | null>(null)
  const send = async (file: File) => {
    if (running.current !== null) return
    if (file.size > largestFilmBytes) {
      const reason = t('trainingModules.film.tooLarge', { limit: largestFilm.megabytes })
      setSending({ is: 'failed', reason })
      return
    }
    const { signal } = (running.current = new AbortController())
    setSending({ is: 'running', share: 0 })
    try {
      const answer = await sendRequest({
        method: 'POST',
        url: `${apiBase}/admin/training/${moduleId}/film`,
        headers: callHeaders(),
        body: formOf(file, {}),
        onProgress: (bytes) => setSending({ is: 'running', share: Math.min(1, bytes / file.size) }),
        signal,
        patience: answerMilliseconds,
      })
      readAnswer(answer)
      setSending({ is: 'idle' })
    } catch (error) {
      if (signal.aborted) setSending({ is: 'idle' })
      else setSending({ is: 'failed', reason: reasonOf(error, t('trainingModules.film.failed')) })
    } finally {
      running.current = null
      // A cancelled one may have arrived before.
      await refresh(client, moduleCalls)
    }
  }
  return { sending, send: (file: File) => void send(file), cancel: () => running.current?.abort() }
}

/** Beside the field, what is wrong with the file; else why it did not arrive. */
const reasonOf = (error: unknown, failed: string): string =>
  (error instanceof ApiError ? error.fields['file'] : undefined) ?? failureText(error, { failed })
