import { parseArgs } from 'node:util'
import { email as emailField, username as usernameField } from '../../contract/fields.ts'
import { shortestPassword } from '../../contract/rules/accounts.ts'
import { readConfig, type Config } from '../config.ts'
import { createStaff, isWeak } from '../domains/accounts/first-staff.ts'
import { openDatabase } from '../platform/database/connection.ts'
import { startEmbeddedDatabase } from '../platform/database/embedded/launcher.ts'
import { migrate } from '../platform/database/migrate.ts'
import { waitForDatabase } from '../platform/database/wait.ts'
import { createPasswords } from '../platform/passwords.ts'
import { askPassword } from './ask-password.ts'

// Makes an account for staff.   npm run create-admin -- --email you@example.com --username you [--support]
const usage = 'npm run create-admin -- --email you@example.com --username you [--support]'

/** A reason that the operator can do something about. */
class Refusal extends Error {}

function readWish() {
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
  const wish = readWish()
  const staff = { ...wish, password: await askPassword() }
  if (isWeak(staff))
    throw new Refusal(
      `The password must have at least ${shortestPassword} characters and not be easy to guess.`,
    )
  const say = (line: string) => process.stdout.write(`${line}\n`)
  const embedded =
    config.databaseUrl === null ? await startEmbeddedDatabase({ folder: config.dataFolder, say }) : null
  const url = config.databaseUrl ?? embedded?.url ?? ''
  try {
    await waitForDatabase(url)
    await migrate(url)
    const database = openDatabase(url, { connections: 1 })
    const taken = await createStaff(database.executor, await createPasswords(), staff)
    await database.close()
    if (taken === 'username') throw new Refusal(`The username ${staff.username} is taken.`)
    if (taken === 'email') throw new Refusal(`${staff.email} has an account already.`)
    say(`${staff.username} can log in now, as ${staff.level === 'ADMIN' ? 'an administrator' : 'support'}.`)
  } finally {
    await embedded?.stop()
  }
}

try {
  await run(readConfig(process.env))
  process.exit(0)
} catch (error) {
  process.stderr.write(`No account was made. ${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
