import { randomBytes } from 'node:crypto'
import { createClamd } from '../server/platform/scanner/clamd.ts'
import { eicar } from '../server/testing/clamd.ts'
import { median } from '../server/testing/median.ts'
import { flateStream, makePdf, pdfStream } from '../server/testing/odd-files/pdf.ts'
import { makePng } from '../server/testing/odd-files/png.ts'
import { makeZip } from '../server/testing/odd-files/zip.ts'
import { findClamd, startClamd } from './clamd/start.ts'

// A real clamd with local signatures scans files by the code of the server.   npm run drill:clamd
const program = await findClamd()
if (program === null) {
  process.stdout.write(
    '\n  FAILED clamd is not installed: nothing was scanned. On Debian and Ubuntu:\n' +
      '  apt-get install --no-install-recommends clamav-daemon   (then run this again; it needs no service and no downloads)\n',
  )
  process.exit(1)
}

const megabyte = 1_048_576
const clamd = await startClamd(program)
const scan = createClamd(clamd.address)
const outcomeOf = (content: Uint8Array) =>
  scan(content).catch((error: unknown) =>
    error instanceof Error ? `undecided (${error.message})` : 'undecided',
  )

let failed = false
function say(good: boolean, what: string, seen: string): void {
  failed ||= !good
  process.stdout.write(`  ${good ? '' : 'FAILED '}${what}: ${seen}\n`)
}

process.stdout.write(`\n  ${clamd.version}, ready after ${clamd.readyAfter.toFixed(0)} ms\n`)
const cases = [
  ['the test file of scanners', 'unsafe', Buffer.from(eicar)],
  ['the test file in a PDF', 'unsafe', makePdf({ objects: [pdfStream('', eicar)] })],
  ['the test file in a packed stream of a PDF', 'unsafe', makePdf({ objects: [flateStream('', eicar)] })],
  ['the test file behind a picture', 'unsafe', Buffer.concat([makePng(), Buffer.from(eicar)])],
  ['the test file in an archive', 'unsafe', makeZip('eicar.com', eicar)],
  ['a PDF', 'safe', makePdf()],
  ['a picture', 'safe', makePng()],
  ['10 MB of noise', 'safe', randomBytes(10 * megabyte)],
] as const
for (const [what, expected, content] of cases) {
  const outcome = await outcomeOf(content)
  say(outcome === expected, what, outcome)
}

const times: number[] = []
for (let round = 0; round < 20; round += 1) {
  const content = randomBytes(2 * megabyte)
  const started = performance.now()
  if ((await outcomeOf(content)) !== 'safe') failed = true
  times.push(performance.now() - started)
}
say(true, '20 files of 2 MB, median', `${median(times).toFixed(0)} ms`)

const together = await Promise.all(
  Array.from({ length: 40 }, (_, index) => outcomeOf(index % 2 === 0 ? makePdf() : Buffer.from(eicar))),
)
const right = together.filter((outcome, index) => outcome === (index % 2 === 0 ? 'safe' : 'unsafe')).length
say(right === together.length, '40 files together, every other one unsafe', `${right} right`)

const tooLong = await outcomeOf(Buffer.alloc(13 * megabyte))
say(tooLong.startsWith('undecided'), 'a file beyond its limit', tooLong)
await clamd.stop()
const away = await outcomeOf(Buffer.from(eicar))
say(away.startsWith('undecided'), 'the test file while it is away', away)
const back = await startClamd(program)
const again = await createClamd(back.address)(Buffer.from(eicar))
say(again === 'unsafe', 'the test file once it is back', again)
await back.stop()
process.exit(failed ? 1 : 0)
