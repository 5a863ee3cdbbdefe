import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as z from 'zod/mini'
import { atMost, type Bar } from '../bench/bars.ts'
import { writeTable } from '../bench/table.ts'
import { largestDocumentBytes, sentStatus } from '../contract/rules/documents.ts'
import { createFileChecks } from '../server/platform/file-checks/file-checks.ts'
import { openDatabase } from '../server/platform/database/connection.ts'
import { startEmbeddedDatabase } from '../server/platform/database/embedded/launcher.ts'
import { makePerson, sessionOf } from '../server/testing/accounts.ts'
import { catalogue, documentForm } from '../server/testing/documents.ts'
import { corpus } from '../server/testing/odd-files/corpus.ts'
import { notesIn, outcomeOf } from '../server/testing/odd-files/outcome.ts'
import { box } from '../server/testing/odd-files/heic.ts'
import { phonePicture, plainPicture } from '../server/testing/pictures.ts'
import { startServer } from '../server/testing/process.ts'
import { memoryOfTree, mostMemoryDuring } from './files/memory.ts'

// Each odd file in a process of its own, and the heaviest together at a real server.   npm run drill:files [-- --workers 2 --files 20 --filled]
const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '2' },
    files: { type: 'string', default: '20' },
    /** Each as long as a file may be. */
    filled: { type: 'boolean', default: false },
  },
})
const count = Number(values.files)
/** However many workers there are: one file of a node is decided about at a time. */
const mostGrowth = 300 * 1_048_576
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(0)} MB`
const number = (value: number) => String(value)

const checkFile = createFileChecks({ timeLimitFactor: 5 })
const wrong: string[] = []
for (const { name, make, expected } of corpus) {
  const { outcome, kept } = await outcomeOf(checkFile, await make())
  const notes = kept === null ? [] : await notesIn(kept)
  if (outcome !== expected || notes.length > 0)
    wrong.push(`${name}: ${outcome} in place of ${expected} ${notes.join(' ')}`)
}
for (const line of wrong) process.stdout.write(`  FAILED ${line}\n`)

/** What follows a picture is nothing to its decoder. */
function filledUp(file: Uint8Array): Uint8Array {
  const isPdf = Buffer.from(file.subarray(0, 4)).toString() === '%PDF'
  const room = largestDocumentBytes - file.length - 8
  return isPdf ? file : Buffer.concat([file, box('free', Buffer.alloc(room, 1))])
}

const heaviest = corpus.filter(({ isHeavy }) => isHeavy === true)
const kinds = await Promise.all(
  heaviest.map(async ({ make, expected }) => {
    const file = await make()
    return { content: values.filled ? filledUp(file) : file, expected }
  }),
)
const sent = Array.from({ length: count }, (_, index) => kinds[index % kinds.length] ?? kinds[0])

const folder = await mkdtemp(join(tmpdir(), 'abronet-drill-'))
const embedded = await startEmbeddedDatabase({ folder, say: () => {} })
const server = await startServer({
  DATA_DIR: folder,
  DATABASE_URL: embedded.url,
  SECRET_KEY: 'the key of a drill, which is long enough',
  RATE_LIMIT_FACTOR: '1000000',
  WORKERS: values.workers,
  LOG_LEVEL: 'silent',
})
const database = openDatabase(embedded.url)
const refusal = z.object({ code: z.literal('invalid_input'), fields: z.object({ file: z.string() }) })

async function newSeeker(): Promise<string> {
  return `session=${await sessionOf(database, await makePerson(database, 'seeker'))}`
}

/** `taken`, `refused` for what is wrong with the file, or the status of any other answer. */
async function send(cookie: string, content: Uint8Array): Promise<string> {
  const answer = await fetch(`${server.url}/api/job-seeker/documents`, {
    method: 'POST',
    headers: { cookie, origin: server.url },
    body: documentForm({ documentId: catalogue.identityCard, status: sentStatus }, content),
  })
  const body: unknown = await answer.json().catch(() => null)
  if (answer.ok) return 'taken'
  return refusal.safeParse(body).success ? 'refused' : String(answer.status)
}

const pid = server.child.pid ?? 0
const card = await phonePicture(plainPicture({ width: 1_600, height: 1_200 }))
const cookies = await Promise.all(Array.from({ length: count }, newSeeker))
// What is loaded at the first call is no concern of these files.
for (let round = 0; round < 5; round += 1) await send(await newSeeker(), card)
await pause(2_000)
const before = await memoryOfTree(pid)
const started = performance.now()
const { result, most, looks } = await mostMemoryDuring(
  pid,
  Promise.all(sent.map(async (file, index) => send(cookies[index] ?? '', file?.content ?? card))),
)
const seconds = (performance.now() - started) / 1_000
const unexpected = result.filter((outcome, index) => {
  const expected = sent[index]?.expected
  return outcome !== (expected === 'picture' || expected === 'pdf' ? 'taken' : 'refused')
})
await pause(2_000)
const after = await memoryOfTree(pid)

await database.close()
await server.stop()
await embedded.stop()
await rm(folder, { recursive: true, force: true })

const bars: Bar[] = [
  atMost('wrong verdicts of the corpus', wrong.length, 0, number),
  atMost('wrong answers to the heaviest', unexpected.length, 0, number),
  atMost('growth of memory', most - before, mostGrowth, megabytes),
]
const outcomes = [...Map.groupBy(result, (outcome) => outcome)].map(
  ([outcome, all]) => `${all.length} × ${outcome}`,
)
process.stdout.write(`
${corpus.length} odd files, each in a process of its own; ${count} of the heaviest${values.filled ? ', filled up to 10 MB,' : ''} together at ${values.workers} workers, ${seconds.toFixed(1)} s
answers: ${outcomes.join(', ')}
memory of the server and all its processes: ${megabytes(before)} before, ${megabytes(most)} at most (${looks} looks), ${megabytes(after)} after

${writeTable([['Bar', 'seen', 'bar', ''], ...bars.map(({ what, seen, bar, held }) => [what, seen, bar, held ? '' : 'MISSED'])])}
`)
process.exit(bars.every(({ held }) => held) ? 0 : 1)
