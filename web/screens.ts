import type { Area } from './lib/texts.tsx'
import type { Screen } from './page-tree.tsx'
import type { LiveScreen, ScreenName } from './screen-names.ts'

type Entry = { areas: readonly Area[]; load: () => Promise<Screen> }

/** The screens of public pages that become live; each is a file of its own in the browser. */
const liveScreens = {
  landing: {
    areas: ['landing', 'newsletter'],
    load: async () => (await import('./pages/landing.tsx')).LandingPage,
  },
  preparation: {
    areas: ['preparation'],
    load: async () => (await import('./pages/preparation.tsx')).PreparationPage,
  },
  'not-found': {
    areas: ['notFound'],
    load: async () => (await import('./pages/not-found.tsx')).NotFoundPage,
  },
  newsletter: {
    areas: ['newsletter'],
    load: async () => (await import('./pages/newsletter.tsx')).NewsletterPage,
  },
  trouble: {
    areas: ['trouble', 'errors'],
    load: async () => (await import('./pages/trouble.tsx')).TroublePage,
  },
  gallery: {
    areas: ['gallery'],
    load: async () => (await import('./pages/gallery.tsx')).GalleryPage,
  },
} as const satisfies { [Name in LiveScreen]: Entry }

export const isLive = (screen: ScreenName): screen is LiveScreen => Object.hasOwn(liveScreens, screen)
export const loadLiveScreen = (screen: LiveScreen): Promise<Screen> => liveScreens[screen].load()
export const areasOf = (screen: ScreenName): readonly Area[] => [
  'common',
  ...(isLive(screen) ? liveScreens[screen].areas : (['apiDocs'] as const)),
]
