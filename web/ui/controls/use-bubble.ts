import { useEffect, useLayoutEffect, useRef, useState } from 'react'

const margin = 8

/** A bubble that opens by pointing, keyboard or tap on what `frame` holds, and closes by leaving, Escape or a tap elsewhere. */
export function useBubble() {
  const frame = useRef<HTMLSpanElement>(null)
  const bubble = useRef<HTMLSpanElement>(null)
  const [open, setOpen] = useState(false)
  useOpening(frame, setOpen)
  useClosing(frame, open, setOpen)
  useLayoutEffect(() => {
    if (!open || frame.current === null || bubble.current === null) return undefined
    const place = placing(frame.current, bubble.current)
    const shown = bubble.current
    // In the top layer nothing cuts it off, not even a dialog; some phones do not have it yet.
    shown.showPopover?.()
    place()
    addEventListener('scroll', place, { capture: true, passive: true })
    addEventListener('resize', place)
    // Letters that come late, or grow, make it larger.
    const sizes = new ResizeObserver(place)
    sizes.observe(shown)
    return () => {
      sizes.disconnect()
      shown.hidePopover?.()
      removeEventListener('scroll', place, { capture: true })
      removeEventListener('resize', place)
    }
  }, [open])
  return { frame, bubble, open, show: () => setOpen(true) }
}

/** Below its button, or above where there is no room; never beyond the edge of the screen. */
const placing = (button: HTMLElement, bubble: HTMLElement) => () => {
  const { left, width, top, bottom } = button.getBoundingClientRect()
  const rightmost = document.documentElement.clientWidth - bubble.offsetWidth - margin
  const above = bottom + bubble.offsetHeight > innerHeight && top > bubble.offsetHeight
  bubble.style.left = `${Math.max(margin, Math.min(left + width / 2 - bubble.offsetWidth / 2, rightmost))}px`
  bubble.style.top = `${above ? top - bubble.offsetHeight : bottom}px`
}

function useOpening(frame: { current: HTMLElement | null }, setOpen: (open: boolean) => void) {
  useEffect(() => {
    const element = frame.current
    const listening = new AbortController()
    const { signal } = listening
    const byMouse = (open: boolean) => (event: PointerEvent) => {
      // A finger leaves as soon as it lifts, and what has the focus stays open.
      if (event.pointerType === 'mouse') setOpen(open || element?.contains(document.activeElement) === true)
    }
    element?.addEventListener('pointerenter', byMouse(true), { signal })
    element?.addEventListener('pointerleave', byMouse(false), { signal })
    element?.addEventListener('focusin', () => setOpen(true), { signal })
    element?.addEventListener('focusout', () => setOpen(false), { signal })
    return () => listening.abort()
  }, [frame, setOpen])
}

function useClosing(frame: { current: HTMLElement | null }, open: boolean, setOpen: (open: boolean) => void) {
  useEffect(() => {
    if (!open) return undefined
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      // The dialog around it stays.
      event.preventDefault()
      setOpen(false)
    }
    const onPointer = ({ target }: PointerEvent) => {
      if (target instanceof Node && frame.current?.contains(target) === false) setOpen(false)
    }
    document.addEventListener('keydown', onKey)
    document.addEventListener('pointerdown', onPointer)
    return () => {
      document.removeEventListener('keydown', onKey)
      document.removeEventListener('pointerdown', onPointer)
    }
  }, [frame, open, setOpen])
}
