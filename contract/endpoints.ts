import { accountSettingsEndpoints } from './account-settings.ts'
import { accountEndpoints } from './accounts.ts'
import { applicantEndpoints } from './applicants.ts'
import { applicationEndpoints } from './applications.ts'
import { jobSearchEndpoints } from './job-search.ts'
import { employerEndpoints } from './employers.ts'
import { jobEndpoints } from './jobs.ts'
import { documentationEndpoints, probeEndpoints } from './operations.ts'
import { newsletterEndpoints } from './newsletter.ts'
import { offerEndpoints } from './offers.ts'
import { partnerEndpoints } from './partners.ts'
import { pictureEndpoints } from './pictures.ts'
import { profileEndpoints } from './profile.ts'
import { reportEndpoints } from './reports.ts'
import { seekerSearchEndpoints } from './seeker-search.ts'
import { savedSearchEndpoints } from './saved-searches.ts'
import { seekerEndpoints } from './seekers.ts'
import { siteEndpoints } from './site.ts'
import { staffEndpoints } from './staff.ts'

/** Everything under /api. */
export const apiEndpoints = {
  ...accountEndpoints,
  ...accountSettingsEndpoints,
  ...profileEndpoints,
  ...pictureEndpoints,
  ...partnerEndpoints,
  ...staffEndpoints,
  ...seekerEndpoints,
  ...seekerSearchEndpoints,
  ...jobSearchEndpoints,
  ...applicationEndpoints,
  ...reportEndpoints,
  ...savedSearchEndpoints,
  ...employerEndpoints,
  ...jobEndpoints,
  ...applicantEndpoints,
  ...offerEndpoints,
  ...newsletterEndpoints,
  ...siteEndpoints,
  ...documentationEndpoints,
}
export type ApiEndpoints = typeof apiEndpoints

/** Every endpoint there is, by the prefix it stands under. */
export const endpointGroups = [
  { prefix: '/api', endpoints: apiEndpoints },
  { prefix: '', endpoints: probeEndpoints },
] as const
