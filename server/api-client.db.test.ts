import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { registerHooks } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { makePerson, testPassword } from './testing/accounts.ts'
import { testApp } from './testing/app.ts'
import { makeJob } from './testing/jobs.ts'

// Somebody who knows nothing but the document writes a client: the one of docs/api-client.md.

const root = join(import.meta.dirname, '..')
const run = promisify(execFile)
const { app, database } = await testApp()
const server = await app.listen({ port: 0, host: '127.0.0.1' })

const folder = await mkdtemp(join(tmpdir(), 'abronet-client-'))
afterAll(() => rm(folder, { recursive: true }))

/** The generator needs the compiler as a library, which TypeScript 7 no longer is: another package carries an older one. */
async function loadGenerator() {
  const compiler = import.meta.resolve('@ts-morph/common/dist/typescript.js')
  const hooks = registerHooks({
    resolve: (name, context, next) => next(name === 'typescript' ? compiler : name, context),
  })
  try {
    return await import('openapi-typescript')
  } finally {
    hooks.deregister()
  }
}

async function writeClient(): Promise<string> {
  const guide = await readFile(join(root, 'docs/api-client.md'), 'utf8')
  const program = /```ts\n(.*?)```/s.exec(guide)?.[1] ?? ''
  const { default: generate, astToString } = await loadGenerator()
  const described = await fetch(`${server}/api/openapi.json`)
  await writeFile(join(folder, 'abronet.d.ts'), astToString(await generate(await described.text())))
  await writeFile(join(folder, 'client.ts'), program)
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }))
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({
      extends: join(root, 'tsconfig.base.json'),
      compilerOptions: { lib: ['es2024'], types: ['node'] },
      files: ['client.ts'],
    }),
  )
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
  return join(folder, 'client.ts')
}

test('a client generated from the document signs in, searches jobs and applies', async () => {
  const seeker = await makePerson(database, 'seeker')
  const household = await makePerson(database, 'household')
  await makeJob(database, household.id, { title: 'Nanny in Adama' })
  const client = await writeClient()
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', folder])
  const { stdout } = await run(process.execPath, [client, server, seeker.username, testPassword])
  expect(JSON.parse(stdout)).toEqual([{ jobTitle: 'Nanny in Adama', status: 'PENDING' }])
})
