import type { placementEndpoints } from '../../../contract/placements.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import { answerCheckIn, closeAlert } from './check-ins.ts'
import type { HiringTools } from './moves.ts'
import { endPlacement, listPlacements } from './placements.ts'
import { listReviewsOfEmployer, listReviewsOfSeeker, review } from './reviews.ts'

export const placementRoutes = (
  executor: Executor,
  { audit, ...tools }: HiringTools & { audit: Audit },
  texts: Texts,
): Handlers<typeof placementEndpoints> => ({
  'GET /placements': async ({ caller }) => ({ status: 200, body: await listPlacements(executor, caller) }),
  'POST /placements/:id/end': async ({ caller, params, body, language }) => {
    await endPlacement(executor, tools, caller, { id: params.id, reason: body.reason })
    return { status: 200, body: { success: true, message: texts(language, 'working.ended') } }
  },
  'POST /placements/:id/check-in': async ({ caller, params, body, language }) => {
    await answerCheckIn(executor, caller, { placementId: params.id, ...body })
    const message = texts(language, body.well ? 'working.goesWell' : 'working.goesBadly')
    return { status: 200, body: { success: true, message } }
  },
  'POST /placements/:id/review': async ({ caller, params, body, language }) => {
    await review(executor, tools, caller, { placementId: params.id, ...body })
    return { status: 200, body: { success: true, message: texts(language, 'working.reviewed') } }
  },
  'GET /job-seekers/:id/reviews': async ({ caller, params }) => ({
    status: 200,
    body: await listReviewsOfSeeker(executor, caller, params.id),
  }),
  'GET /jobs/:id/employer-reviews': async ({ caller, params }) => ({
    status: 200,
    body: await listReviewsOfEmployer(executor, caller, params.id),
  }),
  'POST /admin/check-ins/:id/close': async ({ caller, params, language }) => {
    await closeAlert(executor, audit, caller, params.id)
    return { status: 200, body: { success: true, message: texts(language, 'working.followedUp') } }
  },
})
