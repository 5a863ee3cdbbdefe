import { useId, useSyncExternalStore } from 'react'
import { connection } from '../../lib/connection.ts'
import { useTexts } from '../../lib/texts.tsx'

/** How much of a file has arrived, from 0 to 1. */
export function UploadProgress({ share }: { share: number }) {
  const { t } = useTexts()
  const id = useId()
  const isLost = useSyncExternalStore(connection.subscribe, connection.isLost)
  const percent = Math.floor(share * 100)
  const state = isLost ? 'waiting' : percent < 100 ? 'sending' : 'checking'
  return (
    <div>
      <p id={id} className="flex justify-between gap-3">
        {/* Announced when it changes; the figure would be announced all the time. */}
        <span aria-live="polite" className="min-w-0 font-semibold">
          {t(`documents.progress.${state}`)}
        </span>
        <span className="shrink-0 tabular-nums">{t('documents.progress.percent', { percent })}</span>
      </p>
      <progress aria-labelledby={id} max={100} value={percent} className="progress" />
    </div>
  )
}
