import { startTransition, useEffect, useState } from 'react'
import { userTypes } from '../../../../contract/reference/options/people.ts'
import { usernamePattern, type RegisteredType } from '../../../../contract/rules/accounts.ts'
import { api } from '../../../lib/api.ts'

/** What somebody comes with, in the address or in the state of navigation within the application. */
type Arrival = {
  /** The kind of account to begin with, once: what the person then chooses holds over a reload. */
  type: RegisteredType | null
  /** Why they were sent here, by name: somebody who sends a link must not speak in our name. */
  message: Message | null
  /** Where they wanted to go. */
  from: string | null
  /** Who refers them. */
  partner: string | null
}

/** The texts `quickRegistration.messages`. */
const messages = ['jobSearch'] as const
type Message = (typeof messages)[number]

/** Null until the page is live: the server draws one page for every address. */
export function useArrival(): Arrival | null {
  const [arrival, setArrival] = useState<Arrival | null>(null)
  useEffect(() => {
    // Known only in the browser, and after the page was drawn as the server drew it. The whole form is drawn anew then:
    // in small steps, so that a slow phone stays free for a finger.
    const read = readArrival()
    startTransition(() => setArrival(read))
  }, [])
  return arrival
}

function readArrival(): Arrival {
  const state: unknown = history.state
  const given = new Map<string, unknown>([
    ...new URLSearchParams(location.search),
    ...Object.entries(typeof state === 'object' && state !== null ? state : {}),
  ])
  const textOf = (name: string) => {
    const value = given.get(name)
    return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
  }
  const type = typeNamed(textOf('selectedRole')) ?? typeNamed(textOf('section'))
  return {
    type: type !== null && takePreset() ? type : null,
    message: messages.find((message) => message === textOf('message')) ?? null,
    from: textOf('from'),
    partner: readPartner(location.pathname),
  }
}

/** By its value, in any letter case, or by the label that the specification calls it. */
function typeNamed(text: string | null): RegisteredType | null {
  const name = text?.toLowerCase()
  return (
    userTypes.find(({ value, label }) => value.toLowerCase() === name || label.en.toLowerCase() === name)
      ?.value ?? null
  )
}

/** Not after a reload, and not over a card that was touched before the script came. */
function takePreset(): boolean {
  const state: unknown = history.state
  const before = typeof state === 'object' && state !== null ? state : {}
  if ('presetTaken' in before) return false
  history.replaceState({ ...before, presetTaken: true }, '')
  return document.querySelector('input[name="userType"]:checked') === null
}

/** The name as the link has it; one that cannot be a username is kept to be called unknown. */
function readPartner(path: string): string | null {
  const part = /\/registration\/([^/]+)\/?$/i.exec(path)?.[1]
  if (part === undefined) return null
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}

type Referrer = { name: string; known: boolean }

/** Who refers, once it is known whether they exist; where that cannot be asked, the server will know. */
export function useReferrer(partner: string | null): Referrer | null {
  const [referrer, setReferrer] = useState<Referrer | null>(null)
  useEffect(() => {
    if (partner === null) return
    void exists(partner).then((known) => setReferrer({ name: partner, known }))
  }, [partner])
  return referrer
}

async function exists(partner: string): Promise<boolean> {
  if (!usernamePattern.test(partner)) return false
  const known = await api('GET /partners/exists/:username', { params: { username: partner } }).catch(
    () => true,
  )
  return known
}
