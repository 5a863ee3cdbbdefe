import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { reportSeconds } from '../../../../../contract/rules/training.ts'
import type { Lesson } from '../../../../../contract/training.ts'
import type { Reports } from '../../watching/use-reports.ts'
import { followFilm } from '../../watching/watched-part.ts'
import type { Shortcut } from './shortcut.ts'
import { toggleFullscreen, useIsFullscreen } from './use-fullscreen.ts'
import { useRecovery } from './use-recovery.ts'

const seekMilliseconds = 5_000

export type Player = ReturnType<typeof usePlayer>

/** A film that plays, what can be done with it, and what was seen of it, which it reports. */
export function usePlayer(lesson: Lesson, reports: Reports, resumeAt: number, onEnded: () => void) {
  const video = useRef<HTMLVideoElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const [hasBegun, setBegun] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const [isMuted, setMuted] = useState(false)
  const [hasCaptions, setCaptions] = useState(true)
  const [time, setTime] = useState(0)
  const [film] = useState(() => followFilm(reportSeconds * 1000, reports.add))
  const recovery = useRecovery(video)
  const length = lesson.filmMilliseconds

  /** What plays at this moment was seen. */
  const see = (element: HTMLVideoElement) => {
    const now = element.currentTime * 1000
    if (!element.seeking && hasBegun) film.playsAt(now)
    return now
  }
  const play = () => {
    const element = video.current
    if (element === null) return
    if (!hasBegun) {
      if (resumeAt > 0) element.currentTime = resumeAt / 1000
      setBegun(true)
    }
    // Refused where the browser wants another touch: the button is still there.
    element.play().catch(() => {})
  }
  const seek = (to: number) => {
    const element = video.current
    if (element === null) return
    setBegun(true)
    const at = Math.min(Math.max(0, to), length)
    element.currentTime = at / 1000
    setTime(at)
  }
  const toggle = () => (video.current?.paused === false ? video.current.pause() : play())
  const toggleMuted = () => {
    if (video.current !== null) video.current.muted = !isMuted
  }
  const shown = hasBegun ? time : resumeAt
  const acts: { readonly [Act in Shortcut]: () => void } = {
    play: toggle,
    back: () => seek(shown - seekMilliseconds),
    forward: () => seek(shown + seekMilliseconds),
    mute: toggleMuted,
    fullscreen: () => toggleFullscreen(frame.current, video.current),
    captions: () => setCaptions(!hasCaptions),
  }

  const leave = useEffectEvent(() => {
    const element = video.current
    if (element === null || element.paused) return
    const now = see(element)
    film.close(now)
    film.playsAt(now)
  })
  useEffect(() => {
    const onHidden = () => {
      if (document.visibilityState === 'hidden') leave()
    }
    document.addEventListener('visibilitychange', onHidden)
    addEventListener('pagehide', leave)
    return () => {
      document.removeEventListener('visibilitychange', onHidden)
      removeEventListener('pagehide', leave)
    }
  }, [])
  // What was seen until the screen is left counts.
  useEffect(() => () => film.close(video.current === null ? 0 : video.current.currentTime * 1000), [film])

  return {
    video,
    frame,
    acts,
    hasBegun,
    isPlaying,
    isMuted,
    hasCaptions,
    isFullscreen: useIsFullscreen(frame),
    time: shown,
    length,
    trouble: recovery.trouble,
    retry: recovery.retry,
    seek,
    playFrom: (from: number) => {
      seek(from)
      video.current?.play().catch(() => {})
    },
    play,
    events: {
      onPlaying: () => {
        const at = (video.current?.currentTime ?? 0) * 1000
        reports.begin(at)
        film.playsAt(at)
        setPlaying(true)
        recovery.onPlaying()
      },
      onTimeUpdate: () => {
        const element = video.current
        if (element === null || element.readyState === 0) return
        setTime(element.paused ? element.currentTime * 1000 : see(element))
      },
      onPause: () => {
        setPlaying(false)
        if (video.current !== null) film.close(see(video.current))
      },
      onSeeking: () => film.close((video.current?.currentTime ?? 0) * 1000),
      onEnded: () => {
        setPlaying(false)
        onEnded()
      },
      onVolumeChange: () => setMuted(video.current?.muted ?? false),
      onWaiting: recovery.onWaiting,
      onError: recovery.onError,
    },
  }
}
