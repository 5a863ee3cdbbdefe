import { defineSiteScreens } from '../../lib/screens.ts'

export const partnerPortalScreens = defineSiteScreens({
  partner: {
    path: '/partner',
    texts: ['partner', 'controls'],
    indexed: true,
    style: 'controls',
    needsScript: true,
    load: () => import('./partner.tsx'),
  },
})
