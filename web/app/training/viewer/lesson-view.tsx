import { useCallback, useRef, useState, type ReactNode } from 'react'
import type { Lesson } from '../../../../contract/training.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { filmTime } from '../film-time.ts'
import { useReports, type Reports } from '../watching/use-reports.ts'
import { AfterFilm, isReady } from './after-film.tsx'
import { OtherMode, type Mode } from './other-mode.tsx'
import { PlayerFrame } from './player/player-frame.tsx'
import { usePlayer, type Player } from './player/use-player.ts'
import { Reader } from './reader.tsx'

/** Who stopped within the last moments of a film has come to its end. */
const endMilliseconds = 1_500
/** Who stopped within the first has hardly begun. */
const startMilliseconds = 1_000

type Props = {
  lesson: Lesson
  mode: Mode
  onMode: (mode: Mode) => void
  /** The way on, given whether the lesson is done. */
  children: (isDone: boolean) => ReactNode
}

/** One lesson as a film or in pictures, what it asks for afterwards, and the way on. */
export function LessonView({ lesson, mode, onMode, children }: Props) {
  const reports = useReports(lesson)
  const { position, filmMilliseconds, seen, status } = lesson
  const isCompleted = status === 'completed'
  const isAtEnd = position >= filmMilliseconds - endMilliseconds
  const [hasEnded, setEnded] = useState(isAtEnd && seen)
  const end = useCallback(() => setEnded(true), [])
  const shared = {
    lesson,
    reports,
    hasEnded: hasEnded && !isCompleted,
    onEnded: end,
    startAt: isCompleted || isAtEnd || position < startMilliseconds ? 0 : position,
    other: <OtherMode lesson={lesson} mode={mode} onMode={onMode} />,
  }
  return (
    <div className="grid content-start gap-4">
      {mode === 'film' ? <FilmLesson {...shared} /> : <PictureLesson {...shared} />}
      {children(isReady({ lesson, hasEnded }))}
    </div>
  )
}

type PartProps = {
  lesson: Lesson
  reports: Reports
  hasEnded: boolean
  onEnded: () => void
  startAt: number
  other: ReactNode
}

function FilmLesson({ lesson, reports, hasEnded, onEnded, startAt, other }: PartProps) {
  const videoRef = useRef<HTMLVideoElement>(null)
  const frameRef = useRef<HTMLElement>(null)
  const player = usePlayer({ videoRef, frameRef, lesson, reports, startAt, onEnded })
  return (
    <>
      {startAt > 0 && !player.hasBegun && <Resume at={startAt} player={player} />}
      <PlayerFrame lesson={lesson} player={player} videoRef={videoRef} frameRef={frameRef} />
      {other}
      {lesson.status !== 'completed' && (
        <AfterFilm
          lesson={lesson}
          hasEnded={hasEnded}
          isWaiting={reports.isWaiting}
          onPlayFrom={player.playFrom}
        />
      )}
    </>
  )
}

function PictureLesson({ lesson, reports, hasEnded, onEnded, startAt, other }: PartProps) {
  return (
    <>
      <Reader lesson={lesson} reports={reports} startAt={startAt} onEnded={onEnded} />
      {other}
      {hasEnded && <AfterFilm lesson={lesson} hasEnded isWaiting={false} onPlayFrom={() => {}} />}
    </>
  )
}

function Resume({ at, player }: { at: number; player: Player }) {
  const { t } = useTexts()
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-card bg-teal-soft p-3">
      <p className="min-w-0 grow">{t('training.resume.stopped', { time: filmTime(at) })}</p>
      <div className="flex flex-wrap gap-2">
        <Button size="small" onClick={player.play}>
          {t('training.resume.continue')}
        </Button>
        <Button kind="secondary" size="small" onClick={() => player.playFrom(0)}>
          {t('training.resume.beginning')}
        </Button>
      </div>
    </div>
  )
}
