import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { PresentUser } from '../contract/accounts.ts'
import type { PageAssets, PageSettings, SiteRenderer } from '../contract/pages.ts'

export const dist = join(import.meta.dirname, '../dist')

/** Settings that any operator could have, for looking at pages without a server. */
export const sampleSettings: PageSettings = {
  publicUrl: 'https://abronet.example',
  brand: {
    name: null,
    email: 'hello@abronet.example',
    phone: '+251 11 000 0000',
    address: null,
    social: { facebook: null, twitter: null, instagram: null, linkedin: null },
  },
  reload: false,
  development: true,
}

/** Anybody, for looking at documents behind sign-in. */
export const sampleUser: PresentUser = {
  id: '01900000-0000-7000-8000-000000000000',
  username: 'almaz.k',
  email: 'almaz@abronet.example',
  emailVerified: true,
  role: 'CAREER',
  profileStep: null,
  calendar: 'ethiopian',
  clock: 'sunrise',
  name: 'Almaz',
}

/** What the build has made: the bundle that draws pages, and what is placed within them. */
export async function loadBuiltSite(): Promise<{ site: SiteRenderer; assets: PageAssets }> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const { site }: { site: SiteRenderer } = await import(join(dist, 'server/prerender.js'))
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const assets: PageAssets = JSON.parse(await readFile(join(dist, 'assets.json'), 'utf8'))
  return { site, assets }
}
