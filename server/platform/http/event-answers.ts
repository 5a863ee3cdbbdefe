import type { FastifyReply, FastifyRequest } from 'fastify'
import type { EventFeed, EventSchemas } from '../../../contract/endpoint.ts'
import type { Streams } from '../events/streams.ts'
import { writerOf } from './strip-undeclared.ts'

type EventWriter = (event: string, data: unknown, id: string | undefined) => string

/** Serializes events; when checked, one that does not match its schema throws. */
export function eventWriterOf(schemas: EventSchemas, isChecked: boolean): EventWriter {
  const writers = new Map(
    Object.entries(schemas).map(([event, schema]) => [event, writerOf(schema, isChecked)]),
  )
  return (event, data, id) => {
    const write = writers.get(event)
    if (write === undefined) throw new Error(`The event ${event} is not declared`)
    return `${id === undefined ? '' : `id: ${id}\n`}event: ${event}\ndata: ${write(data)}\n\n`
  }
}

/** Opens the stream and starts its feed. */
export function sendEvents(
  { write, feed, streams }: { write: EventWriter; feed: EventFeed<EventSchemas>; streams: Streams },
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (request.caller === null) throw new Error('Only somebody who is signed in can open a stream')
  const stream = streams.open(request.caller, reply.raw)
  request.isStreaming = true
  feed({
    send: ({ event, data, id }) => stream.write(write(event, data, id)),
    mark: (id) => stream.write(`id: ${id}\n\n`),
    onEnd: (callback) => void (stream.closed ? callback() : stream.once('close', callback)),
  }).catch((error: unknown) => {
    request.log.error({ err: error }, 'A stream failed')
    stream.end()
  })
  return reply
    .headers({
      'content-type': 'text/event-stream',
      'cache-control': 'no-store, no-transform',
      // Otherwise nginx buffers events.
      'x-accel-buffering': 'no',
    })
    .send(stream)
}
