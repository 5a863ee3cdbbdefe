import { Upload } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import { filmType, largestFilm } from '../../../../contract/rules/training.ts'
import type { EditedModule } from '../../../../contract/training-modules.ts'
import { apiBase } from '../../../lib/api.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { UploadProgress } from '../../../shared/documents/upload-progress.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { FileChoice } from './file-choice.tsx'
import { writeMoment } from './film-moment.ts'
import { Part } from './part.tsx'
import { useFilmUpload } from './use-film-upload.ts'
import type { Film } from './use-film.ts'

const megabyte = 1024 * 1024

/** The film of the draft: to look at, and to replace. */
export function FilmPart({ module, film }: { module: EditedModule; film: Film }) {
  const { t } = useTexts()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const { sending, send, cancel } = useFilmUpload(module.id)
  const isRunning = sending.is === 'running'
  const problem = sending.is === 'failed' ? sending.reason : null
  useEffect(() => {
    if (problem !== null) input.current?.focus()
  }, [problem])
  return (
    <Part id="film" heading={t('trainingModules.film.heading')}>
      {module.film === null ? (
        <p className="text-muted">{t('trainingModules.film.none')}</p>
      ) : (
        <>
          <Player key={`${module.version} ${module.film.bytes}`} module={module} film={film} />
          <p className="tabular-nums">
            {t('trainingModules.film.facts', {
              length: writeMoment(module.film.milliseconds),
              size: Math.max(0.1, module.film.bytes / megabyte).toFixed(1),
            })}
          </p>
        </>
      )}
      <div className="grid gap-2 in-disabled:hidden">
        <p className="text-sm text-muted">
          {t('trainingModules.film.hint', { limit: largestFilm.megabytes })}
        </p>
        {isRunning && <UploadProgress share={sending.share} />}
        <div className="flex flex-wrap gap-2">
          <FileChoice
            input={input}
            label={t(module.film === null ? 'trainingModules.film.choose' : 'trainingModules.film.replace')}
            Icon={Upload}
            accept={filmType}
            busy={isRunning}
            errorId={problem === null ? null : `${id}-error`}
            onChoose={send}
          />
          {isRunning && (
            <Button kind="plain" size="small" onClick={cancel}>
              {t('screenParts.cancel')}
            </Button>
          )}
        </div>
        {problem !== null && (
          <p id={`${id}-error`} className="font-medium text-danger">
            {problem}
          </p>
        )}
      </div>
    </Part>
  )
}

function Player({ module: { id, version }, film: { attach, onMove } }: { module: EditedModule; film: Film }) {
  const { t, language } = useTexts()
  const files = `${apiBase}/training/modules/${id}`
  return (
    <video
      ref={attach}
      controls
      playsInline
      // Its first picture is needed before anybody plays it.
      preload="auto"
      aria-label={t('trainingModules.film.preview')}
      src={`${files}/film?version=${version}`}
      onTimeUpdate={onMove}
      onSeeked={onMove}
      className="aspect-video w-full rounded-field bg-ink"
    >
      <track kind="captions" srcLang={language} src={`${files}/captions/${language}?version=${version}`} />
      {t('trainingModules.film.cannotPlay')}
    </video>
  )
}
