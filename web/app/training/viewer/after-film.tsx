import { useEffect, useRef } from 'react'
import type { Lesson } from '../../../../contract/training.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { idlePart, useIdlePart } from '../../../lib/use-idle-part.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { filmTime } from '../film-time.ts'
import { missingPart } from '../watching/missing-part.ts'

const questions = idlePart(() => import('./questions.tsx'))

type Props = {
  lesson: Lesson
  /** The film or the pictures have come to their end. */
  hasEnded: boolean
  /** What was seen is not counted yet. */
  isWaiting: boolean
  /** Plays from there. */
  onPlayFrom: (from: number) => void
}

/** Enough was seen to its end, and every question is answered. */
export const isReady = ({ lesson, hasEnded }: Pick<Props, 'lesson' | 'hasEnded'>): boolean =>
  hasEnded && lesson.seen && lesson.questions.every(({ answered }) => answered)

/** What a lesson still asks for before it is done. */
export function AfterFilm({ lesson, hasEnded, isWaiting, onPlayFrom }: Props) {
  const { t } = useTexts()
  if (!hasEnded) return <p className="text-muted">{t('training.untilEnd')}</p>
  if (lesson.seen) return isReady({ lesson, hasEnded }) ? <Ready /> : <QuestionsPart lesson={lesson} />
  if (isWaiting) return <p aria-live="polite">{t('training.saving')}</p>
  return <Skipped lesson={lesson} onPlayFrom={onPlayFrom} />
}

/** Fetched when the film has ended: until then nobody pays for it. */
function QuestionsPart({ lesson }: Pick<Props, 'lesson'>) {
  const part = useIdlePart(questions)
  return <Loaded of={part}>{({ Part }) => <Part lesson={lesson} />}</Loaded>
}

const Ready = () => {
  const { t } = useTexts()
  return (
    <p aria-live="polite" className="rounded-card bg-primary-soft p-4 font-semibold">
      {t('training.ready')}
    </p>
  )
}

function Skipped({ lesson, onPlayFrom }: Pick<Props, 'lesson' | 'onPlayFrom'>) {
  const { t } = useTexts()
  const words = useRef<HTMLParagraphElement>(null)
  const part = missingPart(lesson.covered, lesson.filmMilliseconds)
  useEffect(() => words.current?.focus({ preventScroll: true }), [])
  if (part === null) return null
  return (
    <div className="grid justify-items-start gap-3 rounded-card bg-accent-soft p-4 text-on-accent-soft">
      <p ref={words} tabIndex={-1}>
        {t('training.skipped.text', { from: filmTime(part.from), to: filmTime(part.to) })}
      </p>
      <Button size="small" onClick={() => onPlayFrom(part.from)}>
        {t('training.skipped.watch')}
      </Button>
    </div>
  )
}
