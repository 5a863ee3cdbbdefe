import { Columns3 } from 'lucide-react'
import type { Applicant } from '../../../../contract/hiring.ts'
import { applicationTransitions, movesFrom, type RejectionReason } from '../../../../contract/rules/hiring.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { useToast } from '../../../lib/toast.ts'
import { Button } from '../../../ui/controls/button.tsx'
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts'
import type { RejectDialogProps } from './reject-dialog.tsx'
import { mostCompared } from './compared.ts'
import { useMove } from './use-move.ts'

/** An interview and an offer are for one person each. */
const together = ['review', 'shortlist', 'reject'] as const
type Together = (typeof together)[number]

export type ChosenBarProps = {
  jobId: string
  people: readonly Applicant[]
  onCompare: () => void
  onClear: () => void
}

/** What may be done with those who are chosen. It stays in sight while the cards scroll by. */
export function ChosenBar({ jobId, people, onCompare, onClear }: ChosenBarProps) {
  const { t } = useTexts()
  const count = people.length
  const acts = useMoveTogether(jobId, people, onClear)
  const { Dialog, ask, close } = useLazyDialog<RejectDialogProps>(
    async () => (await import('./reject-dialog.tsx')).RejectDialog,
  )
  const reject = async (reason: RejectionReason | null) => {
    if (await acts.move('reject', reason)) close()
  }
  const offered = together.filter((name) => people.some(({ status }) => movesFrom(status).includes(name)))
  return (
    <div className="sticky bottom-[calc(var(--bottom-bar,0px)+0.5rem)] z-5 mt-4">
      {count > 0 && (
        <div className="lifted flex flex-wrap items-center justify-between gap-x-4 gap-y-1 rounded-card border border-line bg-raised p-3">
          <p aria-live="polite">{t('applicants.chosen.count', { count })}</p>
          <div className="flex flex-wrap gap-1">
            <Button
              size="small"
              Icon={Columns3}
              disabled={count < 2 || count > mostCompared}
              onClick={onCompare}
            >
              {t('applicants.compare.show')}
            </Button>
            {offered.map((name) => (
              <Button
                key={name}
                kind="secondary"
                size="small"
                busy={name !== 'reject' && acts.busy}
                onClick={() => (name === 'reject' ? ask() : void acts.move(name))}
              >
                {t(`applicants.moves.${name}`)}
              </Button>
            ))}
            <Button kind="plain" size="small" onClick={onClear}>
              {t('applicants.chosen.clear')}
            </Button>
          </div>
        </div>
      )}
      {Dialog !== null && (
        <Dialog
          count={count}
          busy={acts.rejecting}
          failure={acts.failure}
          onClose={close}
          onReject={(reason) => void reject(reason)}
        />
      )}
    </div>
  )
}

/** Moves all who are chosen; those who cannot come there stay where they are, and it is said how many. */
function useMoveTogether(jobId: string, people: readonly Applicant[], onMoved: () => void) {
  const { t } = useTexts()
  const toast = useToast()
  const step = useMove(jobId)
  // The dialog shows what went wrong itself.
  const reject = useMove(jobId, { quiet: true })
  return {
    busy: step.busy,
    rejecting: reject.busy,
    failure: reject.failure,
    /** Whether it was done. */
    move: async (name: Together, reason: RejectionReason | null = null): Promise<boolean> => {
      const ids = people.map(({ applicationId }) => applicationId)
      const { to } = applicationTransitions[name]
      const answer = await (name === 'reject' ? reject : step).run({ ids, status: to, reason })
      if (answer === null) return false
      const unmoved = answer.unmoved.length
      const said = [
        t('applicants.chosen.moved', { count: answer.moved.length }),
        ...(unmoved === 0 ? [] : [t('applicants.chosen.unmoved', { count: unmoved })]),
      ]
      toast(said.join(' '), unmoved === 0 ? 'good' : 'info')
      onMoved()
      return true
    },
  }
}
