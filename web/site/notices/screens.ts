import { defineSiteScreens } from '../../lib/screens.ts'

const step = <const Variant extends string>(variant: Variant, query: readonly string[] = []) =>
  ({
    path: `/notices/${variant}`,
    variant,
    query,
    texts: [],
    serverTexts: ['noticeStop'],
    load: () => import('./stop.tsx'),
  }) as const

/** The page for stopping mails about hiring or messages. */
export const noticePages = defineSiteScreens({
  noticeStop: step('stop', ['token']),
  noticeStopped: step('stopped'),
})
