import { Megaphone, Search } from 'lucide-react'
import { call, defineAppScreens } from '../../lib/screens.ts'
import { recommendedInput, searchesKey } from './search/job-calls.ts'

const employers = ['HOUSEHOLD', 'BUSINESS'] as const

export const jobScreens = defineAppScreens({
  jobSearch: {
    path: '/jobseeker/job-search',
    aliases: ['/jobseeker/jobs'],
    audience: ['CAREER'],
    nav: { order: 2, icon: Search, tab: true },
    texts: ['jobSearch', 'searching'],
    keep: true,
    // What the address asks for besides is understood by the lists, which come with the screen.
    first: ({ query }) => [
      call(searchesKey, {}),
      ...(query.size > 0 ? [] : [call('GET /employer/jobs/recommended', recommendedInput(1, ''))]),
    ],
    load: () => import('./search/job-search.tsx'),
  },
  job: {
    path: '/jobseeker/jobs/:id',
    audience: ['CAREER'],
    texts: ['jobSearch', 'searching'],
    first: ({ params }) => [call('GET /jobs/:id', { params: { id: params['id'] ?? '' } })],
    load: () => import('./search/one-job.tsx'),
  },
  postJob: {
    path: '/employer/post-job',
    audience: employers,
    nav: { order: 2, icon: Megaphone, tab: true },
    texts: ['jobForm', 'dates'],
    load: () => import('./posting/post-job.tsx'),
  },
  editJob: {
    path: '/employer/edit-job/:id',
    audience: employers,
    texts: ['jobForm', 'dates'],
    first: ({ params }) => [call('GET /employer/jobs/:id', { params: { id: params['id'] ?? '' } })],
    load: () => import('./posting/edit-job.tsx'),
  },
})
