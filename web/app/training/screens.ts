import { call, defineAppScreens } from '../../lib/screens.ts'

const audience = ['CAREER'] as const
const texts = ['training'] as const
const first = () => [call('GET /training-status/status-with-modules', {})]

export const trainingScreens = defineAppScreens({
  trainingModules: {
    path: '/jobseeker/Training',
    audience,
    texts,
    first,
    load: () => import('./list/modules.tsx'),
  },
  trainingStatus: {
    path: '/jobseeker/training-status',
    audience,
    texts,
    first,
    load: () => import('./viewer/viewer.tsx'),
  },
})
