import { defineSiteScreens } from '../../lib/screens.ts'

const step = <const Variant extends string>(variant: Variant, query: readonly string[] = []) =>
  ({
    path: `/saved-searches/${variant}`,
    variant,
    query,
    texts: [],
    serverTexts: ['savedSearches'],
    load: () => import('./saved-searches.tsx'),
  }) as const

/** Where the daily mail of a saved search leads those who want no more of it. */
export const jobPages = defineSiteScreens({
  savedSearchStop: step('stop', ['token']),
  savedSearchStopped: step('stopped'),
})
