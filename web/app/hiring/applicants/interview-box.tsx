import { useQueryClient } from '@tanstack/react-query'
import { CalendarPlus, Download, MapPin, PhoneCall } from 'lucide-react'
import { useState } from 'react'
import type { Applicant } from '../../../../contract/hiring.ts'
import type { Interview } from '../../../../contract/interviews.ts'
import {
  interviewTransitions,
  stepsToInterview,
  type InterviewState,
} from '../../../../contract/rules/hiring.ts'
import { useAct } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { renewApplicants } from '../../../shared/seekers/applicant-lists.ts'
import { Appointment } from '../../../shared/hiring/appointment.tsx'
import { Badge } from '../../../ui/badge.tsx'
import { buttonLooks, buttonSizes } from '../../../ui/button-looks.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { ConfirmDialog } from '../../../ui/controls/dialog.tsx'
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts'
import type { InterviewDialogProps } from './interview-dialog.tsx'
import { isOpenInterview } from './open-interview.ts'

const tones = {
  PROPOSED: 'waiting',
  AGREED: 'good',
  ASKED: 'info',
  CANCELLED: 'neutral',
  HELD: 'neutral',
} as const satisfies { [State in InterviewState]: string }

export type InterviewBoxProps = {
  jobId: string
  applicant: Applicant
  interview: Interview
  onMoved: () => void
}

/** The state of the last interview, and what may be done about it. */
export default function InterviewBox({ jobId, applicant, interview, onMoved }: InterviewBoxProps) {
  const { t } = useTexts()
  const { status, kind, place, note, chosenTime, betterTimes } = interview
  const shown = chosenTime === null ? interview.times : [chosenTime]
  const KindIcon = kind === 'PLACE' ? MapPin : PhoneCall
  return (
    <div className="grid gap-2 rounded-field bg-sunken p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="font-semibold">{t('applicants.interview.heading')}</h4>
        <Badge tone={tones[status]}>{t(`applicants.interview.states.${status}`)}</Badge>
      </div>
      {status === interviewTransitions.ask.to ? (
        betterTimes.length > 0 && (
          <p>
            {t('applicants.interview.better', {
              times: betterTimes.map((time) => t(`applicants.interview.betterTimes.${time}`)).join(' · '),
            })}
          </p>
        )
      ) : (
        <ul className="grid gap-1">
          {shown.map((time) => (
            <li key={time} className={chosenTime === null ? '' : 'font-semibold'}>
              <Appointment at={time} />
            </li>
          ))}
        </ul>
      )}
      <p className="flex items-start gap-2 wrap-anywhere">
        <KindIcon aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
        {kind === 'PLACE' ? place : t('applicants.interview.kindTexts.CALL')}
      </p>
      {note !== '' && <p className="text-sm whitespace-pre-line wrap-anywhere">{note}</p>}
      {isOpenInterview(status) && (
        <Acts jobId={jobId} applicant={applicant} interview={interview} onMoved={onMoved} />
      )}
    </div>
  )
}

function Acts({ jobId, applicant, interview, onMoved }: InterviewBoxProps) {
  const { t } = useTexts()
  const { Dialog, ask, close } = useLazyDialog<InterviewDialogProps>(
    async () => (await import('./interview-dialog.tsx')).InterviewDialog,
  )
  const isAgreed = interview.status === interviewTransitions.pick.to
  const isAsked = interview.status === interviewTransitions.ask.to
  return (
    <div className="flex flex-wrap gap-2">
      {isAgreed && (
        <a
          href={`/api/interviews/${interview.id}/calendar`}
          download
          className={`inline-flex items-center justify-center gap-2 rounded-field py-2 font-semibold ${buttonSizes.small} ${buttonLooks.secondary}`}
        >
          <Download aria-hidden="true" className="size-5 shrink-0" />
          {t('applicants.interview.calendar')}
        </a>
      )}
      {stepsToInterview(applicant.status) !== null && (
        <Button kind={isAsked ? 'secondary' : 'plain'} size="small" Icon={CalendarPlus} onClick={ask}>
          {t('applicants.interview.again')}
        </Button>
      )}
      <Cancel jobId={jobId} id={interview.id} onCancelled={onMoved} />
      {Dialog !== null && (
        <Dialog
          jobId={jobId}
          applicant={applicant}
          onClose={close}
          onSent={() => {
            close()
            onMoved()
          }}
        />
      )}
    </div>
  )
}

function Cancel({ jobId, id, onCancelled }: { jobId: string; id: string; onCancelled: () => void }) {
  const { t } = useTexts()
  const client = useQueryClient()
  const [asking, setAsking] = useState(false)
  const cancel = useAct('POST /interviews/:id/cancel', { failed: t('applicants.failed.act'), quiet: true })
  const confirm = async () => {
    if ((await cancel.run({ params: { id } })) === null) return
    await renewApplicants(client, jobId)
    setAsking(false)
    onCancelled()
  }
  return (
    <>
      <Button kind="plain" size="small" onClick={() => setAsking(true)}>
        {t('applicants.interview.cancel')}
      </Button>
      <ConfirmDialog
        open={asking}
        title={t('applicants.interview.cancelTitle')}
        text={t('applicants.interview.cancelText')}
        confirm={t('applicants.interview.cancel')}
        busy={cancel.busy}
        error={cancel.failure}
        onConfirm={() => void confirm()}
        onCancel={() => setAsking(false)}
      />
    </>
  )
}
