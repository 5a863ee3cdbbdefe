import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react'
import { connection } from '../../../../lib/connection.ts'

/** A film that has waited so long is asked for again. */
const stalledMilliseconds = 10_000
const longestDelay = 30_000

type Trouble = 'waiting' | 'failed' | null

const loadedTo = (video: HTMLVideoElement | null): number =>
  video === null || video.buffered.length === 0 ? 0 : video.buffered.end(video.buffered.length - 1)

/** A film whose connection was cut is asked for again from where it stopped. */
export function useRecovery(videoRef: RefObject<HTMLVideoElement | null>) {
  const [trouble, setTrouble] = useState<Trouble>(null)
  const [attempt, setAttempt] = useState(0)
  const stoppedAt = useRef(0)
  const loadedThen = useRef(0)

  const note = (now: Trouble) => {
    stoppedAt.current = videoRef.current?.currentTime ?? stoppedAt.current
    setTrouble(now)
  }
  const retry = () => {
    const element = videoRef.current
    if (element === null) return
    setAttempt(attempt + 1)
    element.load()
    element.currentTime = stoppedAt.current
    element.play().catch(() => {})
  }
  /** What still arrives, however slowly, is not asked for anew. */
  const again = useEffectEvent((isBack: boolean) => {
    const loaded = loadedTo(videoRef.current)
    const isArriving = trouble === 'waiting' && loaded > loadedThen.current
    loadedThen.current = loaded
    if (isArriving && !isBack) setAttempt(attempt + 1)
    else retry()
  })
  useEffect(() => {
    if (trouble === null) return undefined
    const first = trouble === 'failed' ? 1_000 : stalledMilliseconds
    const timer = setTimeout(() => again(false), Math.min(first * 2 ** attempt, longestDelay))
    const onBack = () => {
      if (!connection.isLost()) again(true)
    }
    const stop = connection.subscribe(onBack)
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [trouble, attempt])
  return {
    trouble,
    retry,
    onPlaying: () => {
      setTrouble(null)
      setAttempt(0)
    },
    onWaiting: () => note('waiting'),
    onError: () => note('failed'),
  }
}
