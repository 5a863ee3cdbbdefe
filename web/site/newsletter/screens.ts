import { defineSiteScreens } from '../../lib/screens.ts'

const step = <const Variant extends string>(variant: Variant, query: readonly string[] = []) =>
  ({
    path: `/newsletter/${variant}`,
    variant,
    query,
    texts: [],
    serverTexts: ['newsletter', 'newsletterForm'],
    load: () => import('./newsletter.tsx'),
  }) as const

/** Where the links of our mails lead. */
export const newsletterScreens = defineSiteScreens({
  newsletterSent: step('sent'),
  newsletterConfirm: step('confirm', ['token']),
  newsletterConfirmed: step('confirmed'),
  newsletterUnsubscribe: step('unsubscribe', ['token']),
  newsletterUnsubscribed: step('unsubscribed'),
})
