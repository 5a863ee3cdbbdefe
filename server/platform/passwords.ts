import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { limitConcurrency } from './limit-concurrency.ts'

/** What a guess costs: kibibytes, passes over them, and lanes. */
type PasswordCost = { memory: number; passes: number; parallelism: number }
/** What OWASP recommends for Argon2id. */
const recommended: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const tagLength = 32
const derive = promisify(argon2)

/** A flood of sign-ins must not take the machine from everyone else. */
const atWork = 2
const mostWaiting = 40

export type Passwords = {
  hash(password: string): Promise<string>
  /** Takes as long for an account that is not there (null) as for one that is. */
  matches(password: string, hash: string | null): Promise<boolean>
}

export async function createPasswords(cost = recommended): Promise<Passwords> {
  const limited = limitConcurrency(atWork, mostWaiting)
  const hash = (password: string) => limited(async () => write(cost, randomBytes(16), password))
  const nobody = await hash(randomBytes(16).toString('hex'))
  return {
    hash,
    matches: (password, known) =>
      limited(async () => {
        const read = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(known ?? nobody)
        const [, memory, passes, parallelism, salt = '', tag = ''] = read ?? []
        const expected = Buffer.from(tag, 'base64')
        const given = await derive('argon2id', {
          message: password.normalize('NFKC'),
          nonce: Buffer.from(salt, 'base64'),
          tagLength: expected.length,
          memory: Number(memory),
          passes: Number(passes),
          parallelism: Number(parallelism),
        })
        return timingSafeEqual(given, expected) && known !== null
      }),
  }
}

/** In the form that other programs read too. */
async function write(cost: PasswordCost, salt: Buffer, password: string): Promise<string> {
  const tag = await derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: salt,
    tagLength,
    ...cost,
  })
  const text = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${text(salt)}$${text(tag)}`
}
