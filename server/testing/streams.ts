import { get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'

type Options = { cookie?: string; lastEventId?: string }
export type ReadEvent = { id?: string; event: string; data: unknown }

/** An open stream of events as a client sees it, over a connection of its own. */
export class StreamReader {
  readonly response: IncomingMessage
  /** Everything received so far. */
  text = ''
  readonly ended: Promise<void>

  constructor(response: IncomingMessage) {
    this.response = response
    this.ended = new Promise((resolve) => response.once('close', resolve))
    response.on('error', () => {})
  }

  read(): this {
    this.response.setEncoding('utf8').on('data', (part: string) => (this.text += part))
    return this
  }

  /** Without comments and blocks that have only an id. */
  get events(): ReadEvent[] {
    return this.text.split('\n\n').flatMap((block) => {
      const fields = new Map(block.split('\n').map((line) => splitLine(line)))
      const data = fields.get('data')
      const id = fields.get('id')
      if (data === undefined) return []
      return [
        {
          ...(id === undefined ? {} : { id }),
          event: fields.get('event') ?? '',
          data: JSON.parse(data) as unknown,
        },
      ]
    })
  }

  /** The last id received, with or without an event. */
  get lastId(): string | undefined {
    return [...this.text.matchAll(/^id: (\d+)$/gm)].at(-1)?.[1]
  }

  get isOver(): boolean {
    return this.response.closed
  }

  close(): void {
    this.response.destroy()
  }
}

const splitLine = (line: string): [string, string] => {
  const at = line.indexOf(': ')
  return [line.slice(0, at), line.slice(at + 2)]
}

/** Opens `GET /api/events` and waits for its headers, without reading the body yet. */
export function openStream(address: string, { cookie, lastEventId }: Options): Promise<StreamReader> {
  return new Promise((resolve, reject) => {
    const headers = {
      ...(cookie === undefined ? {} : { cookie }),
      ...(lastEventId === undefined ? {} : { 'last-event-id': lastEventId }),
    }
    get(`${address}/api/events`, { agent: false, headers }, (response) => {
      if (response.statusCode === 200) resolve(new StreamReader(response))
      else void text(response).then((body) => reject(new Error(`${response.statusCode} ${body}`)))
    }).once('error', reject)
  })
}
