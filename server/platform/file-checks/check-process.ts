import { createWriteStream } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { serialize } from 'node:v8'
import { decide } from './decide.ts'

// Reads one file from its standard input, writes the verdict to the pipe that it was given as descriptor 3, and ends.

// Ctrl-C in a terminal reaches every process: the server finishes what is under way, so this one does too.
process.on('SIGINT', () => {})
createWriteStream('', { fd: 3 }).end(serialize(await decide(await buffer(process.stdin))))
