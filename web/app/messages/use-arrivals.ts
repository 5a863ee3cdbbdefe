import { useState } from 'react'
import type { Message, OpenConversation } from '../../../contract/messages.ts'

/** The newest message of the other side that arrived while the conversation was open. */
export function useArrivals({ messages }: OpenConversation): Message | null {
  const newest = messages.at(-1)
  const [known, setKnown] = useState({ number: newest?.number ?? 0, arrived: null as Message | null })
  if (newest !== undefined && newest.number > known.number) {
    const arrived = messages.findLast(({ isOwn, number }) => !isOwn && number > known.number)
    setKnown({ number: newest.number, arrived: arrived ?? known.arrived })
  }
  return known.arrived
}
