import { Mail } from 'lucide-react'
import { defineAppScreens } from '../../lib/screens.ts'

export const messageScreens = defineAppScreens({
  messages: {
    path: '/jobseeker/messages',
    audience: ['CAREER'],
    nav: { order: 6, icon: Mail },
    texts: [],
    load: () => import('../coming-soon.tsx'),
  },
})
