import { appScreens } from './app/screens.ts'
import type { AppScreen, SiteScreen } from './lib/screens.ts'
import { siteScreens } from './site/screens.ts'

/** The records of all screens, public and signed in, but for pages without script that only mails link to (entry/find-page.ts). */
export const screens = { ...siteScreens, ...appScreens } satisfies { [name: string]: AppScreen | SiteScreen }

declare module './lib/screens.ts' {
  interface Register {
    screens: typeof screens
  }
}
