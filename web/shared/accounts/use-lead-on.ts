import { homes, nextStep, stepPaths, type ProfileStep } from '../../../contract/rules/accounts.ts'
import { useUser } from '../../lib/app-context.tsx'
import { store, storageKeys } from '../../lib/browser-storage.ts'
import { go } from '../../lib/navigation.ts'
import { usePath } from '../../lib/paths.tsx'
import { doneQuery } from './finished-notice.tsx'

export type SavedStep = { profileStep: ProfileStep | null }

/** Leads to what is next for this person: the step that is still open, else the one after this, else home. */
export function useLeadOn(step: ProfileStep) {
  const path = usePath()
  const user = useUser()
  return ({ profileStep }: SavedStep) => {
    store(storageKeys.step, profileStep)
    const next = profileStep ?? nextStep(step)
    go(next === null ? path(homes[user.role]) + doneQuery : path(stepPaths[next]))
  }
}
