import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { Target } from '../load.ts'
import type { World } from '../world.ts'

/** What sign-in costs: a call behind it, the same server's simplest call, and the same work done barely. */
export async function signedInCall(world: World): Promise<{ targets: Target[]; stop: () => Promise<void> }> {
  const bare = spawn(process.execPath, [join(import.meta.dirname, '../bare-server.ts'), world.databaseUrl], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(bare, 'exit')
  // It says its port, once it listens.
  const port = await new Promise<string>((resolve, reject) => {
    bare.stdout.once('data', (data: Buffer) => resolve(data.toString().trim()))
    bare.once('exit', () => reject(new Error('The bare server ended before it listened')))
  })
  const targets = [
    { name: 'bare node:http + pg, session and profile', url: `http://127.0.0.1:${port}/` },
    { name: 'GET /api/profile, signed in', url: `${world.url}/api/profile` },
  ].map((target) => ({ ...target, headers: { cookie: world.cookie } }))
  await expectSameAnswers(targets)
  return {
    targets: [
      ...targets,
      {
        name: 'GET /api/session, signed in',
        url: `${world.url}/api/session`,
        headers: { cookie: world.cookie },
      },
      { name: 'GET /api/session, nobody', url: `${world.url}/api/session` },
    ],
    stop: async () => {
      bare.kill()
      await ended
    },
  }
}

/** Whoever does less is no measure. */
async function expectSameAnswers(
  targets: readonly { url: string; headers: { cookie: string } }[],
): Promise<void> {
  const answers = await Promise.all(
    targets.map(async ({ url, headers }) => JSON.stringify(await (await fetch(url, { headers })).json())),
  )
  if (new Set(answers).size !== 1) throw new Error(`The answers differ: ${answers.join(' ')}`)
}
