import { defineSiteScreens } from '../../lib/screens.ts'

export const landingScreens = defineSiteScreens({
  landing: {
    path: '/',
    texts: ['carousel', 'newsletterForm'],
    serverTexts: ['landing', 'newsletter'],
    indexed: true,
    load: () => import('./landing.tsx'),
  },
})
