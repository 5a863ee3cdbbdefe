import { defineSiteScreens } from '../../lib/screens.ts'

const comingSoon = <const Path extends string>(path: Path, ...aliases: readonly string[]) =>
  ({
    path,
    aliases,
    texts: [],
    serverTexts: ['comingSoon'],
    load: () => import('./coming-soon.tsx'),
  }) as const

/** Pages that later parts of the product will fill. */
export const comingSoonScreens = defineSiteScreens({
  contact: comingSoon('/contact-us'),
  training: comingSoon('/training'),
  successStories: comingSoon('/success-stories'),
  whyChooseUs: comingSoon('/why-choose-us'),
  serviceAreas: comingSoon('/service-areas'),
  testimonials: comingSoon('/client-testimonials'),
  clients: comingSoon('/clients'),
  requestEmployees: comingSoon('/request-employees'),
  terms: comingSoon('/terms'),
  privacy: comingSoon('/privacy'),
  cookies: comingSoon('/cookies'),
  jobs: comingSoon('/jobs', '/jobs/:id'),
})

/** Pages without an address of their own: what is at no address, and what went wrong. */
export const problemPages = defineSiteScreens({
  notFound: { path: '', texts: [], serverTexts: ['notFound'], load: () => import('./not-found.tsx') },
  trouble: { path: '', texts: [], serverTexts: ['trouble', 'errors'], load: () => import('./trouble.tsx') },
})
