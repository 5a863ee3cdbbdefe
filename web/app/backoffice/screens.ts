import { LayoutDashboard } from 'lucide-react'
import { call, defineAppScreens } from '../../lib/screens.ts'

export const backofficeScreens = defineAppScreens({
  backoffice: {
    path: '/admin',
    audience: ['ADMIN'],
    nav: { order: 1, icon: LayoutDashboard, tab: true },
    texts: ['home', 'picture', 'backOffice'],
    first: () => [
      call('GET /profile', {}),
      call('GET /admin/urgent', {}),
      call('GET /admin/employers', { query: { page: '0' } }),
      call('GET /admin/doubtful-texts', {}),
    ],
    load: () => import('./home.tsx'),
  },
})
