import { SMTPServer } from 'smtp-server'
import { afterAll } from 'vitest'
import { freePort } from './process.ts'

type Received = { to: string[]; raw: string }

/** A real mail server on this machine, which keeps what it gets. */
export async function startMailServer(options: { port?: number } = {}) {
  const port = options.port ?? (await freePort())
  const received: Received[] = []
  /** Answers by address, used up one by one. */
  const refusals = new Map<string, number[]>()
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _session, answer) => {
      const status = refusals.get(address)?.shift()
      if (status === undefined) answer()
      // Servers like to repeat the address.
      else answer(Object.assign(new Error(`<${address}> is not wanted here`), { responseCode: status }))
    },
    onData: (stream, session, answer) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        received.push({
          to: session.envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        })
        answer()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  const stop = () => new Promise<void>((resolve) => server.close(resolve))
  afterAll(stop)
  return {
    port,
    url: `smtp://127.0.0.1:${port}`,
    received,
    to: (address: string) => received.filter((message) => message.to.includes(address)),
    refuse: (address: string, ...statuses: number[]) => refusals.set(address, statuses),
    stop,
  }
}
