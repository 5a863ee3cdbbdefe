import type { seekerEndpoints } from '../../../contract/seekers.ts'
import type { ProfileStep } from '../../../contract/rules/accounts.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import { saveAvailability } from './availability.ts'
import {
  passVerification,
  readOnboarding,
  saveJobPreferences,
  saveProfileSetup,
  saveSkills,
} from './service.ts'
import { availabilityView, onboardingView } from './view.ts'

export function seekerRoutes(executor: Executor, texts: Texts): Handlers<typeof seekerEndpoints> {
  const saved = (language: Language, profileStep: ProfileStep | null) => ({
    status: 200 as const,
    body: { success: true as const, message: texts(language, 'accounts.profileSaved'), profileStep },
  })
  return {
    'GET /onboarding': async ({ caller }) => ({
      status: 200,
      body: onboardingView(await readOnboarding(executor, caller)),
    }),
    'PUT /onboarding/profile-setup': async ({ caller, body, language }) => {
      const today = new Date().toISOString().slice(0, 10)
      return saved(language, await saveProfileSetup(executor, caller, body, today))
    },
    'PUT /onboarding/job-preferences': async ({ caller, body, language }) =>
      saved(language, await saveJobPreferences(executor, caller, body)),
    'POST /skills-certification/user': async ({ caller, body, language }) =>
      saved(language, await saveSkills(executor, caller, body)),
    'GET /job-seekers/availability': async ({ caller }) => ({
      status: 200,
      body: availabilityView(await readOnboarding(executor, caller)),
    }),
    'PUT /job-seekers/availability': async ({ caller, body, language }) => {
      const today = new Date().toISOString().slice(0, 10)
      const data = availabilityView(await saveAvailability(executor, caller, body, today))
      const message = texts(language, data.available ? 'accounts.availableOn' : 'accounts.availableOff')
      return { status: 200, body: { success: true, message, data } }
    },
    'POST /onboarding/verification': async ({ caller, language }) =>
      saved(language, await passVerification(executor, caller)),
  }
}
