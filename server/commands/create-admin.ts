import { parseArgs } from 'node:util'
import { email as emailField, username as usernameField } from '../../contract/fields.ts'
import { shortestPassword } from '../../contract/rules/accounts.ts'
import { readConfig, type Config } from '../config.ts'
import { emit } from '../domains.ts'
import { createStaff, isWeak } from '../domains/accounts/first-staff.ts'
import { createPasswords } from '../platform/passwords.ts'
import { askPassword } from './ask-password.ts'
import { say, withExecutor } from './with-executor.ts'

// Makes an account for staff.   npm run create-admin -- --email you@example.com --username you [--support]
const usage = 'npm run create-admin -- --email you@example.com --username you [--support]'

/** A reason that the operator can do something about. */
class Refusal extends Error {}

function readStaff() {
  const { values } = parseArgs({
    options: { email: { type: 'string' }, username: { type: 'string' }, support: { type: 'boolean' } },
  })
  const email = emailField.safeParse(values.email)
  const username = usernameField.safeParse(values.username)
  if (!email.success || !username.success)
    throw new Refusal(
      `An e-mail address and a username (3 to 30 letters, digits, . _ -) are needed: ${usage}`,
    )
  const level = values.support === true ? ('SUPPORT' as const) : ('ADMIN' as const)
  return { email: email.data, username: username.data, level }
}

async function run(config: Config): Promise<void> {
  const named = readStaff()
  const staff = { ...named, password: await askPassword() }
  if (isWeak(staff))
    throw new Refusal(
      `The password must have at least ${shortestPassword} characters and not be easy to guess.`,
    )
  const passwords = await createPasswords()
  const taken = await withExecutor(config, (executor) => createStaff(executor, { passwords, emit }, staff))
  if (taken === 'username') throw new Refusal(`The username ${staff.username} is taken.`)
  if (taken === 'email') throw new Refusal(`${staff.email} has an account already.`)
  say(`${staff.username} can log in now, as ${staff.level === 'ADMIN' ? 'an administrator' : 'support'}.`)
}

try {
  await run(readConfig(process.env))
  process.exit(0)
} catch (error) {
  process.stderr.write(`No account was made. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
