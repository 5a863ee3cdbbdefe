import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { serialize } from 'node:v8'
import { documentType } from './file-type.ts'
import { Refusal } from './refusal.ts'
import type { CheckedFile, Verdict } from './verdict.ts'

// Reads one file from its standard input, writes the verdict to the pipe that it was given as descriptor 3, and ends. Of the
// decoders it loads the one that it needs: each takes memory beside the file.

async function decide(file: Uint8Array): Promise<Verdict> {
  try {
    return { kind: 'accepted', file: await check(file) }
  } catch (error) {
    if (error instanceof Refusal) return { kind: 'refused', problem: error.problem, limit: error.limit }
    return { kind: 'failed', reason: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

async function check(file: Uint8Array): Promise<CheckedFile> {
  const type = documentType(file)
  switch (type) {
    case 'application/pdf':
      return await (await import('./pdf.ts')).checkPdf(file)
    case 'image/heic':
      return pictureFile(await (await import('./heic.ts')).drawHeic(file))
    case 'image/jpeg':
    case 'image/png':
    case 'image/webp':
      return pictureFile(await (await import('./picture.ts')).drawPicture(file))
    case null:
      throw new Refusal('documentKind')
  }
}

const pictureFile = (content: Uint8Array): CheckedFile => ({ type: 'image/webp', content, pages: [content] })

// Ctrl-C in a terminal reaches every process: the server finishes what is under way, so this one does too.
process.on('SIGINT', () => {})
createWriteStream('', { fd: 3 }).end(serialize(await decide(await buffer(process.stdin))))
