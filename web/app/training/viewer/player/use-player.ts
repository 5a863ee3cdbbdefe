import { useEffect, useEffectEvent, useState, type RefObject } from 'react'
import { reportSeconds } from '../../../../../contract/rules/training.ts'
import type { Lesson } from '../../../../../contract/training.ts'
import type { Reports } from '../../watching/use-reports.ts'
import { followFilm } from '../../watching/watched-part.ts'
import { shortcutOf, type Shortcut } from './shortcut.ts'
import { toggleFullscreen, useIsFullscreen } from './use-fullscreen.ts'
import { useRecovery } from './use-recovery.ts'

const seekMilliseconds = 5_000

export type PlayerRefs = {
  readonly videoRef: RefObject<HTMLVideoElement | null>
  readonly frameRef: RefObject<HTMLElement | null>
}

type Settings = PlayerRefs & {
  lesson: Lesson
  reports: Reports
  /** Where the first play begins. */
  startAt: number
  onEnded: () => void
}

export type Player = ReturnType<typeof usePlayer>

/** A film that plays, what can be done with it, and what was seen of it, which it reports. */
export function usePlayer({ videoRef, frameRef, lesson, reports, startAt, onEnded }: Settings) {
  const [hasBegun, setBegun] = useState(false)
  const [isPlaying, setPlaying] = useState(false)
  const [isMuted, setMuted] = useState(false)
  const [hasCaptions, setCaptions] = useState(true)
  const [time, setTime] = useState(0)
  const [film] = useState(() => followFilm(reportSeconds * 1000, reports.add))
  const recovery = useRecovery(videoRef)
  const length = lesson.filmMilliseconds
  const shown = hasBegun ? time : startAt

  /** What plays at this moment was seen. */
  const see = (video: HTMLVideoElement): number => {
    const now = video.currentTime * 1000
    if (!video.seeking && hasBegun) film.playsAt(now)
    return now
  }
  const seek = (to: number) => {
    const at = Math.min(Math.max(0, to), length)
    if (videoRef.current !== null) videoRef.current.currentTime = at / 1000
    setBegun(true)
    setTime(at)
  }
  const playFrom = (from: number) => {
    seek(from)
    // Refused where the browser wants another touch: the button is still there.
    videoRef.current?.play().catch(() => {})
  }
  const play = () => {
    const video = videoRef.current
    if (video === null) return
    if (hasBegun) video.play().catch(() => {})
    else playFrom(startAt)
  }
  const acts: { readonly [Act in Shortcut]: () => void } = {
    play: () => (videoRef.current?.paused === false ? videoRef.current.pause() : play()),
    back: () => seek(shown - seekMilliseconds),
    forward: () => seek(shown + seekMilliseconds),
    mute: () => {
      if (videoRef.current !== null) videoRef.current.muted = !isMuted
    },
    fullscreen: () => toggleFullscreen(frameRef.current, videoRef.current),
    captions: () => setCaptions(!hasCaptions),
  }
  useKeys(frameRef, acts)
  useLeaving(() => {
    const video = videoRef.current
    if (video === null || video.paused) return
    const now = see(video)
    film.close(now)
    film.playsAt(now)
  })
  // What was seen until the screen is left counts.
  useEffect(() => () => film.stop(), [film])

  return {
    acts,
    hasBegun,
    isPlaying,
    isMuted,
    hasCaptions,
    isFullscreen: useIsFullscreen(frameRef),
    time: shown,
    length,
    trouble: recovery.trouble,
    retry: recovery.retry,
    seek,
    playFrom,
    play,
    events: {
      onPlaying: () => {
        const at = (videoRef.current?.currentTime ?? 0) * 1000
        reports.begin(at)
        film.playsAt(at)
        setPlaying(true)
        recovery.onPlaying()
      },
      onTimeUpdate: () => {
        const video = videoRef.current
        if (video === null || video.readyState === 0) return
        setTime(video.paused ? video.currentTime * 1000 : see(video))
      },
      onPause: () => {
        setPlaying(false)
        if (videoRef.current !== null) film.close(see(videoRef.current))
      },
      onSeeking: () => film.close((videoRef.current?.currentTime ?? 0) * 1000),
      onEnded: () => {
        setPlaying(false)
        onEnded()
      },
      onVolumeChange: () => setMuted(videoRef.current?.muted ?? false),
      onWaiting: recovery.onWaiting,
      onError: recovery.onError,
    },
  }
}

/** For every element of the player. */
function useKeys(frameRef: PlayerRefs['frameRef'], acts: { readonly [Act in Shortcut]: () => void }): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const shortcut = shortcutOf(event, event.target instanceof HTMLButtonElement)
    if (shortcut === null) return
    event.preventDefault()
    acts[shortcut]()
  })
  useEffect(() => {
    const frame = frameRef.current
    frame?.addEventListener('keydown', press)
    return () => frame?.removeEventListener('keydown', press)
  }, [frameRef])
}

/** The page may be closed while nobody looks at it, without another word. */
function useLeaving(act: () => void): void {
  const leave = useEffectEvent(act)
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
}
