import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { demoPassword } from '../demo/demo.ts'
import { startEmbeddedDatabase, type EmbeddedDatabase } from '../platform/database/embedded/launcher.ts'
import { runCommand, runServer, startServer, type ServerProcess } from '../testing/process.ts'

const folder = await mkdtemp(join(tmpdir(), 'abronet-staff-'))
const dataFolder = join(folder, 'command')
const password = 'kettle-harbour-91'
const root = join(import.meta.dirname, '../..')
const command = join(import.meta.dirname, 'create-admin.ts')

afterAll(() => rm(folder, { recursive: true, force: true }))

/** The command as an operator's script runs it: the password on the standard input. */
const createAdmin = (parameters: string[], given = password, program = [command]) =>
  runCommand([...program, ...parameters], { DATA_DIR: dataFolder }, `${given}\n`)

/** What `npm run create-admin` starts, in a folder where all is installed, so that a test installs nothing. */
async function runnerOfNpm(): Promise<string[]> {
  const place = join(folder, 'checkout')
  await mkdir(join(place, 'node_modules'), { recursive: true })
  await cp(join(root, 'scripts/run.mjs'), join(place, 'scripts/run.mjs'))
  await symlink(join(root, 'server'), join(place, 'server'))
  await writeFile(join(place, 'package-lock.json'), '{}')
  const lock = createHash('sha256').update('{}').digest('hex')
  await writeFile(join(place, 'node_modules/.installed'), `${lock} all`)
  const script = /"create-admin": "node scripts\/run\.mjs ([^"]+)"/.exec(
    await readFile(join(root, 'package.json'), 'utf8'),
  )
  return [join(place, 'scripts/run.mjs'), ...(script?.[1] ?? '').split(' ')]
}

async function signIn(server: ServerProcess, identifier: string, given = password): Promise<number> {
  const answer = await fetch(`${server.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ identifier, password: given }),
  })
  return answer.status
}

describe('npm run create-admin', () => {
  const boss = ['--email', 'boss@abronet.example', '--username', 'boss']

  test('LOG-22 makes a member of staff on a database that nobody has used yet', async () => {
    const { code, output } = await createAdmin(boss)
    expect(output).toContain('boss can log in now, as an administrator.')
    expect(code).toBe(0)
  })

  test('LOG-22 through npm the password reaches it too', async () => {
    const parameters = ['--email', 'second@abronet.example', '--username', 'second']
    const { code, output } = await createAdmin(parameters, password, await runnerOfNpm())
    expect(output).toContain('second can log in now, as an administrator.')
    expect(code).toBe(0)
  })

  describe('beside a database that runs', () => {
    let database: EmbeddedDatabase
    beforeAll(async () => {
      database = await startEmbeddedDatabase({ folder: dataFolder, say: () => {} })
    })
    afterAll(() => database.stop())

    test.each([
      ['the same name', boss, password, 'The username boss is taken.'],
      ['the same address', ['--email', 'boss@abronet.example', '--username', 'other'], password, 'already'],
      ['no address', ['--username', 'other'], password, 'An e-mail address and a username'],
      ['something unknown', [...boss, '--password', password], password, 'No account was made.'],
    ])('%s is refused, with the reason', async (_what, parameters, given, reason) => {
      const { code, output } = await createAdmin(parameters, given)
      expect(output).toContain(reason)
      expect(code).toBe(1)
    })

    test('LOG-23 a password that is easy to guess is refused', async () => {
      const { code, output } = await createAdmin(
        ['--email', 'a@b.example', '--username', 'weak'],
        'password123',
      )
      expect(output).toContain('The password must have at least 10 characters')
      expect(code).toBe(1)
    })
  })

  test('LOG-22 beside a running server it makes support, and the server keeps running', async () => {
    const server = await startServer({ DATA_DIR: dataFolder })
    const helper = ['--email', 'help@abronet.example', '--username', 'helper', '--support']
    expect((await createAdmin(helper)).output).toContain('helper can log in now, as support.')
    expect(await signIn(server, 'boss')).toBe(200)
    expect(await signIn(server, 'helper')).toBe(200)
    // The database had people before, so the demo left it alone.
    expect(server.output()).not.toContain('Demo accounts')
    expect(await server.stop()).toBe(0)
  })
})

describe('the first start', () => {
  const environment = {
    DATA_DIR: join(folder, 'start'),
    ADMIN_EMAIL: 'chief@abronet.example',
    ADMIN_PASSWORD: password,
  }

  test('LOG-22 makes the first of the staff and the demo people, and names them; the second makes none', async () => {
    const names = 'demo.seeker, demo.household, demo.business, demo.partner, demo.admin'
    const demo = `Demo accounts, all with the password abronet-demo: ${names}`
    const first = await startServer(environment)
    await expect.poll(() => first.output()).toContain(demo)
    expect(first.output()).toContain('chief@abronet.example is the first of the staff.')
    expect(first.output()).not.toContain(password)
    expect(await signIn(first, 'chief')).toBe(200)
    expect(await signIn(first, 'demo.household', demoPassword)).toBe(200)
    expect(await first.stop()).toBe(0)
    const second = await startServer(environment)
    await expect.poll(() => second.output()).toContain(demo)
    expect(second.output()).not.toContain('first of the staff')
    expect(await second.stop()).toBe(0)
  })

  test("LOG-22 an address that is somebody else's is refused with one sentence", async () => {
    const local = { DATA_DIR: join(folder, 'taken') }
    const server = await startServer({ ...local, DEMO: '0' })
    expect(server.output()).not.toContain('Demo accounts')
    const registered = await fetch(`${server.url}/api/partners/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: 'chief',
        password,
        profile: {
          firstName: 'Dawit',
          lastName: 'Mekonnen',
          email: environment.ADMIN_EMAIL,
          phoneNumber: '0711234567',
          location: 'Jimma',
        },
        consent: true,
      }),
    })
    expect(registered.status).toBe(201)
    await server.stop()
    const refused = await runServer({ ...environment, ...local })
    expect(refused.code).toBe(1)
    expect(refused.output).toContain(
      'Abronet cannot start. ADMIN_EMAIL is the address of somebody who is not staff',
    )
  })
})
