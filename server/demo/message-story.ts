import type { ConversationParty } from '../../contract/rules/messages.ts'

export type Line = readonly [party: ConversationParty, text: string]

/** Lines written within a short time. */
export type Talk = {
  /** The event that it follows, as `subject.transition`, the last one if repeated. Without it: the time of the demo. */
  after?: string
  /** Hours after that; before it if negative. */
  hours: number
  lines: readonly Line[]
}

/** What two people wrote to each other between the events of hiring. */
export type MessageStory = {
  /** Usernames; without one of them the other side is staff. */
  seeker?: string
  employer?: string
  talks: readonly Talk[]
  /** How many of the newest messages each side has not read yet. */
  unread?: { readonly [Party in ConversationParty]?: number }
}
