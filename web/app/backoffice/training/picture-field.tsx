import { Camera, ImageOff, Trash2, Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { pictureTypes } from '../../../../contract/rules/pictures.ts'
import { apiBase } from '../../../lib/api.ts'
import { useAct } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FileChoice } from './file-choice.tsx'
import { writeMoment } from './film-moment.ts'
import type { Film } from './use-film.ts'

type Props = {
  moduleId: string
  legend: string
  /** Described by what it is of: the poster, or a scene. */
  alt: string
  pictureId: string | null
  film: Film
  error: string | null
  onChange: (pictureId: string | null) => void
}

/** A picture that was uploaded, or taken from the film. It is sent as soon as it is chosen; saving the draft keeps it. */
export function PictureField({ moduleId, legend, alt, pictureId, film, error, onChange }: Props) {
  const { t } = useTexts()
  const id = useId()
  const [isNotReady, setNotReady] = useState(false)
  const upload = useAct('POST /admin/training/:id/pictures', {
    failed: t('trainingModules.picture.failed'),
    quiet: true,
    silent: true,
  })
  const send = async (file: Blob) => {
    setNotReady(false)
    const answer = await upload.run({ params: { id: moduleId }, file, document: {} })
    if (answer !== null) onChange(answer.data.pictureId)
  }
  const take = async () => {
    const picture = await film.grab()
    if (picture === null) setNotReady(true)
    else await send(picture)
  }
  const problem = isNotReady
    ? t('trainingModules.picture.notReady')
    : (upload.fields['file'] ?? upload.failure ?? error)
  return (
    <fieldset className="grid min-w-0 content-start gap-2">
      <legend className="font-semibold">{legend}</legend>
      {pictureId === null ? (
        <p className="mt-1 flex items-center gap-2 text-muted">
          <ImageOff aria-hidden="true" className="size-5 shrink-0" />
          {t('trainingModules.picture.none')}
        </p>
      ) : (
        <img
          src={`${apiBase}/admin/training/${moduleId}/pictures/${pictureId}`}
          alt={alt}
          className="mt-1 max-h-48 max-w-full rounded-field border border-line"
        />
      )}
      <div className="flex flex-wrap gap-2 in-disabled:hidden">
        <FileChoice
          label={t('trainingModules.picture.upload')}
          Icon={Upload}
          accept={pictureTypes.join(',')}
          busy={upload.busy}
          errorId={problem === null ? null : `${id}-error`}
          onChoose={(file) => void send(file)}
        />
        {film.moment !== null && (
          <Button size="small" kind="secondary" Icon={Camera} busy={upload.busy} onClick={() => void take()}>
            {t('trainingModules.picture.fromFilm', { time: writeMoment(film.moment) })}
          </Button>
        )}
        {pictureId !== null && (
          <Button size="small" kind="plain" Icon={Trash2} onClick={() => onChange(null)}>
            {t('trainingModules.picture.remove')}
          </Button>
        )}
      </div>
      <span aria-live="polite" className="sr-only">
        {upload.busy ? t('trainingModules.picture.sending') : null}
      </span>
      {problem !== null && (
        <p id={`${id}-error`} role="alert" className="font-medium text-danger">
          {problem}
        </p>
      )}
    </fieldset>
  )
}
