import { compare, type Target } from '../load.ts'
import { comparison, writeTable } from '../table.ts'
import { expectSameAnswers, type World } from '../world.ts'

/** What sign-in costs: a call behind it, the same server's simplest call, and the same work done barely. */
export async function signedInCall(world: World, seconds: number): Promise<string> {
  const call = (name: string, url: string, path: string, cookie?: string): Target => ({
    name,
    url,
    paths: [path],
    ...(cookie === undefined ? {} : { headers: { cookie } }),
  })
  const targets = [
    call('bare node:http + pg, session and profile', world.bareUrl, '/api/profile', world.seeker),
    call('GET /api/profile, signed in', world.url, '/api/profile', world.seeker),
    call('GET /api/session, signed in', world.url, '/api/session', world.seeker),
    call('GET /api/session, nobody', world.url, '/api/session'),
  ]
  await expectSameAnswers([world.url, world.bareUrl], '/api/profile', world.seeker)
  return writeTable(comparison(await compare(targets, seconds)))
}
