import type { Conversation, Message } from '../../../contract/messages.ts'
import { useTexts } from '../../lib/texts.tsx'
import { lineOf, reasonOf } from '../../shared/hiring/history-lines.ts'

/** Names and texts of a conversation for its reader. */
export function useMessageWords() {
  const { t } = useTexts()
  const nameOf = (other: Pick<Conversation['with'], 'name'>): string =>
    other.name === '' ? t('messages.team') : other.name
  const you = t('messages.you')
  return {
    nameOf,
    /** Sender and receiver of a message or note. */
    sides: (message: Message, other: Conversation['with']) => {
      if (message.isOwn) return { sender: you, receiver: nameOf(other) }
      return { sender: message.party === 'system' ? t('common.brand') : nameOf(other), receiver: you }
    },
    /** The text of a message, or a note as worded for this reader. */
    contentOf: ({ text, note }: Message, { party }: Pick<Conversation, 'party'>): string => {
      if (note === null) return text
      const line = lineOf(note)
      const reader = party === 'seeker' ? 'seeker' : 'employer'
      return line === null ? t('messages.changed') : t(`hiringHistory.${reader}.${line}`)
    },
    reasonFor: ({ note }: Message): string | null => {
      const reason = note === null ? null : reasonOf(note)
      return reason === null
        ? null
        : t('hiringHistory.reason', { reason: t(`hiringHistory.reasons.${reason}`) })
    },
  }
}
