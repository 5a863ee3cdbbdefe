import { Settings } from 'lucide-react'
import { accountTypes } from '../../../contract/rules/accounts.ts'
import { call, defineAppScreens } from '../../lib/screens.ts'

export const accountScreens = defineAppScreens({
  account: {
    path: '/account',
    audience: accountTypes,
    nav: { order: 9, icon: Settings },
    texts: ['settings', 'picture'],
    first: () => [call('GET /account', {}), call('GET /account/sessions', {})],
    load: () => import('./settings.tsx'),
  },
})
