import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { TryAgain } from '../queue/try-again.ts'
import type { Message } from './message.ts'
import type { MailServer, MailSettings } from './settings.ts'

export type MailTransport = { deliver(message: Message): Promise<void>; close(): void }

export function openTransport({ server }: MailSettings, folder: string): MailTransport {
  return server === null ? fileTransport(folder) : smtpTransport(server)
}

/** The server will never take this message: its answer, without the words, which repeat the address. */
export class MailRefused extends Error {
  override name = 'MailRefused'
}

const noAccess = { disableFileAccess: true, disableUrlAccess: true }

function optionsOf({ headers, to, ...message }: Message): SendMailOptions {
  return {
    ...message,
    // As an object, so that nothing in it is read as a second address.
    to: { name: '', address: to },
    headers: Object.fromEntries(
      // Prepared: a folded or encoded link is not recognised by every mail program.
      Object.entries(headers).map(([name, value]) => [name, { prepared: true, value }]),
    ),
  }
}

function smtpTransport({ host, port, secure, requireTls, login }: MailServer): MailTransport {
  const transport = createTransport({
    pool: true,
    host,
    port,
    secure,
    requireTLS: requireTls,
    ...(login === null ? {} : { auth: { user: login.user, pass: login.password } }),
    maxConnections: 4,
    // The queue tries again, and it alone.
    maxRequeues: 0,
    dnsTimeout: 5_000,
    connectionTimeout: 5_000,
    greetingTimeout: 5_000,
    socketTimeout: 20_000,
    ...noAccess,
  })
  // An idle connection that the server ends; unheard, it would end the process.
  transport.on('error', () => {})
  return {
    deliver: async (message) => {
      try {
        await transport.sendMail(optionsOf(message))
      } catch (error) {
        throw explain(error)
      }
    },
    close: () => transport.close(),
  }
}

/** Whose fault it was: the message's (never again), the moment's (again, politely), or the server's (again, soon). */
function explain(error: unknown): Error {
  if (!(error instanceof Error)) return new TryAgain('The mail was not sent', { longestSeconds: 150 })
  const code = 'code' in error && typeof error.code === 'string' ? error.code : error.name
  const command = 'command' in error && typeof error.command === 'string' ? error.command : ''
  const status = 'responseCode' in error && typeof error.responseCode === 'number' ? error.responseCode : null
  if (code === 'EENVELOPE' && /^(Invalid recipient|No recipients)/.test(error.message)) {
    return new MailRefused('the address is none')
  }
  if (status === null) {
    return new TryAgain(`The mail server cannot be reached: ${code}`, { longestSeconds: 20, pauseSeconds: 3 })
  }
  const isAboutMessage = command === 'RCPT TO' || command === 'DATA'
  if (status >= 500 && isAboutMessage) return new MailRefused(`${status} to ${command}`)
  const answer = `The mail server answered ${status} to ${command}`
  if (status === 421 || !(isAboutMessage || command === 'MAIL FROM')) {
    return new TryAgain(answer, { longestSeconds: 20, pauseSeconds: 3 })
  }
  return new TryAgain(answer, { longestSeconds: 150 })
}

/** Each message as a file, named by its time and its Message-ID, so that a repeat writes the same one. */
function fileTransport(folder: string): MailTransport {
  const transport = createTransport({ streamTransport: true, buffer: true, ...noAccess })
  return {
    deliver: async (message) => {
      const { message: content } = await transport.sendMail(optionsOf(message))
      const name = fileName(message.messageId)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const unfinished = join(folder, `.${name}.${process.pid}`)
      await writeFile(unfinished, content, { mode: 0o600 })
      await rename(unfinished, join(folder, name))
    },
    close: () => {},
  }
}

/** A UUIDv7 begins with the milliseconds at which it was made. */
function fileName(messageId: string): string {
  const id = /^<([0-9a-f-]{36})@/.exec(messageId)?.[1]
  if (id === undefined) throw new Error('A Message-ID must begin with a UUID')
  const time = new Date(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16))
  return `${time.toISOString().replaceAll(/[-:.]/g, '')}-${id}.eml`
}
