import { isDocumentMissing, progressOf, type Progress } from '../../../../contract/rules/progress.ts'
import type { SeekerDashboard } from '../../../../contract/seeker-dashboard.ts'

/** By the server's own rule, so that a step moves as soon as the person has done it. */
export const progressFrom = (dashboard: SeekerDashboard): Progress =>
  progressOf({
    profileSetup: dashboard.profileStatus.profileSetup,
    documents: dashboard.documentsList,
    guarantors: dashboard.guarantors,
    trainingComplete: dashboard.trainingStatus.trainingCompleted,
    available: dashboard.availability.available,
    placed: dashboard.profileStatus.workPlacement,
  })

export type Left = {
  profile: boolean
  /** The names of required documents that are missing. */
  documents: readonly string[]
  guarantor: boolean
  modules: number
}

/** What the person still has to do; what others have to do is not among it. */
export const leftOf = (dashboard: SeekerDashboard): Left => ({
  profile: !dashboard.profileStatus.profileSetup,
  documents: dashboard.documentsList
    .filter(({ required, state }) => required && isDocumentMissing(state))
    .map(({ label }) => label),
  guarantor: dashboard.guarantors.every(({ state }) => state === 'REFUSED'),
  modules: dashboard.trainingStatus.modules - dashboard.trainingStatus.completedModules,
})
