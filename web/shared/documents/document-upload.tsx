import { FileText, RotateCw, Upload } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { OwnDocument } from '../../../contract/documents.ts'
import type { GetKey } from '../../lib/screens.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { pictureToSend } from './draw-picture.ts'
import { unedited } from './picture-edit.ts'
import { PicturePreview } from './picture-preview.tsx'
import { UploadProgress } from './upload-progress.tsx'
import { useChosen, type Chosen } from './use-chosen.ts'
import { useUpload } from './use-upload.ts'

export type DocumentUploadProps = {
  file: File
  document: OwnDocument
  refreshes: readonly GetKey[]
  /** Opens the picker for another file. */
  onChoose: () => void
  onClose: () => void
}

/** What was chosen for a document: to look at, to turn and crop where it is a picture, and to send. */
export function DocumentUpload({ file, document, refreshes, onChoose, onClose }: DocumentUploadProps) {
  const { t } = useTexts()
  const part = useRef<HTMLElement>(null)
  const chosen = useChosen(file)
  const [edit, setEdit] = useState(unedited)
  const { sending, send, cancel } = useUpload({
    documentId: document.documentId,
    refreshes,
    prepare: async () => (chosen.is === 'picture' ? pictureToSend(chosen.picture, edit) : file),
    onDone: onClose,
  })
  // The button that opened the picker is gone.
  useEffect(() => part.current?.focus({ preventScroll: true }), [])
  const begin = () => {
    // The button that was pressed goes, and comes back only where it failed.
    part.current?.focus({ preventScroll: true })
    send()
  }
  const isRunning = sending.is === 'running'
  const problem = problemOf(chosen)
  const failure =
    problem === null ? (sending.is === 'failed' ? sending.reason : null) : t(`documents.${problem}`)
  const mayUpload = problem === null && !isRunning && (sending.is !== 'failed' || sending.mayPass)
  return (
    <section
      ref={part}
      aria-label={t('documents.chosen', { name: file.name })}
      tabIndex={-1}
      className="grid min-w-0 gap-3 rounded-field bg-sunken p-3 outline-none"
    >
      <p className="flex items-start gap-2">
        <FileText aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <span className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{file.name}</span> {sizeOf(file, t)}
        </span>
      </p>
      {chosen.is === 'reading' && <Skeleton kind="card" lines={4} />}
      {chosen.is === 'unseen' && <p>{t('documents.noPreview')}</p>}
      {chosen.is === 'picture' && !isRunning && (
        <PicturePreview picture={chosen.picture} name={file.name} edit={edit} onEdit={setEdit} />
      )}
      {isRunning && <UploadProgress share={sending.share} />}
      <FormAlert message={failure === null ? null : `${t('documents.failed')}\n${failure}`} />
      <div className="flex flex-wrap items-center gap-2">
        {mayUpload && (
          <Button
            size="small"
            Icon={sending.is === 'failed' ? RotateCw : Upload}
            disabled={chosen.is === 'reading'}
            onClick={begin}
          >
            {t(sending.is === 'failed' ? 'documents.again' : 'documents.upload')}
          </Button>
        )}
        {failure !== null && (
          <Button size="small" kind={mayUpload ? 'secondary' : 'primary'} onClick={onChoose}>
            {t('documents.another')}
          </Button>
        )}
        <Button size="small" kind={isRunning ? 'secondary' : 'plain'} onClick={isRunning ? cancel : onClose}>
          {t('screenParts.cancel')}
        </Button>
      </div>
    </section>
  )
}

const problemOf = ({ is }: Chosen) => (is === 'wrongKind' || is === 'unreadable' ? is : null)

function sizeOf({ size }: File, t: ReturnType<typeof useTexts>['t']): string {
  const megabytes = size / 1024 / 1024
  return megabytes < 0.1
    ? t('documents.kilobytes', { size: Math.max(1, Math.round(size / 1024)) })
    : t('documents.megabytes', { size: megabytes.toFixed(1) })
}
