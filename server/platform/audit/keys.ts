import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'

/** What a MAC is made of: that of a row cannot be used as that of a head. */
type Subject = 'row' | 'head'

export type AuditKey = {
  /** Names the key in rows and heads, and reveals nothing of it. */
  id: string
  mac(subject: Subject, content: string | Uint8Array): Buffer
  verify(subject: Subject, content: string | Uint8Array, mac: Uint8Array): boolean
}

export type AuditKeys = {
  current: AuditKey
  /** Also finds the previous key. */
  find(id: string): AuditKey | null
}

function deriveKey(secretKey: string): AuditKey {
  const derive = (info: string, bytes: number) => Buffer.from(hkdfSync('sha256', secretKey, '', info, bytes))
  const key = derive('abronet audit log', 32)
  const mac: AuditKey['mac'] = (subject, content) =>
    createHmac('sha256', key).update(`${subject} `).update(content).digest()
  return {
    id: derive('abronet audit log, name of the key', 8).toString('hex'),
    mac,
    verify: (subject, content, given) => {
      const expected = mac(subject, content)
      return given.length === expected.length && timingSafeEqual(given, expected)
    },
  }
}

export function createAuditKeys(secretKey: string, previousSecretKey: string | null): AuditKeys {
  const current = deriveKey(secretKey)
  const all = previousSecretKey === null ? [current] : [current, deriveKey(previousSecretKey)]
  return { current, find: (id) => all.find((key) => key.id === id) ?? null }
}
