import { BriefcaseBusiness, FileText } from 'lucide-react'
import { call, defineAppScreens } from '../../lib/screens.ts'
import { isJobId } from './applicants/job-id.ts'

export const hiringScreens = defineAppScreens({
  applications: {
    path: '/jobseeker/Applications',
    audience: ['CAREER'],
    nav: { order: 3, icon: FileText, tab: true },
    texts: ['applications'],
    keep: true,
    first: () => [call('GET /job-preferences/jobs/job-seeker', {})],
    load: () => import('./applications/applications.tsx'),
  },
  jobOffers: {
    path: '/jobseeker/JobOffers',
    audience: ['CAREER'],
    nav: { order: 4, icon: BriefcaseBusiness, tab: true },
    texts: ['offers'],
    keep: true,
    first: () => [call('GET /training-status/has-employer-interest', {}), call('GET /job-offers', {})],
    load: () => import('./offers/offers.tsx'),
  },
  applicants: {
    path: '/employer/view-applicants/:jobId?',
    audience: ['HOUSEHOLD', 'BUSINESS'],
    texts: ['applicants', 'hiring'],
    first: ({ params: { jobId }, query }) =>
      isJobId(jobId) && query.size === 0
        ? [
            call('GET /jobs/:id/applicants', { params: { id: jobId }, query: {} }),
            call('GET /employer/jobs/:id', { params: { id: jobId } }),
          ]
        : [],
    load: () => import('./applicants/applicants.tsx'),
  },
})
