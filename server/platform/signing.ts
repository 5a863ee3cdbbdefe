import { createHmac, timingSafeEqual } from 'node:crypto'

/** What a link may prove; a proof for one purpose is none for another. */
type Purpose = 'newsletter-confirm' | 'newsletter-unsubscribe'

export type Signer = {
  sign(purpose: Purpose, subject: string): string
  /** The subject, or null where we did not sign this. */
  read(purpose: Purpose, token: string): string | null
  /** A stable name for something that must not be stored as it is. */
  hide(value: string): string
}

export function createSigner(secretKey: string): Signer {
  const proof = (text: string) => createHmac('sha256', secretKey).update(text).digest()
  return {
    sign: (purpose, subject) =>
      `${Buffer.from(subject).toString('base64url')}.${proof(`${purpose} ${subject}`).toString('base64url')}`,
    read: (purpose, token) => {
      const [encoded = '', given = ''] = token.split('.')
      const subject = Buffer.from(encoded, 'base64url').toString()
      const expected = proof(`${purpose} ${subject}`)
      const offered = Buffer.from(given, 'base64url')
      return offered.length === expected.length && timingSafeEqual(offered, expected) ? subject : null
    },
    hide: (value) => proof(`hide ${value}`).toString('base64url').slice(0, 22),
  }
}
