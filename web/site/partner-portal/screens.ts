import { defineSiteScreens } from '../../lib/screens.ts'

export const partnerPortalScreens = defineSiteScreens({
  partner: {
    path: '/partner',
    texts: ['partner', 'controls'],
    indexed: true,
    style: 'controls',
    shortFooter: true,
    needsScript: true,
    load: () => import('./partner.tsx'),
  },
})
