import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto'

/** What a link may prove; a proof for one purpose is none for another. A domain declares its own here. @public */
export interface LinkPurposes {}
export type Purpose = keyof LinkPurposes

export type Signer = {
  sign(purpose: Purpose, subject: string): string
  /** The subject, or null where we did not sign this. */
  read(purpose: Purpose, token: string): string | null
  /** A seal on a text that others may read. */
  seal(purpose: 'token-hint', text: string): string
  /** A stable name for something that must not be stored as it is. */
  hide(value: string): string
  /** For what must be stored and read again, by us alone. */
  encrypt(text: string): Buffer
  decrypt(bytes: Buffer): string
  /** The same under the present secret key; null where it is so already. */
  reencrypt(bytes: Buffer): Buffer | null
}

/** Characters that a secret key must have. */
export const shortestKey = 32

/** What was encrypted under the previous key can be read; what it signed proves nothing any more. */
export function createSigner(secretKey: string, previousSecretKey: string | null = null): Signer {
  if (secretKey.length < shortestKey)
    throw new Error(`A secret key must have at least ${shortestKey} characters.`)
  const proof = (text: string) => createHmac('sha256', secretKey).update(text).digest()
  const present = createSecretCipher(secretKey)
  const previous = previousSecretKey === null ? null : createSecretCipher(previousSecretKey)
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
    seal: (purpose, text) => proof(`${purpose} ${text}`).toString('base64url'),
    hide: (value) => proof(`hide ${value}`).toString('base64url').slice(0, 22),
    encrypt: present.encrypt,
    decrypt: (bytes) => {
      try {
        return present.decrypt(bytes)
      } catch (error) {
        if (previous === null) throw error
        return previous.decrypt(bytes)
      }
    },
    reencrypt: (bytes) => {
      try {
        present.decrypt(bytes)
        return null
      } catch (error) {
        if (previous === null) throw error
        return present.encrypt(previous.decrypt(bytes))
      }
    },
  }
}

function createSecretCipher(secretKey: string) {
  const key = Buffer.from(hkdfSync('sha256', secretKey, '', 'abronet stored secrets', 32))
  return {
    encrypt: (text: string): Buffer => {
      const start = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', key, start)
      return Buffer.concat([start, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()])
    },
    decrypt: (bytes: Buffer): string => {
      const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      decipher.setAuthTag(bytes.subarray(-16))
      return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8')
    },
  }
}
