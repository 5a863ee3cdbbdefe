import { expect, test } from 'vitest'
import { createEventParser, type StreamEvent } from './event-parser.ts'

function parse(...pieces: string[]): StreamEvent[] {
  const events: StreamEvent[] = []
  const read = createEventParser((event) => events.push(event))
  for (const piece of pieces) read(piece)
  return events
}

const text = 'id: 7\nevent: read\ndata: {"number":1}\n\n: heartbeat\n\nevent: sync\ndata: {}\n\n'
const events = [
  { id: '7', name: 'read', data: '{"number":1}' },
  { id: '7', name: 'sync', data: '{}' },
]

test('an id also applies to the events after it; a heartbeat is not an event', () => {
  expect(parse(text)).toEqual(events)
})

test('events are the same in any pieces and with any line ends', () => {
  for (const end of ['\n', '\r\n', '\r']) {
    const written = text.replaceAll('\n', end)
    // A return at the very end may be the first half of a line end.
    expect(parse(...written.split(''), 'id: 8\n'), JSON.stringify(end)).toEqual(events)
    for (let cut = 1; cut < written.length; cut += 1)
      expect(parse(written.slice(0, cut), written.slice(cut), 'x')).toEqual(events)
  }
})

test('lines of data are joined, one space after the colon is dropped, and unknown fields are ignored', () => {
  expect(parse('data:a\ndata:  b\ndata\nretry: 10\nnothing\n\n')).toEqual([
    { id: null, name: 'message', data: 'a\n b\n' },
  ])
})

test('an id without data updates the last id', () => {
  expect(parse('id: 9\n\n', 'event: lonely\n\n')).toEqual([{ id: '9', name: 'message', data: '' }])
})

test('an incomplete event is dropped', () => {
  expect(parse('event: read\ndata: {}\n')).toEqual([])
})
