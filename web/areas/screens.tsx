import type { ComponentType } from 'react'
import type { SessionUser } from '../../contract/accounts.ts'
import type { Brand } from '../../contract/brand.ts'
import { SettingsScreen } from './account/settings-screen.tsx'
import { ApplicantsScreen } from './applicants/applicants-screen.tsx'
import { ApplicationsScreen } from './applications/applications-screen.tsx'
import { AdminScreen } from './admin/admin-screen.tsx'
import {
  DashboardScreen,
  EditJobScreen,
  EditProfileScreen,
  PostJobScreen,
} from './employer/employer-screens.tsx'
import { HomeScreen } from './home.tsx'
import { JobSearchScreen } from './job-search/job-search-screen.tsx'
import { OffersScreen } from './offers/offers-screen.tsx'
import { withFinishedNotice } from './onboarding/finished-notice.tsx'
import {
  JobPreferencesScreen,
  ProfileSetupScreen,
  SkillsCertificationScreen,
  VerificationScreen,
} from './onboarding/onboarding-screens.tsx'
import { screenPath } from './places.ts'
import { SeekerProfileScreen, UpdateSkillsScreen } from './profile/profile-screens.tsx'
import { SeekerSearchScreen } from './seeker-search/seeker-search-screen.tsx'

export type AreaScreenProps = { user: SessionUser; brand: Brand }

/** At home, and told so where the last step of onboarding was just done. */
const Home = withFinishedNotice(HomeScreen)

/** The screens that are there, by their address in small letters; the others say that they are being prepared. */
export const areaScreens: { readonly [path: string]: ComponentType<AreaScreenProps> } = {
  '/jobseeker/profile': Home,
  '/jobseeker/profile-setup': ProfileSetupScreen,
  '/jobseeker/job-preferences': JobPreferencesScreen,
  '/jobseeker/skills-certification': SkillsCertificationScreen,
  '/jobseeker/job-search': JobSearchScreen,
  '/jobseeker/applications': ApplicationsScreen,
  '/jobseeker/joboffers': OffersScreen,
  '/jobseeker/edit-profile': SeekerProfileScreen,
  '/jobseeker/update-skills': UpdateSkillsScreen,
  '/employer-profile': withFinishedNotice(DashboardScreen),
  '/employer/post-job': PostJobScreen,
  '/employer/edit-job/:id': EditJobScreen,
  '/employer/view-applicants': ApplicantsScreen,
  '/employer/view-applicants/:id': ApplicantsScreen,
  '/employer/search-employee': SeekerSearchScreen,
  '/employer/profile/edit': EditProfileScreen,
  '/employer/verification': VerificationScreen,
  '/partner/dashboard': HomeScreen,
  '/admin': AdminScreen,
  '/account': SettingsScreen,
}

/** Under which of these an address stands: as it is, or without the last part, which names one thing. */
export function screenKey(path: string): string {
  const whole = screenPath(path)
  return Object.hasOwn(areaScreens, whole) ? whole : whole.replace(/[^/]+$/, ':id')
}
