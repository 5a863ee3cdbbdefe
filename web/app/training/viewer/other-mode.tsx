import { BookImage, Film } from 'lucide-react'
import { formatNumber } from '../../../../contract/rules/formats.ts'
import type { Lesson } from '../../../../contract/training.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { megabytes } from '../film-time.ts'

export type Mode = 'film' | 'pictures'

/** What the film costs, and the way that costs hardly any data; or back to the film. */
export function OtherMode(props: { lesson: Lesson; mode: Mode; onMode: (mode: Mode) => void }) {
  const { t, language } = useTexts()
  const { lesson, mode, onMode } = props
  const size = formatNumber(megabytes(lesson.filmBytes), language, 1)
  if (lesson.scenes.length === 0) return null
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="min-w-0 text-sm text-muted">{t('training.data.film', { size })}</p>
      {mode === 'film' ? (
        <Button kind="secondary" size="small" Icon={BookImage} onClick={() => onMode('pictures')}>
          {t('training.data.read')}
        </Button>
      ) : (
        <Button kind="secondary" size="small" Icon={Film} onClick={() => onMode('film')}>
          {t('training.data.watch')}
        </Button>
      )}
    </div>
  )
}
