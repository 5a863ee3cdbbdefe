import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type KeyboardEvent,
} from 'react'
import { fold } from '../../../contract/rules/fold.ts'
import { useLive } from '../../lib/live.ts'
import { useTexts } from '../../lib/texts.tsx'

export type Choice = { id: string; label: string }
/** The state of the list behind `suggest`, where that is fetched. */
export type ListState = 'unasked' | 'loading' | 'ready' | 'failed'

type Settings = {
  text: string
  /** What the list shows; asked for only while it is open, as a search among hundreds takes its time. */
  suggest: () => readonly Choice[]
  listState: ListState
  /** Of several the list stays open for the next, and the text only searches, so its first match is at hand. */
  several: boolean
  /** Any text may be looked for: Enter sends the form with what is typed, and no match is nothing to say. */
  isFree?: boolean
  hideAfterMilliseconds: number
  onText: (text: string) => void
  /** Whenever the list would be of use: the time to fetch it. */
  onNeeded: (() => void) | undefined
  onChoose: (choice: Choice) => void
}
export type Combobox = ReturnType<typeof useCombobox>

/** Long enough not to speak into the typing. */
const quietMilliseconds = 500

const none: readonly Choice[] = []

const emptyKeys = { unasked: 'loading', loading: 'loading', failed: 'failed', ready: 'noMatch' } as const

/** The "editable combobox with list autocomplete" of the ARIA Authoring Practices: focus stays in the text. */
export function useCombobox(settings: Settings) {
  const { text, suggest, listState, several, isFree = false, hideAfterMilliseconds } = settings
  const { onText, onNeeded, onChoose } = settings
  const { t } = useTexts()
  const live = useLive()
  const listId = useId()
  const element = useRef<HTMLUListElement>(null)
  const place = useRef<Element>(null)
  const startHiding = useDelay()
  const startSaying = useDelay()
  const [open, setOpen] = useState(false)
  const [activeId, setActiveId] = useState<string | null>(null)
  const [typing, setTyping] = useState(false)
  const [deed, say] = useState('')

  const choices = open ? suggest() : none
  const found = choices.findIndex(({ id }) => id === activeId)
  const active = !open ? -1 : found === -1 && several && text !== '' && choices.length > 0 ? 0 : found
  const expanded = open && choices.length > 0
  const unfound = !isFree && open && choices.length === 0 && (listState !== 'ready' || text.trim() !== '')
  const emptyWords = t(`controls.choice.${emptyKeys[listState]}`)
  const count = choices.length
  const state = expanded ? t('controls.choice.suggestions', { count }) : unfound ? emptyWords : ''

  const close = () => {
    setOpen(false)
    setActiveId(null)
    say('')
  }
  const leave = () => {
    close()
    // A search left behind would look like an answer.
    if (several) onText('')
  }
  const isPressed = usePressOutside(place, open, () => startHiding(leave, hideAfterMilliseconds))
  const choose = (choice: Choice) => {
    setActiveId(text === '' ? choice.id : null)
    if (several) say('')
    else close()
    onChoose(choice)
  }
  /** Without a step to any: the one that the text can only mean, or none, and the text stays. */
  const takeMeant = () => {
    const typed = fold(text)
    const meant = choices.find(({ label }) => fold(label) === typed) ?? (count === 1 ? choices[0] : undefined)
    if (meant === undefined || several) close()
    else choose(meant)
  }
  const move = (step: 1 | -1) => {
    const among = open ? choices : suggest()
    // What is only proposed is not yet chosen: the first step down leads to it, as where nothing is.
    const from = found === -1 && step === -1 ? 0 : found
    setActiveId(among[(from + step + among.length) % among.length]?.id ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // What an input method is still composing is its own: Enter ends the word there.
    if (event.nativeEvent.isComposing) return
    const choice = expanded ? choices[active] : undefined
    switch (event.key) {
      case 'ArrowDown':
      case 'ArrowUp':
        event.preventDefault()
        if (!open) say('')
        setOpen(!event.altKey || event.key === 'ArrowDown')
        if (!event.altKey) move(event.key === 'ArrowDown' ? 1 : -1)
        break
      case 'Enter':
        // An open list is what Enter is for, and a search that found nothing is not what the form is to be sent with.
        if (isFree ? choice !== undefined : expanded || (several && text !== '')) event.preventDefault()
        if (choice !== undefined) choose(choice)
        else if (isFree) close()
        else if (expanded) takeMeant()
        break
      case 'Escape':
        if (!expanded && !unfound && text === '') return
        // What is around it, a dialog for example, stays open.
        event.preventDefault()
        event.stopPropagation()
        if (!expanded && !unfound) onText('')
        close()
        break
      case 'Tab':
        if (choice !== undefined && !several && !isFree) choose(choice)
        break
      default:
    }
  }

  const optionId = (index: number) => `${listId}-${index}`
  // Before script there is nothing to open, and it is a plain field.
  const roles = live && {
    role: 'combobox',
    'aria-autocomplete': 'list' as const,
    'aria-controls': expanded ? listId : undefined,
    'aria-expanded': expanded,
    'aria-activedescendant': active === -1 ? undefined : optionId(active),
  }
  const input = {
    ...roles,
    type: 'text',
    value: text,
    autoComplete: 'off',
    autoCapitalize: 'off',
    spellCheck: false,
    onKeyDown,
    onChange: (event: { target: { value: string } }) => {
      setOpen(several || event.target.value !== '')
      setActiveId(null)
      say('')
      setTyping(true)
      startSaying(() => setTyping(false), quietMilliseconds)
      element.current?.scrollTo({ top: 0 })
      onText(event.target.value)
      onNeeded?.()
    },
    onFocus: (event: FocusEvent) => {
      place.current = event.currentTarget.parentElement
      startHiding(null)
      onNeeded?.()
    },
    onBlur: () => {
      // The list takes room: closed under a press it would move away what is pressed.
      if (!isPressed.current) startHiding(leave, hideAfterMilliseconds)
    },
  }
  return {
    input,
    list: {
      id: listId,
      optionId,
      choices,
      active,
      several,
      expanded,
      emptyWords: unfound ? emptyWords : null,
    },
    element,
    /** To those who do not see it: what was just done, or else the state of the list once the typing rests. */
    said: typing ? '' : deed || state,
    say,
    show: () => setOpen(true),
    choose,
  }
}

/** Says when a press beside the open list has ended, and meanwhile that there is one. */
function usePressOutside(place: { current: Element | null }, open: boolean, onEnd: () => void) {
  const isPressed = useRef(false)
  const end = useEffectEvent(onEnd)
  useEffect(() => {
    if (!open) return undefined
    const listening = new AbortController()
    const options = { signal: listening.signal, capture: true }
    const isOutside = ({ target }: Event) =>
      target instanceof Node && place.current?.contains(target) === false
    const onDown = (event: Event) => {
      isPressed.current = isOutside(event)
    }
    const onUp = () => {
      if (isPressed.current) end()
      isPressed.current = false
    }
    document.addEventListener('pointerdown', onDown, options)
    document.addEventListener('pointerup', onUp, options)
    document.addEventListener('pointercancel', onUp, options)
    return () => {
      listening.abort()
      isPressed.current = false
    }
  }, [place, open])
  return isPressed
}

/** Runs a step after a while; the next one, or nothing, takes its place. */
function useDelay() {
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (step: (() => void) | null, milliseconds = 0) => {
    clearTimeout(timer.current)
    if (step !== null) timer.current = window.setTimeout(step, milliseconds)
  }
}
