import { isLanguage, type Language } from '../contract/rules/language.ts'
import type { PageStyle } from '../contract/pages.ts'
import type { ScreenName } from './screen-names.ts'

/** Addresses that later parts of the product will answer, by the place they belong to. */
const preparedPlaces = {
  contact: ['/contact-us'],
  training: ['/training'],
  successStories: ['/success-stories'],
  whyChooseUs: ['/why-choose-us'],
  serviceAreas: ['/service-areas'],
  testimonials: ['/client-testimonials'],
  clients: ['/clients'],
  requestEmployees: ['/request-employees'],
  terms: ['/terms'],
  privacy: ['/privacy'],
  cookies: ['/cookies'],
  jobs: ['/jobs', '/jobs/:id'],
} as const

export type PreparedPlace = keyof typeof preparedPlaces

/** The pages that a mail of ours leads to. */
const newsletterSteps = ['sent', 'confirm', 'confirmed', 'unsubscribe', 'unsubscribed'] as const
export type NewsletterStep = (typeof newsletterSteps)[number]
const savedSearchSteps = ['stop', 'stopped'] as const
export type SavedSearchStep = (typeof savedSearchSteps)[number]

export type Route = {
  pattern: string
  screen: ScreenName
  place: PreparedPlace | null
  step?: NewsletterStep | SavedSearchStep
  /** What it takes from the query of its address. */
  query?: readonly string[]
  /** Search engines may show it. */
  indexed: boolean
  /** Where the same page has its own address. */
  canonical?: string
  /** Only for whoever is signed in. */
  guarded?: boolean
  /** Its looks, where it holds controls. */
  style?: PageStyle
  /** Under /dev, for those who build it. */
  development?: boolean
}

const isPlace = (name: string): name is PreparedPlace => Object.hasOwn(preparedPlaces, name)

/** Pages about accounts: forms for everyone, and what is behind sign-in. */
const accountRoutes: readonly Route[] = [
  { pattern: '/login', screen: 'login', place: null, indexed: true, style: 'controls' },
  {
    pattern: '/auth/login',
    screen: 'login',
    place: null,
    indexed: true,
    canonical: '/login',
    style: 'controls',
  },
  { pattern: '/registration', screen: 'registration', place: null, indexed: true, style: 'controls' },
  {
    pattern: '/registration/:username',
    screen: 'registration',
    place: null,
    indexed: true,
    canonical: '/registration',
    style: 'controls',
  },
  { pattern: '/register', screen: 'register', place: null, indexed: true, style: 'controls' },
  { pattern: '/forgot-password', screen: 'forgot-password', place: null, indexed: true, style: 'controls' },
  { pattern: '/reset-password', screen: 'reset-password', place: null, indexed: false, style: 'controls' },
  { pattern: '/verify-email', screen: 'verify-email', place: null, indexed: false, style: 'controls' },
  { pattern: '/partner', screen: 'partner', place: null, indexed: true, style: 'controls' },
  ...[
    '/account',
    '/jobseeker/*',
    '/employer-profile',
    '/employer/*',
    '/partner/*',
    '/agent',
    '/admin',
    '/admin/*',
  ].map((pattern) => ({
    pattern,
    screen: 'application' as const,
    place: null,
    indexed: false,
    guarded: true,
    style: 'controls' as const,
  })),
]

/** The one route table. */
export const routes: readonly Route[] = [
  { pattern: '/', screen: 'landing', place: null, indexed: true },
  ...accountRoutes,
  { pattern: '/api/docs', screen: 'api-docs', place: null, indexed: false },
  {
    pattern: '/dev/gallery',
    screen: 'gallery',
    place: null,
    indexed: false,
    style: 'controls',
    development: true,
  },
  {
    pattern: '/dev/gallery/:part',
    screen: 'gallery-controls',
    place: null,
    indexed: false,
    style: 'controls',
    development: true,
  },
  ...newsletterSteps.map((step) => ({
    pattern: `/newsletter/${step}`,
    screen: 'newsletter' as const,
    place: null,
    step,
    indexed: false,
    query: step === 'confirm' || step === 'unsubscribe' ? ['token'] : [],
  })),
  ...savedSearchSteps.map((step) => ({
    pattern: `/saved-searches/${step}`,
    screen: 'saved-searches' as const,
    place: null,
    step,
    indexed: false,
    query: step === 'stop' ? ['token'] : [],
  })),
  ...Object.keys(preparedPlaces)
    .filter(isPlace)
    .flatMap((place) =>
      preparedPlaces[place].map(
        (pattern) => ({ pattern, screen: 'preparation', place, indexed: false }) as const,
      ),
    ),
]

export const notFoundRoute: Route = { pattern: '/*', screen: 'not-found', place: null, indexed: false }

/** Addresses match in any letter case; `:name` is one part of an address and `/*` whatever follows. */
const matchers = routes.map((route) => {
  const pattern = route.pattern.replaceAll(/:\w+/g, '[^/]+').replace(/\/\*$/, '/.+')
  return { route, expression: new RegExp(`^${pattern}$`, 'i') }
})

/** Splits `/am/jobs/` into the language it names and the address within the site, `/jobs`. */
export function readAddress(address: string): { language: Language | null; path: string } {
  // One slash at the start: two would name another host when the address is used in a redirect.
  const plain = `/${address.replace(/^[/\\]+/, '').replace(/\/+$/, '')}`
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(plain) ?? []
  const language = first.toLowerCase()
  if (isLanguage(language) && language !== 'en') return { language, path: `/${rest.replace(/^\/+/, '')}` }
  return { language: null, path: plain }
}

export function findRoute(path: string, development: boolean): Route {
  const found = matchers.find(({ expression }) => expression.test(path))?.route
  return found === undefined || (found.development === true && !development) ? notFoundRoute : found
}
