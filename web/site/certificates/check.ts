import {
  certificatePath,
  findCertificateNumber,
  type CertificateFacts,
} from '../../../contract/rules/certificates.ts'
import { spellInBothCalendars } from '../../../contract/rules/formats.ts'
import { isLanguage } from '../../../contract/rules/language.ts'
import { certificateWorker } from '../../../contract/rules/wire.ts'
import type { CheckState } from './check-state.tsx'
import { verifyCode } from './verify-code.ts'

// The script of the page for certificates: it checks the signature of the code in the address, which the server never sees,
// and shows one of the states that the server has drawn. Without a connection the page is a copy that asked nothing.

const wait = 20_000

const root = document.documentElement
const language = isLanguage(root.lang) ? root.lang : 'en'
const certificate = document.getElementById('certificate')
const { number: drawnNumber, keys = '' } = certificate?.dataset ?? {}

/** What the address asks about, as far as it can be read. */
const addressedNumber = () =>
  drawnNumber ??
  findCertificateNumber(new URLSearchParams(location.search).get('number') ?? location.pathname) ??
  ''

/** `#content` leads to a part of the page; everything else after the # has to be a code. */
function codeInAddress(): string | null {
  const code = location.hash.slice(1)
  return code === '' || document.getElementById(code) !== null ? null : code
}

const asksForNumber = /\/certificates\/[^/]/i.test(location.pathname) || location.search.includes('number=')
/** The server answers with the number; the copy knows none. */
const isCopy = asksForNumber && drawnNumber === undefined

async function findState(): Promise<{ state: CheckState; facts: CertificateFacts | null }> {
  const code = codeInAddress()
  if (code === null) return { state: isCopy ? 'offline' : 'asked', facts: null }
  const verdict = await verifyCode(code, keys.split(' '), asksForNumber ? addressedNumber() : null)
  switch (verdict.kind) {
    case 'changed':
      return { state: 'changed', facts: null }
    case 'insecure':
      return { state: 'insecure', facts: null }
    case 'signed':
      return { state: isCopy ? 'signedOffline' : 'signed', facts: verdict.facts }
  }
}

let runs = 0
async function run(): Promise<void> {
  const thisRun = (runs += 1)
  const { state, facts } = await findState()
  // Another code was opened meanwhile.
  if (thisRun !== runs) return
  if (facts !== null && !asksForNumber) {
    location.replace(certificatePath(facts.number) + location.hash)
    return
  }
  if (state === 'signedOffline' && facts !== null) fill(facts)
  for (const part of document.querySelectorAll<HTMLElement>('[data-when]'))
    part.hidden = !part.dataset['when']?.split(' ').includes(state)
  for (const link of document.querySelectorAll<HTMLAnchorElement>('header a[lang]')) link.hash = location.hash
}

/** What the payload says, into the places that the server has drawn for it. */
function fill(facts: CertificateFacts): void {
  const write = (name: string, text: string) => {
    for (const place of document.querySelectorAll(`[data-fill="${name}"]`)) place.textContent = text
  }
  write('name', [facts.firstName, facts.initial].filter(Boolean).join(' '))
  write('issuedOn', spellInBothCalendars(facts.issuedOn, language))
  write('number', facts.number)
  const titles = document.querySelectorAll<HTMLElement>('[data-module]')
  const known = new Set(Array.from(titles, ({ dataset }) => Number(dataset['module'])))
  for (const title of titles) title.hidden = !facts.modules.includes(Number(title.dataset['module']))
  write('otherModules', facts.modules.filter((module) => !known.has(module)).join(', '))
}

/** Asks again by itself, and the server's answer replaces the copy. */
async function askAgain(): Promise<void> {
  if (!navigator.onLine || document.hidden) return
  const answer = await fetch('/api/certificate-check', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok === true) location.reload()
}

addEventListener('hashchange', () => void run())
if (isCopy) {
  addEventListener('online', () => void askAgain())
  document.addEventListener('visibilitychange', () => void askAgain())
  setInterval(() => void askAgain(), wait)
}
if ('serviceWorker' in navigator) {
  const query = new URLSearchParams({
    language,
    ...(root.classList.contains('needs-ethiopic') ? { ethiopic: '' } : {}),
  })
  const register = () =>
    void navigator.serviceWorker
      .register(`${certificateWorker}?${query}`, { scope: '/certificates' })
      .catch(() => {})
  if (document.readyState === 'complete') register()
  else addEventListener('load', register)
}

await run()
root.dataset['live'] = ''
