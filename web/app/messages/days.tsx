import { TriangleAlert } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import type { Conversation, Message } from '../../../contract/messages.ts'
import { dayInEthiopia, spellDate } from '../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { MessageLine } from './message-line.tsx'
import { NoteLine } from './note-line.tsx'

type Day = { day: string; messages: Message[] }

const byDay = (messages: readonly Message[]): Day[] => {
  const days: Day[] = []
  for (const message of messages) {
    const day = dayInEthiopia(new Date(message.sentAt))
    const last = days.at(-1)
    if (last?.day === day) last.messages.push(message)
    else days.push({ day, messages: [message] })
  }
  return days
}

/** The job of the note before it: several notes about one job name it once. */
const jobBefore = (messages: readonly Message[], { number }: Message): string | null =>
  messages.findLast((each) => each.note !== null && each.number < number)?.jobTitle ?? null

type Props = {
  conversation: Conversation
  messages: readonly Message[]
  /** There are no older messages. */
  isWhole: boolean
  at: number | null
}

/** Messages grouped by day, in the reader's calendar. */
export function Days({ conversation, messages, isWhole, at }: Props) {
  const nameDay = useDayNames()
  const own = messages.filter(({ isOwn, note }) => isOwn && note === null)
  const newestOwn = own.at(-1)?.number
  const seen = own.findLast(({ number }) => number <= conversation.otherReadNumber)?.number
  const isWarned = isWhole && !conversation.with.isVerified
  const firstOfEmployer = messages.find(({ party, note }) => party === 'employer' && note === null)
  return byDay(messages).map((each) => (
    <section key={each.day} aria-label={nameDay(each.day)} className="grid gap-3">
      <p aria-hidden="true" className="text-center text-sm font-semibold text-muted">
        {nameDay(each.day)}
      </p>
      <ol className="grid gap-3">
        {each.messages.map((message) => (
          <li key={message.number} className="grid gap-3">
            {isWarned && message === firstOfEmployer && <NotVerified />}
            {message.note === null ? (
              <MessageLine
                message={message}
                conversation={conversation}
                state={message.number === seen ? 'seen' : message.number === newestOwn ? 'sent' : null}
                isFound={message.number === at}
              />
            ) : (
              <NoteLine
                message={message}
                conversation={conversation}
                namesJob={message.jobTitle !== jobBefore(messages, message)}
              />
            )}
          </li>
        ))}
      </ol>
    </section>
  ))
}

const dayMilliseconds = 24 * 3600_000
const presentDay = () => dayInEthiopia(new Date())
const never = () => () => {}

function useDayNames() {
  const { t, language } = useTexts()
  const habits = useDatePreferences()
  const today = useSyncExternalStore(never, presentDay)
  const yesterday = dayInEthiopia(new Date(Date.parse(`${today}T12:00Z`) - dayMilliseconds))
  return (day: string): string => {
    if (day === today) return t('messages.today')
    return day === yesterday ? t('messages.yesterday') : spellDate(day, language, habits)
  }
}

function NotVerified() {
  const { t } = useTexts()
  return (
    <p className="flex gap-2 rounded-card bg-accent-soft p-3 text-on-accent-soft">
      <TriangleAlert aria-hidden="true" className="size-5 shrink-0" />
      <span className="min-w-0">{t('messages.notVerified')}</span>
    </p>
  )
}
