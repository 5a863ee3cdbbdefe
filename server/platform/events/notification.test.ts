import { expect, test } from 'vitest'
import type { liveEvents } from '../../../contract/live.ts'
import { exampleId } from '../../../contract/openapi/example-id.ts'
import { readNotification } from './notification.ts'

const data = {
  message: { conversationId: exampleId, number: 3 },
  read: { conversationId: exampleId, party: 'seeker', number: 3 },
  block: { conversationId: exampleId },
  sync: {},
} satisfies { readonly [Name in keyof typeof liveEvents]: object }

test.each(Object.entries(data))('a published %s event is parsed', (event, carried) => {
  const to = ['staff', { accountId: exampleId }]
  const payload = JSON.stringify({ at: 1_793_608_200_000, to, event, data: carried })
  expect(readNotification(payload)).toEqual({ to, event: { id: '1793608200000', event, data: carried } })
})

const sound = { at: 1, to: ['staff'], event: 'message', data: data.message }
test.each([
  ['no JSON', 'hello'],
  ['nothing', ''],
  ['no object', 'null'],
  ['an event that nobody declared', JSON.stringify({ ...sound, event: 'toString' })],
  ['data of another event', JSON.stringify({ ...sound, event: 'read' })],
  ['a recipient that is none', JSON.stringify({ ...sound, to: [{ accountId: 'everyone' }] })],
  ['no recipients', JSON.stringify({ ...sound, to: undefined })],
  ['a time that is none', JSON.stringify({ ...sound, at: '1\n\nevent: sync' })],
])('%s is ignored', (_what, payload) => {
  expect(readNotification(payload)).toBeNull()
})

test('undeclared fields are stripped', () => {
  const payload = JSON.stringify({ ...sound, data: { ...data.message, text: 'Hello' } })
  expect(readNotification(payload)?.event.data).toEqual(data.message)
})
