import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { largestDocument, largestDocumentBytes } from '../../../contract/rules/documents.ts'
import { ApiError, failureText } from '../../lib/api-error.ts'
import { refresh } from '../../lib/endpoints.ts'
import type { GetKey } from '../../lib/screens.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'

type Sending =
  | { is: 'idle' }
  | { is: 'running'; share: number }
  /** What to say, and whether the same file may succeed later. */
  | { is: 'failed'; reason: string; mayPass: boolean }

type Settings = {
  documentId: string
  refreshes: readonly GetKey[]
  /** What is sent, made when it is needed. */
  prepare: () => Promise<Blob>
  onDone: () => void
}

/** Sends the file of a document. It goes on while the person looks at another screen. */
export function useUpload({ documentId, refreshes, prepare, onDone }: Settings) {
  const { t } = useTexts()
  const toast = useToast()
  const client = useQueryClient()
  const [sending, setSending] = useState<Sending>({ is: 'idle' })
  const running = useRef<AbortController | null>(null)

  const fail = (error: unknown) => {
    const reason =
      error instanceof ApiError && error.fields['file'] !== undefined
        ? error.fields['file']
        : failureText(error, { failed: t('documents.unexpected'), network: t('documents.network') })
    const mayPass = !(error instanceof ApiError && error.status >= 400 && error.status < 429)
    setSending({ is: 'failed', reason, mayPass })
    // It was verified meanwhile, or is not asked for any more.
    if (!mayPass) void refresh(client, refreshes)
  }
  const send = async () => {
    if (running.current !== null) return
    const { signal } = (running.current = new AbortController())
    setSending({ is: 'running', share: 0 })
    try {
      const file = await prepare()
      if (file.size > largestDocumentBytes) {
        const reason = t('documents.tooLarge', { limit: largestDocument.megabytes })
        setSending({ is: 'failed', reason, mayPass: false })
        return
      }
      const onProgress = (share: number) => setSending({ is: 'running', share })
      const { uploadDocument } = await import('../../lib/upload-file.ts')
      await uploadDocument(file, { documentId, onProgress, signal })
      await refresh(client, refreshes)
      toast(t('documents.uploaded'))
      onDone()
    } catch (error) {
      if (!signal.aborted) return fail(error)
      setSending({ is: 'idle' })
      // The server may have taken it before.
      await refresh(client, refreshes)
    } finally {
      running.current = null
    }
  }
  return { sending, send: () => void send(), cancel: () => running.current?.abort() }
}
