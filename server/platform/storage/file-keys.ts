import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { UnreadableFile } from './failures.ts'

/** The key of a file as it is stored: encrypted by another one, which the fingerprint names. */
export type WrappedKey = { wrappedKey: Uint8Array; keyFingerprint: string }

/** Makes and reads the keys of files, which are stored encrypted by keys derived from the secret keys. */
export type FileKeys = {
  /** Of the key that wraps new ones. */
  fingerprint: string
  /** A random key for what has this id. */
  create(id: string): { key: Buffer } & WrappedKey
  /** Fails where neither secret key has wrapped it, or it belongs to another id. */
  open(id: string, wrapped: WrappedKey): Buffer
  /** The same key, wrapped by the present secret key. */
  rewrap(id: string, wrapped: WrappedKey): WrappedKey
}

export function createFileKeys(secretKey: string, previousSecretKey: string | null): FileKeys {
  const present = createWrapper(secretKey)
  const wrappers = [present, ...(previousSecretKey === null ? [] : [createWrapper(previousSecretKey)])]
  const wrap = (id: string, key: Buffer) => ({
    wrappedKey: present.wrap(id, key),
    keyFingerprint: present.fingerprint,
  })
  const open = (id: string, { wrappedKey, keyFingerprint }: WrappedKey): Buffer => {
    const wrapper = wrappers.find(({ fingerprint }) => fingerprint === keyFingerprint)
    if (wrapper === undefined)
      throw new UnreadableFile(
        `The key of file ${id} was wrapped by the secret key ${keyFingerprint}, which is neither SECRET_KEY nor SECRET_KEY_PREVIOUS`,
      )
    return wrapper.unwrap(id, wrappedKey)
  }
  return {
    fingerprint: present.fingerprint,
    create: (id) => {
      const key = randomBytes(32)
      return { key, ...wrap(id, key) }
    },
    open,
    rewrap: (id, wrapped) => wrap(id, open(id, wrapped)),
  }
}

const nonceBytes = 12
const tagBytes = 16

function createWrapper(secretKey: string) {
  const derive = (use: string, bytes: number) => Buffer.from(hkdfSync('sha256', secretKey, '', use, bytes))
  const wrappingKey = derive('abronet file keys', 32)
  return {
    /** Names the key and tells nothing of it. */
    fingerprint: derive('abronet name of file keys', 8).toString('hex'),
    // The id is sealed with the key, so that the keys of two files cannot be exchanged.
    wrap: (id: string, key: Uint8Array): Buffer => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv('aes-256-gcm', wrappingKey, nonce, { authTagLength: tagBytes })
      cipher.setAAD(Buffer.from(id))
      return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()])
    },
    unwrap: (id: string, wrapped: Uint8Array): Buffer => {
      try {
        const decipher = createDecipheriv('aes-256-gcm', wrappingKey, wrapped.subarray(0, nonceBytes), {
          authTagLength: tagBytes,
        })
        decipher.setAAD(Buffer.from(id))
        decipher.setAuthTag(wrapped.subarray(-tagBytes))
        return Buffer.concat([decipher.update(wrapped.subarray(nonceBytes, -tagBytes)), decipher.final()])
      } catch {
        throw new UnreadableFile(`The key of file ${id} was changed`)
      }
    },
  }
}
