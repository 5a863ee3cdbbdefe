import { LayoutDashboard, Pencil } from 'lucide-react'
import { call, defineAppScreens } from '../../lib/screens.ts'

const employers = ['HOUSEHOLD', 'BUSINESS'] as const

export const employerScreens = defineAppScreens({
  employerHome: {
    path: '/employer-profile',
    aliases: ['/employer/profile', '/employer'],
    audience: employers,
    nav: { order: 1, icon: LayoutDashboard, tab: true },
    texts: ['employer', 'news', 'onboarding', 'picture', 'documents'],
    keep: true,
    first: () => [call('GET /employer/dashboard', {})],
    load: () => import('./dashboard.tsx'),
  },
  editEmployerProfile: {
    path: '/employer/profile/edit',
    audience: employers,
    nav: { order: 4, icon: Pencil, tab: true },
    texts: ['profile'],
    first: () => [call('GET /profile', {})],
    load: () => import('./edit-profile.tsx'),
  },
  employerVerification: {
    path: '/employer/verification',
    audience: employers,
    texts: ['onboarding', 'documents'],
    first: () => [call('GET /documents', {})],
    load: () => import('./verification.tsx'),
  },
})
