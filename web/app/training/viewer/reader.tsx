import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Lesson } from '../../../../contract/training.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import type { Reports } from '../watching/use-reports.ts'
import { useReading } from './use-reading.ts'

type Props = { lesson: Lesson; reports: Reports; startAt: number; onEnded: () => void }

/** The same lesson in pictures and words, for a hundredth of the data; the video is not loaded. */
export function Reader({ lesson, reports, startAt, onEnded }: Props) {
  const { t } = useTexts()
  const { scenes } = lesson
  const [index, setIndex] = useState(() =>
    Math.max(
      0,
      scenes.findLastIndex(({ from }) => from <= startAt),
    ),
  )
  const words = useRef<HTMLParagraphElement>(null)
  const scene = scenes[index]
  const seconds = useReading(lesson, reports, scene?.from ?? 0)
  const isLast = index >= scenes.length - 1
  const isDone = isLast && lesson.seen
  useEffect(() => {
    if (isDone) onEnded()
  }, [isDone, onEnded])
  const show = (next: number) => {
    setIndex(next)
    words.current?.focus()
  }
  if (scene === undefined) return null
  return (
    <div className="grid gap-3">
      <div className="card overflow-hidden p-0">
        {scene.pictureLink !== null && (
          // What it shows is said in the words below.
          <img
            key={scene.pictureLink}
            src={scene.pictureLink}
            alt=""
            width={640}
            height={360}
            loading="lazy"
            className="aspect-video h-auto w-full bg-sunken object-cover"
          />
        )}
        <div className="grid gap-2 p-4">
          <p className="text-sm text-muted tabular-nums">
            {t('training.reader.progress', { number: index + 1, all: scenes.length })}
          </p>
          <p ref={words} tabIndex={-1} className="text-lg wrap-anywhere">
            {scene.text}
          </p>
        </div>
      </div>
      <progress
        aria-label={t('training.reader.progressLabel')}
        max={scenes.length}
        value={index + 1}
        className="progress"
      />
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          kind="secondary"
          size="small"
          Icon={ArrowLeft}
          disabled={index === 0}
          onClick={() => show(index - 1)}
        >
          {t('training.reader.back')}
        </Button>
        <Button
          kind="secondary"
          size="small"
          Icon={ArrowRight}
          disabled={isLast}
          onClick={() => show(index + 1)}
        >
          {t('training.reader.next')}
        </Button>
      </div>
      {isLast && !lesson.seen && lesson.status !== 'completed' && <Countdown seconds={seconds} />}
    </div>
  )
}

/** Said every ten seconds to those who do not see it run. */
const saidEvery = 10

function Countdown({ seconds }: { seconds: number }) {
  const { t } = useTexts()
  const said = Math.ceil(seconds / saidEvery) * saidEvery
  return (
    <>
      <p aria-hidden="true" className="rounded-card bg-accent-soft p-4 text-on-accent-soft tabular-nums">
        {seconds === 0 ? t('training.saving') : t('training.reader.left', { count: seconds })}
      </p>
      <p aria-live="polite" className="sr-only">
        {seconds === 0 ? t('training.saving') : t('training.reader.left', { count: said })}
      </p>
    </>
  )
}
