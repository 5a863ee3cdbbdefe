import type { ConversationParty } from '../../../contract/rules/messages.ts'
import { useTo } from '../../lib/paths.tsx'

/** The path of the list, a conversation, or one of its messages. */
export function useMessagesPath(party: ConversationParty) {
  const to = useTo()
  return (id?: string, at?: number): string => {
    const params = id === undefined ? {} : { id }
    const query = at === undefined ? '' : `?at=${at}`
    switch (party) {
      case 'seeker':
        return to('messages', params) + query
      case 'employer':
        return to('employerMessages', params) + query
      case 'staff':
        return to('staffMessages', params) + query
    }
  }
}
