import { useEffect, useState, type RefObject } from 'react'

/** With our own buttons where the browser can; a telephone of Apple shows the film alone. */
export function toggleFullscreen(frame: HTMLElement | null, video: HTMLVideoElement | null): void {
  if (document.fullscreenElement != null) {
    void document.exitFullscreen()
  } else if (frame !== null && 'requestFullscreen' in frame) {
    frame.requestFullscreen().catch(() => {})
  } else if (video !== null) {
    const enter: unknown = Reflect.get(video, 'webkitEnterFullscreen')
    if (typeof enter === 'function') Reflect.apply(enter, video, [])
  }
}

export function useIsFullscreen(frameRef: RefObject<HTMLElement | null>): boolean {
  const [is, set] = useState(false)
  useEffect(() => {
    const look = () =>
      set(document.fullscreenElement !== null && document.fullscreenElement === frameRef.current)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [frameRef])
  return is
}
