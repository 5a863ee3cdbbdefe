import { storedStep, tokenRole } from './session.ts'

/** Where somebody who opens the site is at home, by the hints kept here; null: where they are. */
export function startTarget(): string | null {
  const role = tokenRole()
  return role === null ? (stepTargets[storedStep() ?? ''] ?? null) : (roleTargets[role] ?? null)
}

const roleTargets: { readonly [role: string]: string } = {
  JOBSEEKER: '/jobseeker/dashboard',
  EMPLOYER: '/employer/profile',
  ADMIN: '/admin',
  AGENT: '/agent',
}
const stepTargets: { readonly [step: string]: string } = {
  PROFILE_SETUP: '/jobseeker/profile-setup',
  JOB_PREFERENCES: '/jobseeker/preferences',
  SKILLS_CERTIFICATION: '/jobseeker/skills',
  VERIFICATION: '/employer/verification',
}

/** Somebody who comes from a page of ours has chosen to be here. */
export const isOpened = (): boolean =>
  location.pathname === '/' && !document.referrer.startsWith(`${location.origin}/`)
