import { Mail } from 'lucide-react'
import { call, defineAppScreens, type AppScreen } from '../../lib/screens.ts'

/** The same screens for everyone who has conversations. */
const parts = {
  texts: ['messages', 'hiringHistory', 'searching'],
  keep: true,
  spansParams: true,
  first: ({ params: { id } }) => [
    call('GET /conversations', { query: {} }),
    ...(id === undefined ? [] : [call('GET /conversations/:id', { params: { id } })]),
  ],
  load: () => import('./messages.tsx'),
} as const satisfies Partial<AppScreen>

export const messageScreens = defineAppScreens({
  messages: {
    ...parts,
    path: '/jobseeker/messages/:id?',
    audience: ['CAREER'],
    nav: { order: 6, icon: Mail },
  },
  employerMessages: {
    ...parts,
    path: '/employer/messages/:id?',
    audience: ['HOUSEHOLD', 'BUSINESS'],
    nav: { order: 6, icon: Mail },
  },
  staffMessages: {
    ...parts,
    path: '/admin/messages/:id?',
    audience: ['ADMIN'],
    nav: { order: 2, icon: Mail },
  },
})
