import { useQueryClient } from '@tanstack/react-query'
import { CalendarCheck, CalendarPlus, CalendarX, MapPin, Phone } from 'lucide-react'
import { useState, type ReactNode, type RefObject } from 'react'
import type { Interview } from '../../../../contract/interviews.ts'
import { betterTimes, interviewTransitions } from '../../../../contract/rules/hiring.ts'
import { refresh, useAct } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { Appointment } from '../../../shared/hiring/appointment.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { CheckboxGroup } from '../../../ui/controls/checkbox-group.tsx'
import { listKey } from './list-key.ts'

type Props = {
  interview: Interview
  /** Takes the focus of a button that is gone. */
  heading: RefObject<HTMLHeadingElement | null>
}

/** An interview that waits for the seeker's answer, is agreed, or waits for another time; nothing once it is over. */
export function InterviewPart({ interview, heading }: Props) {
  const { status } = interview
  if (status === interviewTransitions.propose.to) return <Proposed interview={interview} heading={heading} />
  if (status === interviewTransitions.pick.to) return <Agreed interview={interview} heading={heading} />
  return status === interviewTransitions.ask.to ? <Asked /> : null
}

function Frame({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-3 grid gap-3 rounded-card bg-primary-soft p-3">
      <h3 className="font-bold">{title}</h3>
      {children}
    </div>
  )
}

function Proposed({ interview, heading }: Props) {
  const { t } = useTexts()
  const client = useQueryClient()
  const pick = useAct('POST /interviews/:id/pick', {
    failed: t('applications.interview.failed'),
    refreshes: [listKey, 'GET /jobseeker/dashboard'],
  })
  const choose = async (time: string) => {
    const answer = await pick.run({ params: { id: interview.id }, body: { time } })
    // A refusal means that the employer has changed it in the meantime.
    if (answer === null) await refresh(client, [listKey])
    else heading.current?.focus()
  }
  return (
    <Frame title={t('applications.interview.invited')}>
      <Where interview={interview} />
      {interview.times.length > 0 && <p>{t('applications.interview.choose')}</p>}
      <ul className="grid gap-2">
        {interview.times.map((time) => (
          <li key={time} className="grid">
            <Button busy={pick.running?.body.time === time} onClick={() => void choose(time)}>
              <Appointment at={time} />
            </Button>
          </li>
        ))}
      </ul>
      <AskForAnother interview={interview} heading={heading} open={t('applications.interview.another')} />
    </Frame>
  )
}

function Agreed({ interview, heading }: Props) {
  const { t } = useTexts()
  return (
    <Frame title={t('applications.interview.agreed')}>
      {interview.chosenTime !== null && (
        <p className="flex gap-2 font-bold">
          <CalendarCheck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
          <Appointment at={interview.chosenTime} />
        </p>
      )}
      <Where interview={interview} />
      <div>
        <ButtonLink download kind="secondary" size="small" href={`/api/interviews/${interview.id}/calendar`}>
          <CalendarPlus aria-hidden="true" className="size-5 shrink-0" />
          {t('applications.interview.calendar')}
        </ButtonLink>
      </div>
      <AskForAnother interview={interview} heading={heading} open={t('applications.interview.cannotCome')} />
    </Frame>
  )
}

function Asked() {
  const { t } = useTexts()
  return (
    <Frame title={t('applications.interview.asked')}>
      <p>{t('applications.interview.askedText')}</p>
    </Frame>
  )
}

/** The place, or that staff connect both on a call; and what the employer adds. */
function Where({ interview: { kind, place, note } }: { interview: Interview }) {
  const { t } = useTexts()
  const [Icon, words] =
    kind === 'CALL' ? ([Phone, t('applications.interview.call')] as const) : ([MapPin, place] as const)
  return (
    <>
      <p className="flex gap-2">
        <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary" />
        <span className="min-w-0 wrap-anywhere">{words}</span>
      </p>
      {note !== '' && <p className="whitespace-pre-line wrap-anywhere">{note}</p>}
    </>
  )
}

/** Opens four parts of the day or the week to choose from, and one button that sends them. */
function AskForAnother({ interview, heading, open }: Props & { open: string }) {
  const { t } = useTexts()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [chosen, setChosen] = useState<readonly string[]>([])
  const ask = useAct('POST /interviews/:id/ask', {
    failed: t('applications.interview.failed'),
    refreshes: [listKey, 'GET /jobseeker/dashboard'],
  })
  const send = async () => {
    const body = { betterTimes: betterTimes.filter((time) => chosen.includes(time)) }
    const answer = await ask.run({ params: { id: interview.id }, body })
    if (answer === null) await refresh(client, [listKey])
    else heading.current?.focus()
  }
  if (!isOpen) {
    return (
      <div>
        <Button kind="plain" size="small" Icon={CalendarX} onClick={() => setOpen(true)}>
          {open}
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      <CheckboxGroup
        legend={t('applications.interview.better')}
        name="betterTimes"
        error={null}
        options={betterTimes.map((id) => ({ id, label: t(`applications.interview.times.${id}`) }))}
        chosen={chosen}
        onChange={setChosen}
      />
      <div>
        <Button kind="secondary" size="small" busy={ask.busy} onClick={() => void send()}>
          {t('applications.interview.ask')}
        </Button>
      </div>
    </div>
  )
}
