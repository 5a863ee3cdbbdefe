import type { Register } from '../lib/screens.ts'
import { accountPages } from './accounts/screens.ts'
import { apiDocsScreens } from './api-docs/screens.ts'
import { galleryScreens } from './gallery/screens.ts'
import { jobPages } from './jobs/screens.ts'
import { landingScreens } from './landing/screens.ts'
import { newsletterScreens } from './newsletter/screens.ts'
import { noticePages } from './notices/screens.ts'
import { comingSoonScreens } from './pages/screens.ts'
import { partnerPortalScreens } from './partner-portal/screens.ts'

/** Every public page with an address. */
export const siteScreens = {
  ...landingScreens,
  ...accountPages,
  ...partnerPortalScreens,
  ...newsletterScreens,
  ...jobPages,
  ...noticePages,
  ...comingSoonScreens,
  ...galleryScreens,
  ...apiDocsScreens,
}

/** Signed-in screens that public pages link to, by their address alone: their records stay out of the public script. */
export const linkedScreens = { account: { path: '/account' } } as const satisfies {
  [Name in 'account']: { path: Register['screens'][Name]['path'] }
}
