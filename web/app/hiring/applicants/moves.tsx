import { CalendarPlus } from 'lucide-react'
import type { Applicant } from '../../../../contract/hiring.ts'
import {
  applicationTransitions,
  movesFrom,
  stepsToInterview,
  type RejectionReason,
} from '../../../../contract/rules/hiring.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { HireButton } from '../../../shared/seekers/hire-button.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts'
import type { InterviewDialogProps } from './interview-dialog.tsx'
import type { RejectDialogProps } from './reject-dialog.tsx'
import { isOpenInterview } from './open-interview.ts'
import { useMove } from './use-move.ts'

type Props = { jobId: string; applicant: Applicant; onMoved: () => void }
type MovesProps = Props & {
  /** The state of the last offer is shown here, and nowhere else. */
  saysOffer: boolean
}

/** What may be done with an application now: the next step first and filled, the others quiet. */
export function Moves({ jobId, applicant, saysOffer, onMoved }: MovesProps) {
  const { t } = useTexts()
  const move = useMove(jobId)
  const { applicationId, status, interview } = applicant
  const names = movesFrom(status)
  const next = names[0]
  const mayInvite =
    stepsToInterview(status) !== null && (interview === null || !isOpenInterview(interview.status))
  const take = async (name: 'review' | 'shortlist') => {
    const answer = await move.run({ ids: [applicationId], status: applicationTransitions[name].to })
    if (answer !== null) onMoved()
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      {(['review', 'shortlist'] as const).map(
        (name) =>
          names.includes(name) && (
            <Button key={name} size="small" busy={move.busy} onClick={() => void take(name)}>
              {t(`applicants.moves.${name}`)}
            </Button>
          ),
      )}
      {mayInvite && (
        <Invite jobId={jobId} applicant={applicant} isNext={next === 'interview'} onMoved={onMoved} />
      )}
      {status !== applicationTransitions.hire.to && (
        <HireButton
          seeker={applicant}
          jobId={jobId}
          quiet={next !== 'offer'}
          saysState={saysOffer}
          onSent={saysOffer ? undefined : onMoved}
        />
      )}
      {names.includes('reject') && <Reject jobId={jobId} id={applicationId} onMoved={onMoved} />}
    </div>
  )
}

function Invite({ isNext, onMoved, ...props }: Props & { isNext: boolean }) {
  const { t } = useTexts()
  const { Dialog, ask, close } = useLazyDialog<InterviewDialogProps>(
    async () => (await import('./interview-dialog.tsx')).InterviewDialog,
  )
  return (
    <>
      <Button size="small" kind={isNext ? 'primary' : 'secondary'} Icon={CalendarPlus} onClick={ask}>
        {t('applicants.moves.interview')}
      </Button>
      {Dialog !== null && (
        <Dialog
          {...props}
          onClose={close}
          onSent={() => {
            close()
            onMoved()
          }}
        />
      )}
    </>
  )
}

function Reject({ jobId, id, onMoved }: { jobId: string; id: string; onMoved: () => void }) {
  const { t } = useTexts()
  const move = useMove(jobId, { quiet: true })
  const { Dialog, ask, close } = useLazyDialog<RejectDialogProps>(
    async () => (await import('./reject-dialog.tsx')).RejectDialog,
  )
  const reject = async (reason: RejectionReason | null) => {
    const answer = await move.run({ ids: [id], status: applicationTransitions.reject.to, reason })
    if (answer === null) return
    close()
    onMoved()
  }
  return (
    <>
      <Button kind="plain" size="small" onClick={ask}>
        {t('applicants.moves.reject')}
      </Button>
      {Dialog !== null && (
        <Dialog
          count={1}
          busy={move.busy}
          failure={move.failure}
          onClose={close}
          onReject={(reason) => void reject(reason)}
        />
      )}
    </>
  )
}
