import { SendHorizontal } from 'lucide-react'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import type { Conversation } from '../../../contract/messages.ts'
import { longestMessage, quickReplies, type ConversationParty } from '../../../contract/rules/messages.ts'
import { useUser } from '../../lib/app-context.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { keepDraft, readDraft } from '../../shared/messages/kept-texts.ts'
import { useOutbox } from '../../shared/messages/use-outbox.ts'

type Props = { conversation: Conversation; onSend: () => void }

/** The reply box, or the reason why nobody can write. */
export function ReplyArea({ conversation, onSend }: Props) {
  const { t } = useTexts()
  return (
    <footer className="border-t border-line p-2 lg:p-3">
      {conversation.state === 'open' ? (
        <Reply conversation={conversation} onSend={onSend} />
      ) : (
        <p className="text-center font-semibold">
          {conversation.state === 'closed' ? t('messages.closed') : t('messages.block.state')}
        </p>
      )}
    </footer>
  )
}

/** A device with a mouse has a keyboard. On a phone Enter starts a new line, as its key shows. */
const hasKeys = () => matchMedia('(pointer: fine)').matches
/** From this length on the number of characters is shown. */
const countedFrom = longestMessage - 200

function Reply({ conversation: { id, party }, onSend }: Props) {
  const { t } = useTexts()
  const ids = useId()
  const account = useUser().id
  const { outbox } = useOutbox()
  const [text, setText] = useState(() => readDraft(account, id))
  const box = useRef<HTMLTextAreaElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const write = (written: string) => {
    setText(written)
    keepDraft(account, id, written)
  }
  const send = () => {
    const written = text.trim()
    if (written === '') return box.current?.focus()
    outbox.add(id, written)
    write('')
    onSend()
    return box.current?.focus()
  }
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing || !hasKeys()) return
    event.preventDefault()
    send()
  }
  const fill = (words: string) => {
    write(words)
    // Focuses the send button on a phone, so that its keyboard stays closed.
    const next = hasKeys() ? box : button
    next.current?.focus()
  }
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
      className="grid gap-2"
    >
      {text === '' && <QuickReplies party={party} onChoose={fill} />}
      <div className="flex items-end gap-2">
        <div className="min-w-0 grow">
          <label htmlFor={ids} className="sr-only">
            {t('messages.reply.label')}
          </label>
          <textarea
            ref={box}
            id={ids}
            rows={1}
            maxLength={longestMessage}
            placeholder={t('messages.reply.label')}
            aria-describedby={`${ids}-keys`}
            value={text}
            onChange={(event) => write(event.target.value)}
            onKeyDown={onKey}
            className="field mt-0 block field-sizing-content max-h-40 min-h-12 resize-none py-2.5"
          />
        </div>
        <Button ref={button} submit Icon={SendHorizontal} signOnPhone>
          {t('messages.reply.send')}
        </Button>
      </div>
      <p id={`${ids}-keys`} className="text-sm text-muted pointer-coarse:hidden max-lg:sr-only">
        {t('messages.reply.keys')}
      </p>
      {text.length >= countedFrom && (
        <p aria-live="polite" className="text-end text-sm tabular-nums">
          {t('messages.reply.left', { length: text.length, limit: longestMessage })}
        </p>
      )}
    </form>
  )
}

function QuickReplies(props: { party: ConversationParty; onChoose: (words: string) => void }) {
  const { t } = useTexts()
  return (
    <ul aria-label={t('messages.reply.quick')} className="-mx-2 flex gap-2 overflow-x-auto px-2 pb-1">
      {quickReplies[props.party].map((name) => (
        <li key={name} className="shrink-0">
          <button
            type="button"
            onClick={() => props.onChoose(t(`messages.quick.${name}`))}
            className="min-h-11 cursor-pointer rounded-full border border-line bg-surface px-4 text-sm whitespace-nowrap hover:bg-primary-soft"
          >
            {t(`messages.quick.${name}`)}
          </button>
        </li>
      ))}
    </ul>
  )
}
