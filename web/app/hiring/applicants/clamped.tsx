import { useEffect, useId, useRef, useState } from 'react'
import { useTexts } from '../../../lib/texts.tsx'
import { Button } from '../../../ui/controls/button.tsx'

const clamps = { 2: 'line-clamp-2', 4: 'line-clamp-4' } as const

/** The first lines of a text, and the rest on request. An empty text shows nothing. */
export function Clamped(props: { heading: string; text: string; lines: keyof typeof clamps }) {
  const { heading, text, lines } = props
  const { t } = useTexts()
  const id = useId()
  const passage = useRef<HTMLParagraphElement>(null)
  const [whole, setWhole] = useState(false)
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    const element = passage.current
    if (element === null || whole) return undefined
    const observer = new ResizeObserver(() => setLong(element.scrollHeight > element.clientHeight))
    observer.observe(element)
    return () => observer.disconnect()
  }, [whole])
  if (text === '') return null
  return (
    <div>
      <h4 className="text-sm text-muted">{heading}</h4>
      <p
        ref={passage}
        id={id}
        className={`max-w-prose whitespace-pre-line wrap-anywhere ${whole ? '' : clamps[lines]}`}
      >
        {text}
      </p>
      {isLong && (
        <div className="-ms-3">
          <Button
            kind="plain"
            size="small"
            aria-expanded={whole}
            aria-controls={id}
            onClick={() => setWhole(!whole)}
          >
            {t(whole ? 'applicants.less' : 'applicants.more')}
          </Button>
        </div>
      )}
    </div>
  )
}
