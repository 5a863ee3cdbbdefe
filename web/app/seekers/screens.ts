import { Pencil, Search, Star, UserRound } from 'lucide-react'
import { seekerPageSize } from '../../../contract/rules/seekers.ts'
import { call, defineAppScreens } from '../../lib/screens.ts'

const seekers = ['CAREER'] as const
const employers = ['HOUSEHOLD', 'BUSINESS'] as const
const saved = () => [call('GET /onboarding', {})]

export const seekerScreens = defineAppScreens({
  seekerHome: {
    path: '/jobseeker/profile',
    aliases: ['/jobseeker/dashboard', '/jobseeker'],
    audience: seekers,
    nav: { order: 1, icon: UserRound, tab: true },
    texts: [
      'home',
      'progress',
      'news',
      'picture',
      'profile',
      'onboarding',
      'applications',
      'jobSearch',
      'searching',
      'guarantors',
      'documents',
    ],
    keep: true,
    first: () => [call('GET /jobseeker/dashboard', {})],
    load: () => import('./home.tsx'),
  },
  editSeekerProfile: {
    path: '/jobseeker/edit-profile',
    audience: seekers,
    nav: { order: 7, icon: Pencil },
    texts: ['picture', 'profile', 'onboarding', 'dates'],
    first: () => [
      call('GET /profile', {}),
      call('GET /onboarding', {}),
      call('GET /job-seekers/availability', {}),
    ],
    load: () => import('./profile/seeker-profile.tsx'),
  },
  updateSkills: {
    path: '/jobseeker/update-skills',
    audience: seekers,
    nav: { order: 8, icon: Star },
    texts: ['profile', 'onboarding'],
    first: saved,
    load: () => import('./profile/update-skills.tsx'),
  },
  profileSetup: {
    path: '/jobseeker/profile-setup',
    audience: seekers,
    texts: ['onboarding', 'dates'],
    first: saved,
    load: () => import('./onboarding/profile-setup.tsx'),
  },
  jobPreferences: {
    path: '/jobseeker/job-preferences',
    aliases: ['/jobseeker/preferences'],
    audience: seekers,
    texts: ['onboarding'],
    first: saved,
    load: () => import('./onboarding/job-preferences.tsx'),
  },
  skillsCertification: {
    path: '/jobseeker/skills-certification',
    aliases: ['/jobseeker/skills'],
    audience: seekers,
    texts: ['onboarding'],
    first: saved,
    load: () => import('./onboarding/skills-certification.tsx'),
  },
  seekerSearch: {
    path: '/employer/search-employee',
    audience: employers,
    nav: { order: 3, icon: Search, tab: true },
    texts: ['seekerSearch', 'personMatch', 'searching', 'hiring', 'dates'],
    keep: true,
    // What the address asks for besides is known when its lists are: the screen asks for it itself.
    first: ({ query }) =>
      query.size > 0
        ? []
        : [call('GET /users/recommended-jobseekers', { query: { page: '0', size: String(seekerPageSize) } })],
    load: () => import('./search/seeker-search.tsx'),
  },
})
