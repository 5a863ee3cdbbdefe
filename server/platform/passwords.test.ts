import { expect, test } from 'vitest'
import { createPasswords } from './passwords.ts'

test('a password is kept as Argon2id at the recommended cost, each time with another salt', async () => {
  const passwords = await createPasswords()
  const [one, other] = await Promise.all([passwords.hash('ሰላም ለዓለም'), passwords.hash('ሰላም ለዓለም')])
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/)
  expect(other).not.toBe(one)
  expect(await passwords.matches('ሰላም ለዓለም', one)).toBe(true)
  expect(await passwords.matches('ሰላም ለዓለም!', one)).toBe(false)
  expect(await passwords.matches('ሰላም ለዓለም', null)).toBe(false)
})
