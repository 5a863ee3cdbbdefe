import { useQueryClient } from '@tanstack/react-query'
import {
  applicationTransitions,
  type ApplicationState,
  type MoveTarget,
  type RejectionReason,
} from '../../../../contract/rules/hiring.ts'
import type { Applicant } from '../../../../contract/hiring.ts'
import { useAct } from '../../../lib/endpoints.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { changeApplicants, renewApplicants } from '../../../shared/seekers/applicant-lists.ts'

export type Move = { ids: readonly string[]; status: MoveTarget; reason?: RejectionReason | null }

/** Moves applications for a job; every list of its applicants then shows where they are. */
export function useMove(jobId: string, { quiet = false }: { quiet?: boolean } = {}) {
  const { t } = useTexts()
  const client = useQueryClient()
  const act = useAct('POST /job-applications/move', {
    failed: t('applicants.failed.act'),
    refreshes: ['GET /employer/dashboard'],
    quiet,
    silent: true,
  })
  const run = async ({ ids, status, reason = null }: Move) => {
    const answer = await act.run({ body: { ids: [...ids], status, reason } })
    if (answer !== null) {
      changeApplicants(client, jobId, (applicant) =>
        answer.moved.includes(applicant.applicationId) ? moved(applicant, status, reason) : applicant,
      )
    }
    // Also where it was refused: somebody else may have moved it meanwhile.
    void renewApplicants(client, jobId)
    return answer
  }
  return { ...act, run }
}

const moved = (
  applicant: Applicant,
  status: ApplicationState,
  reason: RejectionReason | null,
): Applicant => ({
  ...applicant,
  status,
  rejectionReason: status === applicationTransitions.reject.to ? reason : null,
})
