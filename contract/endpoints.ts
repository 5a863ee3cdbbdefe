import { accountSettingsEndpoints } from './account-settings.ts'
import { accountEndpoints } from './accounts.ts'
import { jobSearchEndpoints } from './job-search.ts'
import { backofficeEndpoints } from './backoffice.ts'
import { certificateEndpoints } from './certificates.ts'
import { documentEndpoints } from './documents.ts'
import { employerEndpoints } from './employers.ts'
import { guarantorEndpoints } from './guarantors.ts'
import { hiringEndpoints } from './hiring.ts'
import { interviewEndpoints } from './interviews.ts'
import { jobEndpoints } from './jobs.ts'
import { liveEndpoints } from './live.ts'
import { messageEndpoints } from './messages.ts'
import { noticeEndpoints } from './notices.ts'
import { offerEndpoints } from './offers.ts'
import { documentationEndpoints, probeEndpoints } from './operations.ts'
import { newsletterEndpoints } from './newsletter.ts'
import { partnerEndpoints } from './partners.ts'
import { pictureEndpoints } from './pictures.ts'
import { placementEndpoints } from './placements.ts'
import { profileEndpoints } from './profile.ts'
import { reportEndpoints } from './reports.ts'
import { seekerDashboardEndpoints } from './seeker-dashboard.ts'
import { seekerSearchEndpoints } from './seeker-search.ts'
import { savedJobEndpoints } from './saved-jobs.ts'
import { savedSearchEndpoints } from './saved-searches.ts'
import { seekerEndpoints } from './seekers.ts'
import { siteEndpoints } from './site.ts'
import { staffEndpoints } from './staff.ts'
import { trainingModuleEndpoints } from './training-modules.ts'
import { trainingEndpoints } from './training.ts'
import { uploadEndpoints } from './uploads.ts'

/** Every endpoint there is, by the prefix of its address and the tag under which the OpenAPI document lists it. */
export const endpointGroups = [
  {
    tag: 'Accounts',
    about: 'Sign in, register, verify an e-mail address, reset a password.',
    prefix: '/api',
    endpoints: accountEndpoints,
  },
  {
    tag: 'Account settings',
    about: 'Preferences, password, sessions and data of the own account.',
    prefix: '/api',
    endpoints: accountSettingsEndpoints,
  },
  {
    tag: 'Profile',
    about: 'The own profile, for every type of account.',
    prefix: '/api',
    endpoints: profileEndpoints,
  },
  {
    tag: 'Pictures',
    about: 'Profile pictures: upload, remove, read.',
    prefix: '/api',
    endpoints: pictureEndpoints,
  },
  {
    tag: 'Partners',
    about: 'Registration and sign-in of partners.',
    prefix: '/api',
    endpoints: partnerEndpoints,
  },
  { tag: 'Staff', about: 'The second factor of staff.', prefix: '/api', endpoints: staffEndpoints },
  {
    tag: 'Job seekers',
    about: 'Onboarding and availability of people who look for work.',
    prefix: '/api',
    endpoints: seekerEndpoints,
  },
  {
    tag: 'Dashboard of job seekers',
    about: 'What a job seeker sees first.',
    prefix: '/api',
    endpoints: seekerDashboardEndpoints,
  },
  {
    tag: 'Documents',
    about: 'Identity cards, licences and certificates: upload, read, check.',
    prefix: '/api',
    endpoints: documentEndpoints,
  },
  {
    tag: 'Uploads',
    about: 'Large files in parts that can be resumed, by the tus protocol.',
    prefix: '/api',
    endpoints: uploadEndpoints,
  },
  {
    tag: 'Guarantors',
    about: 'People who vouch for a job seeker: added by the seeker, confirmed by the link in their email.',
    prefix: '/api',
    endpoints: guarantorEndpoints,
  },
  {
    tag: 'Training',
    about: 'Lessons for job seekers: films, transcripts in pictures, questions, and how far somebody is.',
    prefix: '/api',
    endpoints: trainingEndpoints,
  },
  {
    tag: 'Training modules',
    about: 'Staff write, order, translate and publish the lessons.',
    prefix: '/api',
    endpoints: trainingModuleEndpoints,
  },
  {
    tag: 'Certificates',
    about: 'What somebody has learned, for anyone to check.',
    prefix: '/api',
    endpoints: certificateEndpoints,
  },
  {
    tag: 'Search for job seekers',
    about: 'Employers search, read and save job seekers.',
    prefix: '/api',
    endpoints: seekerSearchEndpoints,
  },
  {
    tag: 'Search for jobs',
    about: 'Job seekers search and read active jobs.',
    prefix: '/api',
    endpoints: jobSearchEndpoints,
  },
  {
    tag: 'Saved jobs',
    about: 'Job seekers save jobs for later.',
    prefix: '/api',
    endpoints: savedJobEndpoints,
  },
  {
    tag: 'Reports',
    about: 'Report a job or a profile to staff.',
    prefix: '/api',
    endpoints: reportEndpoints,
  },
  {
    tag: 'Saved searches',
    about: 'Searches whose new jobs are mailed once a day.',
    prefix: '/api',
    endpoints: savedSearchEndpoints,
  },
  {
    tag: 'Employers',
    about: 'The dashboard of an employer, and the verification of employers by administrators.',
    prefix: '/api',
    endpoints: employerEndpoints,
  },
  { tag: 'Jobs', about: 'Employers post and change jobs.', prefix: '/api', endpoints: jobEndpoints },
  {
    tag: 'Hiring',
    about: 'Job seekers apply and withdraw, employers read who applied and move applications along.',
    prefix: '/api',
    endpoints: hiringEndpoints,
  },
  {
    tag: 'Interviews',
    about: 'Employers propose times, job seekers pick one.',
    prefix: '/api',
    endpoints: interviewEndpoints,
  },
  {
    tag: 'Offers',
    about: 'Employers offer work, job seekers answer, employers confirm the hire.',
    prefix: '/api',
    endpoints: offerEndpoints,
  },
  {
    tag: 'Placements',
    about: 'Work that began with a hire: contact, check-ins, end and reviews.',
    prefix: '/api',
    endpoints: placementEndpoints,
  },
  {
    tag: 'Messages',
    about: 'Conversations between job seekers and employers, and with staff.',
    prefix: '/api',
    endpoints: messageEndpoints,
  },
  {
    tag: 'Live updates',
    about: 'What happens to the caller, while it happens.',
    prefix: '/api',
    endpoints: liveEndpoints,
  },
  {
    tag: 'Back office',
    about: 'What waits for staff.',
    prefix: '/api',
    endpoints: backofficeEndpoints,
  },
  {
    tag: 'Notices',
    about: 'Which emails about hiring and messages somebody wants.',
    prefix: '/api',
    endpoints: noticeEndpoints,
  },
  {
    tag: 'Newsletter',
    about: 'Subscribe, confirm and unsubscribe.',
    prefix: '/api',
    endpoints: newsletterEndpoints,
  },
  { tag: 'Site', about: 'What our own pages report.', prefix: '/api', endpoints: siteEndpoints },
  { tag: 'Documentation', about: 'This document.', prefix: '/api', endpoints: documentationEndpoints },
  { tag: 'Operations', about: 'Probes and metrics.', prefix: '', endpoints: probeEndpoints },
] as const

type ApiGroup = Extract<(typeof endpointGroups)[number], { prefix: '/api' }>
type Merged<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never
/** Everything under /api, by method and path. */
export type ApiEndpoints = Merged<ApiGroup['endpoints']>
