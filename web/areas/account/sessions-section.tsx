import { MonitorSmartphone } from 'lucide-react'
import { useId, useRef, useState } from 'react'
import type { OwnAccount, OwnSession } from '../../../contract/account-settings.ts'
import { formatDateTime } from '../../../contract/rules/formats.ts'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { api } from '../../lib/api.ts'
import { useLater } from '../../lib/later.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { Section } from './section.tsx'
import { useWords } from './words.ts'

const load = () => api('GET /account/sessions', {})

export function SessionsSection({ account }: { account: OwnAccount }) {
  const { t } = useTexts()
  const later = useLater(load)
  return (
    <Section heading={t('settings.devices.heading')} text={t('settings.devices.text')}>
      {later.state === 'loading' ? (
        <Skeleton kind="lines" lines={4} />
      ) : later.state === 'failed' ? (
        <ErrorState level={3} onRetry={later.retry} />
      ) : (
        <Sessions account={account} loaded={later.value} />
      )}
    </Section>
  )
}

function Sessions({ account, loaded }: { account: OwnAccount; loaded: readonly OwnSession[] }) {
  const { t } = useTexts()
  const toast = useToast()
  const words = useWords()
  const list = useRef<HTMLUListElement>(null)
  const [sessions, setSessions] = useState(loaded)
  const [busy, setBusy] = useState<string | null>(null)
  const [message, setMessage] = useState<string | null>(null)
  const end = async (what: string, call: () => Promise<{ message: string }>, keeps: Keeps) => {
    setBusy(what)
    setMessage(null)
    try {
      const answer = await call()
      setSessions((now) => now.filter(keeps))
      // The button that was pressed is gone with its line.
      list.current?.focus()
      toast(answer.message)
    } catch (error) {
      setMessage(words(error))
    } finally {
      setBusy(null)
    }
  }
  return (
    <>
      {/* It takes the focus when a line of it is gone. */}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('settings.devices.heading')}
        className="grid gap-4 outline-none"
      >
        {sessions.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            account={account}
            busy={busy === session.id}
            onEnd={() =>
              void end(
                session.id,
                () => api('DELETE /account/sessions/:id', { params: { id: session.id } }),
                ({ id }) => id !== session.id,
              )
            }
          />
        ))}
      </ul>
      <FormAlert message={message} />
      {sessions.length > 1 && (
        <Button
          busy={busy === 'others'}
          onClick={() =>
            void end(
              'others',
              () => api('POST /account/sessions/end-others', {}),
              ({ current }) => current,
            )
          }
        >
          {t('settings.devices.endOthers')}
        </Button>
      )}
    </>
  )
}

type Keeps = (session: OwnSession) => boolean

function SessionLine(props: { session: OwnSession; account: OwnAccount; busy: boolean; onEnd: () => void }) {
  const { session, account } = props
  const { t, language } = useTexts()
  const id = useId()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line pb-4">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-primary" />
      <div className="min-w-0 grow basis-40">
        <p id={id} className="font-semibold wrap-anywhere">
          {session.device === '' ? t('settings.devices.unknown') : session.device}
        </p>
        <p className="text-sm text-muted">
          {t('settings.devices.seen', { time: formatDateTime(new Date(session.seenAt), language, account) })}
        </p>
      </div>
      {session.current ? (
        <Badge tone="good">{t('settings.devices.current')}</Badge>
      ) : (
        <Button kind="secondary" size="small" busy={props.busy} aria-describedby={id} onClick={props.onEnd}>
          {t('settings.devices.end')}
        </Button>
      )}
    </li>
  )
}
