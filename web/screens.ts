import type { Area } from './lib/texts.tsx'
import type { Screen } from './page-tree.tsx'
import type { LiveScreen, ScreenName } from './screen-names.ts'

type Entry = {
  /** Texts that the page carries, since the browser draws with them. */
  areas: readonly Area[]
  /** Texts that only the server draws with: those of still parts, and what stands in the head. */
  still: readonly Area[]
  /** Of forms, and of what is drawn in the browser alone: the script without which they are of no use, however dear. */
  needs?: string
  load: () => Promise<Screen>
}

/** The screens of public pages that become live; each is a file of its own in the browser. */
const liveScreens = {
  landing: {
    areas: ['carousel', 'newsletterForm'],
    still: ['landing', 'newsletter'],
    load: async () => (await import('./pages/landing.tsx')).LandingPage,
  },
  preparation: {
    areas: [],
    still: ['preparation'],
    load: async () => (await import('./pages/preparation.tsx')).PreparationPage,
  },
  'not-found': {
    areas: [],
    still: ['notFound'],
    load: async () => (await import('./pages/not-found.tsx')).NotFoundPage,
  },
  newsletter: {
    areas: [],
    still: ['newsletter', 'newsletterForm'],
    load: async () => (await import('./pages/newsletter.tsx')).NewsletterPage,
  },
  'saved-searches': {
    areas: [],
    still: ['savedSearches'],
    load: async () => (await import('./pages/saved-searches.tsx')).SavedSearchesPage,
  },
  trouble: {
    areas: [],
    still: ['trouble', 'errors'],
    load: async () => (await import('./pages/trouble.tsx')).TroublePage,
  },
  gallery: {
    areas: ['gallery'],
    still: [],
    load: async () => (await import('./pages/gallery/gallery.tsx')).GalleryPage,
  },
  'gallery-controls': {
    areas: ['gallery'],
    still: [],
    needs: 'pages/gallery/gallery-controls.tsx',
    load: async () => (await import('./pages/gallery/gallery-controls.tsx')).GalleryControlsPage,
  },
  login: {
    areas: ['login', 'controls'],
    still: [],
    needs: 'pages/accounts/login.tsx',
    load: async () => (await import('./pages/accounts/login.tsx')).LoginPage,
  },
  registration: {
    areas: ['registration', 'controls'],
    still: [],
    needs: 'pages/accounts/registration.tsx',
    load: async () => (await import('./pages/accounts/registration.tsx')).RegistrationPage,
  },
  register: {
    areas: ['register', 'controls', 'dates'],
    still: [],
    needs: 'pages/accounts/register.tsx',
    load: async () => (await import('./pages/accounts/register.tsx')).RegisterPage,
  },
  'forgot-password': {
    areas: ['recovery', 'controls'],
    still: [],
    needs: 'pages/accounts/forgot-password.tsx',
    load: async () => (await import('./pages/accounts/forgot-password.tsx')).ForgotPasswordPage,
  },
  'reset-password': {
    areas: ['recovery', 'controls'],
    still: [],
    needs: 'pages/accounts/reset-password.tsx',
    load: async () => (await import('./pages/accounts/reset-password.tsx')).ResetPasswordPage,
  },
  'verify-email': {
    areas: ['recovery', 'controls'],
    still: [],
    needs: 'pages/accounts/verify-email.tsx',
    load: async () => (await import('./pages/accounts/verify-email.tsx')).VerifyEmailPage,
  },
  partner: {
    areas: ['partner', 'controls'],
    still: [],
    needs: 'pages/accounts/partner.tsx',
    load: async () => (await import('./pages/accounts/partner.tsx')).PartnerPage,
  },
  application: {
    areas: ['application', 'settings', 'controls', 'screenParts', 'onboarding', 'dates'],
    still: [],
    needs: 'areas/application.tsx',
    load: async () => (await import('./areas/application.tsx')).ApplicationPage,
  },
} as const satisfies { [Name in LiveScreen]: Entry }

export const neededScript = (screen: ScreenName): string | null => {
  const entry: Entry | null = isLive(screen) ? liveScreens[screen] : null
  return entry?.needs ?? null
}
export const isLive = (screen: ScreenName): screen is LiveScreen => Object.hasOwn(liveScreens, screen)
export const loadLiveScreen = (screen: LiveScreen): Promise<Screen> => liveScreens[screen].load()
export const areasOf = (screen: ScreenName): readonly Area[] => [
  'common',
  ...(isLive(screen) ? liveScreens[screen].areas : []),
]
export const stillAreasOf = (screen: ScreenName): readonly Area[] => [
  'footer',
  ...(isLive(screen) ? liveScreens[screen].still : (['apiDocs'] as const)),
]
