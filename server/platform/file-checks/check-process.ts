import { createWriteStream } from 'node:fs'
import type { Readable } from 'node:stream'
import { serialize } from 'node:v8'
import { largestDocumentBytes } from '../../../contract/rules/documents.ts'
import { decide } from './decide.ts'

// Reads one file from its standard input, writes the verdict to the pipe that it was given as descriptor 3, and ends.

/** Into the memory where it stays: to join its parts in the end would take its size twice. */
async function readFile(input: Readable): Promise<Uint8Array> {
  const file = Buffer.allocUnsafeSlow(largestDocumentBytes)
  let length = 0
  for await (const part of input) {
    if (!(part instanceof Uint8Array)) continue
    file.set(part, length)
    length += part.length
  }
  return file.subarray(0, length)
}

// Ctrl-C in a terminal reaches every process: the server finishes what is under way, so this one does too.
process.on('SIGINT', () => {})
createWriteStream('', { fd: 3 }).end(serialize(await decide(await readFile(process.stdin))))
