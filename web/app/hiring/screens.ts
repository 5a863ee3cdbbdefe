import { BriefcaseBusiness, FileText, HousePlus, Users } from 'lucide-react'
import { call, defineAppScreens } from '../../lib/screens.ts'
import { isJobId } from './applicants/job-id.ts'

export const hiringScreens = defineAppScreens({
  applications: {
    path: '/jobseeker/Applications',
    audience: ['CAREER'],
    nav: { order: 3, icon: FileText, tab: true },
    texts: ['applications', 'hiringHistory'],
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
  jobOffer: {
    path: '/jobseeker/job-offers/:id',
    audience: ['CAREER'],
    texts: ['offers', 'placements', 'hiringHistory'],
    first: ({ params }) => [call('GET /job-offers/:id', { params: { id: params['id'] ?? '' } })],
    load: () => import('./offers/offer.tsx'),
  },
  workPlacement: {
    path: '/jobseeker/WorkPlacement',
    audience: ['CAREER'],
    nav: { order: 5, icon: HousePlus },
    texts: ['workPlacement', 'placements', 'profile', 'onboarding', 'dates', 'searching'],
    first: () => [
      call('GET /placements', {}),
      call('GET /job-seekers/availability', {}),
      call('GET /onboarding', {}),
    ],
    load: () => import('./work/work-placement.tsx'),
  },
  applicants: {
    path: '/employer/view-applicants/:jobId?',
    audience: ['HOUSEHOLD', 'BUSINESS'],
    texts: ['applicants', 'personMatch', 'hiring', 'hiringHistory', 'searching', 'dates'],
    first: ({ params: { jobId }, query }) =>
      isJobId(jobId) && query.size === 0
        ? [
            call('GET /jobs/:id/applicants', { params: { id: jobId }, query: {} }),
            call('GET /employer/jobs/:id', { params: { id: jobId } }),
          ]
        : [],
    load: () => import('./applicants/applicants.tsx'),
  },
  hires: {
    path: '/employer/placements',
    audience: ['HOUSEHOLD', 'BUSINESS'],
    nav: { order: 5, icon: Users },
    texts: ['hires', 'hiring', 'placements', 'searching'],
    keep: true,
    first: () => [call('GET /employer/offers', {}), call('GET /placements', {})],
    load: () => import('./hires/hires.tsx'),
  },
})
