import { SMTPServer } from 'smtp-server'

/** A real mail server that keeps who got what, and can go away. */
export class MailSink {
  port = 0
  isOpen = false
  #server: SMTPServer | undefined
  readonly #received: { to: string; messageId: string }[] = []

  async open(): Promise<void> {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onData: (stream, session, done) => {
        let text = ''
        stream.on('data', (data: Buffer) => (text += data.toString()))
        stream.on('end', () => {
          const messageId = /^Message-ID:\s*(<[^>]+>)/im.exec(text)?.[1] ?? ''
          for (const { address } of session.envelope.rcptTo) this.#received.push({ to: address, messageId })
          done()
        })
      },
    })
    // A client that was killed leaves its connection broken: no concern of the server's.
    server.on('error', () => {})
    await new Promise<void>((resolve) => server.listen(this.port, '127.0.0.1', resolve))
    const address = server.server.address()
    this.port = typeof address === 'object' && address !== null ? address.port : this.port
    this.#server = server
    this.isOpen = true
  }

  async close(): Promise<void> {
    const server = this.#server
    this.#server = undefined
    this.isOpen = false
    if (server !== undefined) await new Promise<void>((resolve) => server.close(resolve))
  }

  recipients(): Set<string> {
    return new Set(this.#received.map(({ to }) => to))
  }

  messageIds(): Map<string, Set<string>> {
    const groups = Map.groupBy(this.#received, ({ to }) => to)
    return new Map([...groups].map(([to, mails]) => [to, new Set(mails.map(({ messageId }) => messageId))]))
  }

  repeats(): number {
    return this.#received.length - this.recipients().size
  }
}
