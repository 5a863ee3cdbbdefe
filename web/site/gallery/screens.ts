import { defineSiteScreens } from '../../lib/screens.ts'

/** Every component in all its states, for those who build. */
export const galleryScreens = defineSiteScreens({
  gallery: {
    path: '/dev/gallery',
    texts: ['gallery'],
    style: 'controls',
    development: true,
    load: () => import('./gallery.tsx'),
  },
  galleryControls: {
    path: '/dev/gallery/:part',
    texts: ['gallery'],
    style: 'controls',
    development: true,
    needsScript: true,
    load: () => import('./gallery-controls.tsx'),
  },
})
