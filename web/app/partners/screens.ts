import { HandCoins, Pencil } from 'lucide-react'
import { call, defineAppScreens } from '../../lib/screens.ts'

export const partnerScreens = defineAppScreens({
  partnerHome: {
    path: '/partner/dashboard',
    aliases: ['/agent'],
    audience: ['PARTNER'],
    nav: { order: 1, icon: HandCoins, tab: true },
    texts: ['home', 'picture', 'news'],
    first: () => [call('GET /profile', {}), call('GET /partners/news', {})],
    load: () => import('./home.tsx'),
  },
  editPartnerProfile: {
    path: '/partner/edit',
    audience: ['PARTNER'],
    nav: { order: 2, icon: Pencil, tab: true },
    texts: [],
    load: () => import('../coming-soon.tsx'),
  },
})
