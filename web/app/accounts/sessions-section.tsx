import { MonitorSmartphone } from 'lucide-react'
import { useId, useRef } from 'react'
import type { OwnSession } from '../../../contract/account-settings.ts'
import { formatDateTime } from '../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useAct, useEndpoint } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { FormAlert } from '../../ui/controls/form-alert.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Section } from './section.tsx'
import { useFailureTexts } from './use-failed.ts'

export function SessionsSection() {
  const { t } = useTexts()
  const sessions = useEndpoint('GET /account/sessions', {})
  return (
    <Section heading={t('settings.devices.heading')} text={t('settings.devices.text')}>
      <Loaded of={sessions} level={3} skeleton={<Skeleton kind="lines" lines={4} />}>
        {(list) => <Sessions sessions={list} />}
      </Loaded>
    </Section>
  )
}

function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const { t } = useTexts()
  const list = useRef<HTMLUListElement>(null)
  const settings = { ...useFailureTexts(), refreshes: ['GET /account/sessions'], quiet: true } as const
  const endOne = useAct('DELETE /account/sessions/:id', settings)
  const endOthers = useAct('POST /account/sessions/end-others', settings)
  const busy = endOne.busy || endOthers.busy
  const end = async (act: () => Promise<object | null>) => {
    if (busy) return
    endOne.forget()
    endOthers.forget()
    // The button that was pressed is gone with its line.
    if ((await act()) !== null) list.current?.focus()
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
            busy={endOne.running?.params.id === session.id}
            onEnd={() => void end(() => endOne.run({ params: { id: session.id } }))}
          />
        ))}
      </ul>
      <FormAlert message={endOne.failure ?? endOthers.failure} />
      {sessions.length > 1 && (
        <Button busy={endOthers.busy} onClick={() => void end(() => endOthers.run({}))}>
          {t('settings.devices.endOthers')}
        </Button>
      )}
    </>
  )
}

function SessionLine(props: { session: OwnSession; busy: boolean; onEnd: () => void }) {
  const { session } = props
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  const id = useId()
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line pb-4">
      <MonitorSmartphone aria-hidden="true" className="size-6 shrink-0 text-primary" />
      <div className="min-w-0 grow basis-40">
        <p id={id} className="font-semibold wrap-anywhere">
          {session.device === '' ? t('settings.devices.unknown') : session.device}
        </p>
        <p className="text-sm text-muted">
          {t('settings.devices.seen', {
            time: formatDateTime(new Date(session.seenAt), language, preferences),
          })}
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
