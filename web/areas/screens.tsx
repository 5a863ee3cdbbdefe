import type { ComponentType } from 'react'
import type { SessionUser } from '../../contract/accounts.ts'
import { SettingsScreen } from './account/settings-screen.tsx'
import { HomeScreen } from './home.tsx'
import { withFinishedNotice } from './onboarding/finished-notice.tsx'
import {
  JobPreferencesScreen,
  ProfileSetupScreen,
  SkillsCertificationScreen,
  VerificationScreen,
} from './onboarding/onboarding-screens.tsx'

export type AreaScreenProps = { user: SessionUser }

/** At home, and told so where the last step of onboarding was just done. */
const Home = withFinishedNotice(HomeScreen)

/** The screens that are there, by their address in small letters; the others say that they are being prepared. */
export const areaScreens: { readonly [path: string]: ComponentType<AreaScreenProps> } = {
  '/jobseeker/profile': Home,
  '/jobseeker/profile-setup': ProfileSetupScreen,
  '/jobseeker/job-preferences': JobPreferencesScreen,
  '/jobseeker/skills-certification': SkillsCertificationScreen,
  '/employer-profile': Home,
  '/employer/verification': VerificationScreen,
  '/partner/dashboard': HomeScreen,
  '/admin': HomeScreen,
  '/account': SettingsScreen,
}
