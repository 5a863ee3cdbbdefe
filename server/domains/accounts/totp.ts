import { createHmac, randomBytes } from 'node:crypto'

// RFC 6238 as authenticator apps have it: SHA-1, 30 seconds, six digits.
const stepSeconds = 30
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** 160 bits in base32, as apps take it. */
export const newTotpSecret = () => Array.from(randomBytes(32), (byte) => alphabet[byte % 32]).join('')

export const stepAt = (milliseconds: number) => Math.floor(milliseconds / 1000 / stepSeconds)

export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const mac = createHmac('sha1', decode(secret)).update(counter).digest()
  const offset = (mac.at(-1) ?? 0) & 15
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

/** The step the code belongs to, one before and one after allowed for clocks that differ; null where it is wrong. */
export function matchingStep(secret: string, code: string, now: number): number | null {
  const current = stepAt(now)
  return [current, current - 1, current + 1].find((step) => totpCode(secret, step) === code) ?? null
}

/** What a QR code holds. */
export const totpAddress = (secret: string, brand: string, account: string) =>
  `otpauth://totp/${encodeURIComponent(brand)}:${encodeURIComponent(account)}?secret=${secret}&issuer=${encodeURIComponent(brand)}`

function decode(secret: string): Buffer {
  const bits = Array.from(secret, (letter) => alphabet.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from(bits.match(/.{8}/g)?.map((byte) => Number.parseInt(byte, 2)) ?? [])
}
