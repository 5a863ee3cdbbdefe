import { Pause, Play } from 'lucide-react'
import { useCallback, useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react'
import { useReducedMotion } from '../lib/motion.ts'

type Words = {
  /** What the whole is about, and what it and its parts are called. */
  label: string
  role: string
  slideRole: string
  pause: string
  play: string
  choose: string
}
type Slide = { id: string; position: string; show: string; content: ReactNode }

const rotationMilliseconds = 5_000

/**
 * Slides in a row that a finger pushes and anchors reach, before and without script. Once live they change by
 * themselves, but never under a pointer or the focus, in a hidden tab, or for those who prefer less motion.
 */
export function Carousel({ words, slides }: { words: Words; slides: readonly Slide[] }) {
  const frame = useRef<HTMLElement>(null)
  const track = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)
  const [wanted, setWanted] = useState(true)
  const held = useHeld(frame)
  const hidden = useHiddenTab()
  const calm = useReducedMotion()
  const playing = wanted && !held && !hidden && !calm

  const show = useCallback(
    (index: number) => {
      setCurrent(index)
      const left = (track.current?.clientWidth ?? 0) * index
      track.current?.scrollTo({ left, behavior: calm ? 'instant' : 'smooth' })
    },
    [calm],
  )
  useEffect(() => {
    if (!playing) return undefined
    const timer = setTimeout(() => show((current + 1) % slides.length), rotationMilliseconds)
    return () => clearTimeout(timer)
  }, [playing, current, slides.length, show])
  useSettledScroll(track, setCurrent)

  const choose = (event: MouseEvent, index: number) => {
    event.preventDefault()
    show(index)
  }
  return (
    <section ref={frame} aria-label={words.label} aria-roledescription={words.role}>
      <div ref={track} aria-live={playing ? 'off' : 'polite'} className="carousel-track">
        {slides.map(({ id, position, content }) => (
          // A fieldset belongs to a form; what is read as one card is a group.
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
          <div key={id} id={id} role="group" aria-roledescription={words.slideRole} aria-label={position}>
            {content}
          </div>
        ))}
      </div>
      {/* As wide as what comes, so that nothing moves while it is still arriving. */}
      <div className="mx-auto mt-2 flex w-[176px] items-center">
        <ul aria-label={words.choose} className="flex">
          {slides.map((slide, index) => (
            <li key={slide.id}>
              <a
                href={`#${slide.id}`}
                aria-label={slide.show}
                aria-current={index === current ? 'true' : undefined}
                onClick={(event) => choose(event, index)}
                className="group flex size-[44px] items-center justify-center"
              >
                <span className="size-3 rounded-full border-2 border-primary transition-all group-aria-[current]:w-7 group-aria-[current]:bg-primary" />
              </a>
            </li>
          ))}
        </ul>
        <button
          type="button"
          onClick={() => setWanted(!wanted)}
          className="live-only flex size-[44px] cursor-pointer items-center justify-center rounded-full text-primary hover:bg-primary-soft motion-reduce:hidden"
        >
          <span className="sr-only">{wanted ? words.pause : words.play}</span>
          {wanted ? (
            <Pause aria-hidden="true" className="size-5" />
          ) : (
            <Play aria-hidden="true" className="size-5" />
          )}
        </button>
      </div>
    </section>
  )
}

/** Whether a pointer or the focus rests on it. */
function useHeld(frame: { current: HTMLElement | null }): boolean {
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  useEffect(() => {
    const element = frame.current
    if (element === null) return undefined
    const listening = new AbortController()
    const { signal } = listening
    element.addEventListener('pointerenter', () => setPointed(true), { signal })
    element.addEventListener('pointerleave', () => setPointed(false), { signal })
    element.addEventListener('focusin', () => setFocused(true), { signal })
    element.addEventListener('focusout', () => setFocused(false), { signal })
    return () => listening.abort()
  }, [frame])
  return pointed || focused
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(false)
  useEffect(() => {
    const update = () => setHidden(document.hidden)
    update()
    document.addEventListener('visibilitychange', update)
    return () => document.removeEventListener('visibilitychange', update)
  }, [])
  return hidden
}

/** Finds which slide a finger or the tabulator has brought in, once the row rests. */
function useSettledScroll(track: { current: HTMLElement | null }, onSettled: (index: number) => void) {
  useEffect(() => {
    const row = track.current
    let timer = 0
    const onScroll = () => {
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        if (row !== null && row.clientWidth > 0) onSettled(Math.round(row.scrollLeft / row.clientWidth))
      }, 150)
    }
    row?.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(timer)
      row?.removeEventListener('scroll', onScroll)
    }
  }, [track, onSettled])
}
