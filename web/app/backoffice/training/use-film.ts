import { useCallback, useRef, useState } from 'react'

/** Pictures of lessons are no wider. */
const mostWidth = 640

/** The film as it is looked at: where it is, and the picture that it shows. */
export type Film = {
  /** The ref of the element that plays it. */
  attach: (element: HTMLVideoElement | null) => void
  /** Null where there is no film. */
  moment: number | null
  /** Called when it plays or is moved. */
  onMove: () => void
  /** Null before anything of it has been loaded. */
  grab: () => Promise<Blob | null>
}

export function useFilm(isThere: boolean): Film {
  const video = useRef<HTMLVideoElement | null>(null)
  const attach = useCallback((element: HTMLVideoElement | null) => {
    video.current = element
  }, [])
  const [moment, setMoment] = useState(0)
  return {
    attach,
    moment: isThere ? moment : null,
    onMove: () => setMoment((video.current?.currentTime ?? 0) * 1_000),
    grab: async () => (video.current === null ? null : drawFrame(video.current)),
  }
}

async function drawFrame(video: HTMLVideoElement): Promise<Blob | null> {
  if (video.readyState < HTMLMediaElement.HAVE_CURRENT_DATA || video.videoWidth === 0) return null
  const canvas = document.createElement('canvas')
  canvas.width = Math.min(mostWidth, video.videoWidth)
  canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth)
  canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', 0.9))
}
