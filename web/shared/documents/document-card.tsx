import { Paperclip, Trash2 } from 'lucide-react'
import { useId, useRef, useState, type ChangeEvent, type ComponentType } from 'react'
import type { OwnDocument } from '../../../contract/documents.ts'
import { documentStatusWord, documentTypes, mayChangeDocument } from '../../../contract/rules/documents.ts'
import { formatDate } from '../../../contract/rules/formats.ts'
import { apiBase } from '../../lib/api.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import type { GetKey } from '../../lib/screens.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import type { DocumentUploadProps } from './document-upload.tsx'

const tones = { MISSING: 'neutral', UPLOADED: 'waiting', VERIFIED: 'good', REJECTED: 'bad' } as const
/** Some systems know HEIC by the ending of its name alone. */
const accepted = [...documentTypes, '.heic', '.heif'].join(',')

const loadUpload = async () => (await import('./document-upload.tsx')).DocumentUpload
const loadRemoval = async () => (await import('./removal-dialog.tsx')).RemovalDialog

type Props = { document: OwnDocument; refreshes: readonly GetKey[] }

/** One document: what it is, how far it is, and what its owner can do. */
export function DocumentCard({ document, refreshes }: Props) {
  const { t } = useTexts()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const chosen = useChosenFile()
  const removal = useLazyDialog(loadRemoval)
  const { documentId, label, description, state, hasFile } = document
  const { file, Upload } = chosen
  const isOpen = mayChangeDocument(state)
  const focusHeading = () => heading.current?.focus()
  return (
    <li className="card grid gap-2 p-4">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
        <h3
          ref={heading}
          id={id}
          tabIndex={-1}
          className="min-w-0 grow basis-40 font-bold wrap-anywhere outline-none"
        >
          {label}
        </h3>
        <Badge tone={tones[state]}>{t(`documents.states.${documentStatusWord(state)}`)}</Badge>
      </div>
      <p className="text-sm text-muted">{description}</p>
      <Progress document={document} />
      {Upload !== null && file !== null ? (
        <Upload
          key={file.number}
          file={file.of}
          document={document}
          refreshes={refreshes}
          onChoose={() => input.current?.click()}
          onClose={() => {
            chosen.forget()
            focusHeading()
          }}
        />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          {isOpen && (
            <Button
              kind="secondary"
              size="small"
              Icon={Paperclip}
              busy={file !== null}
              aria-describedby={id}
              onPointerDown={preload}
              onFocus={preload}
              onClick={() => input.current?.click()}
            >
              {t(state === 'UPLOADED' ? 'documents.attachAnother' : 'documents.attach')}
            </Button>
          )}
          {hasFile && (
            <a
              href={`${apiBase}/documents/${documentId}/file`}
              target="_blank"
              rel="noreferrer"
              aria-describedby={id}
              className="link inline-flex min-h-11 items-center px-1 first:px-0"
            >
              {t('documents.open')}
            </a>
          )}
          {hasFile && isOpen && (
            <Button kind="plain" size="small" Icon={Trash2} aria-describedby={id} onClick={removal.ask}>
              {t('documents.remove')}
            </Button>
          )}
        </div>
      )}
      {/* Drawn with the page, so that a press opens the picker itself: phones allow it only then. */}
      {isOpen && <input ref={input} type="file" hidden accept={accepted} onChange={chosen.choose} />}
      {removal.KeptDialog !== null && (
        <removal.KeptDialog
          open={removal.isOpen}
          document={document}
          refreshes={refreshes}
          onClose={removal.close}
          onRemoved={focusHeading}
        />
      )}
    </li>
  )
}

/** When it came, or why staff sent it back. */
function Progress({ document: { state, rejection, note, uploadedAt, checkedAt } }: Pick<Props, 'document'>) {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  if (rejection !== null) {
    return (
      <div className="rounded-field border-2 border-danger p-3 text-sm wrap-anywhere">
        <p className="font-medium text-danger">
          {t('documents.sentBack', { reason: t(`documents.reasons.${rejection}`) })}
        </p>
        {note !== '' && <p className="mt-1">{t('documents.note', { note })}</p>}
      </div>
    )
  }
  const at = state === 'VERIFIED' ? checkedAt : uploadedAt
  if (at === null) return null
  return (
    <p className="text-sm">
      {t(state === 'VERIFIED' ? 'documents.verifiedOn' : 'documents.uploadedOn', {
        date: formatDate(new Date(at), language, preferences),
      })}
    </p>
  )
}

/** Fetched while the person looks for the file. */
const preload = () =>
  void loadUpload().catch(() => {
    // Said when a file was chosen.
  })

/** The chosen file, and the code that shows and sends it. */
function useChosenFile() {
  const { t } = useTexts()
  const toast = useToast()
  const count = useRef(0)
  const [file, setFile] = useState<{ of: File; number: number } | null>(null)
  const [Upload, setUpload] = useState<ComponentType<DocumentUploadProps> | null>(null)
  const forget = () => setFile(null)
  const load = async () => {
    try {
      const loaded = await loadUpload()
      setUpload(() => loaded)
    } catch {
      forget()
      toast(t('screenParts.failed.text'), 'bad')
    }
  }
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [chosen] = target.files ?? []
    // Emptied, so that the same file can be chosen again.
    target.value = ''
    if (chosen === undefined) return
    count.current += 1
    setFile({ of: chosen, number: count.current })
    void load()
  }
  return { file, Upload, choose, forget }
}
