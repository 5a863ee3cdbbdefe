import { existsSync, globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parse } from 'regexparam'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { accountTypes, homes, stepPaths } from '../contract/rules/accounts.ts'
import { languages, type Language } from '../contract/rules/language.ts'

const root = join(import.meta.dirname, '..')

/** Every address there is. Links, mails and bookmarks lead to them: one that is gone needs an alias. */
const addresses = [
  'account: /account for CAREER, HOUSEHOLD, BUSINESS, PARTNER, ADMIN',
  'apiDocs: /api/docs for public',
  'applicants: /employer/view-applicants/:jobId? for HOUSEHOLD, BUSINESS',
  'applications: /jobseeker/Applications for CAREER',
  'backoffice: /admin for ADMIN',
  'certificate: /certificates/:number for public',
  'certificates: /admin/certificates for ADMIN',
  'checkCertificate: /certificates for public',
  'clients: /clients for public',
  'contact: /contact-us for public',
  'cookies: /cookies for public',
  'documentCatalogue: /admin/document-catalogue for ADMIN',
  'documentsToCheck: /admin/documents/:id? for ADMIN',
  'editEmployerProfile: /employer/profile/edit for HOUSEHOLD, BUSINESS',
  'editJob: /employer/edit-job/:id for HOUSEHOLD, BUSINESS',
  'editPartnerProfile: /partner/edit for PARTNER',
  'editSeekerProfile: /jobseeker/edit-profile for CAREER',
  'employerHome: /employer-profile, /employer/profile, /employer for HOUSEHOLD, BUSINESS',
  'employerMessages: /employer/messages/:id? for HOUSEHOLD, BUSINESS',
  'employerVerification: /employer/verification for HOUSEHOLD, BUSINESS',
  'forgotPassword: /forgot-password for public',
  'gallery: /dev/gallery for public',
  'galleryControls: /dev/gallery/:part for public',
  'guarantor: /guarantor for public',
  'guarantorConfirmed: /guarantor/confirmed for public',
  'guarantorCorrected: /guarantor/corrected for public',
  'guarantorErased: /guarantor/erased for public',
  'guarantorRefused: /guarantor/refused for public',
  'hires: /employer/placements for HOUSEHOLD, BUSINESS',
  'job: /jobseeker/jobs/:id for CAREER',
  'jobOffer: /jobseeker/job-offers/:id for CAREER',
  'jobOffers: /jobseeker/JobOffers for CAREER',
  'jobPreferences: /jobseeker/job-preferences, /jobseeker/preferences for CAREER',
  'jobSearch: /jobseeker/job-search, /jobseeker/jobs for CAREER',
  'jobs: /jobs, /jobs/:id for public',
  'landing: / for public',
  'login: /login, /auth/login for public',
  'messages: /jobseeker/messages/:id? for CAREER',
  'newsletterConfirm: /newsletter/confirm for public',
  'newsletterConfirmed: /newsletter/confirmed for public',
  'newsletterSent: /newsletter/sent for public',
  'newsletterUnsubscribe: /newsletter/unsubscribe for public',
  'newsletterUnsubscribed: /newsletter/unsubscribed for public',
  'noticeStop: /notices/stop for public',
  'noticeStopped: /notices/stopped for public',
  'partner: /partner for public',
  'partnerHome: /partner/dashboard, /agent for PARTNER',
  'postJob: /employer/post-job for HOUSEHOLD, BUSINESS',
  'privacy: /privacy for public',
  'profileSetup: /jobseeker/profile-setup for CAREER',
  'register: /register for public',
  'registration: /registration, /registration/:username for public',
  'requestEmployees: /request-employees for public',
  'resetPassword: /reset-password for public',
  'savedSearchStop: /saved-searches/stop for public',
  'savedSearchStopped: /saved-searches/stopped for public',
  'seekerHome: /jobseeker/profile, /jobseeker/dashboard, /jobseeker for CAREER',
  'seekerSearch: /employer/search-employee for HOUSEHOLD, BUSINESS',
  'serviceAreas: /service-areas for public',
  'skillsCertification: /jobseeker/skills-certification, /jobseeker/skills for CAREER',
  'staffMessages: /admin/messages/:id? for ADMIN',
  'successStories: /success-stories for public',
  'terms: /terms for public',
  'testimonials: /client-testimonials for public',
  'training: /training for public',
  'trainingList: /admin/training for ADMIN',
  'trainingModule: /admin/training/:id for ADMIN',
  'trainingModules: /jobseeker/Training for CAREER',
  'trainingStatus: /jobseeker/training-status for CAREER',
  'updateSkills: /jobseeker/update-skills for CAREER',
  'verifyEmail: /verify-email for public',
  'whyChooseUs: /why-choose-us for public',
  'workPlacement: /jobseeker/WorkPlacement for CAREER',
]

const records = z.record(
  z.string(),
  z.object({
    path: z.string(),
    aliases: z.optional(z.array(z.string())),
    audience: z.optional(z.array(z.string())),
    needs: z.optional(z.string()),
  }),
)
// By a name that the compiler does not follow: the screens are for browsers and have types of their own.
const load = (file: string): Promise<unknown> => import(pathToFileURL(join(root, file)).href)
const { screens } = z.object({ screens: records }).parse(await load('web/routes.ts'))
const { guarantorPages } = z
  .object({ guarantorPages: records })
  .parse(await load('web/site/guarantors/screens.ts'))
const { certificatePages } = z
  .object({ certificatePages: records })
  .parse(await load('web/site/certificates/screens.ts'))
const all = Object.entries({ ...screens, ...guarantorPages, ...certificatePages }).map(
  ([name, { aliases = [], ...screen }]) => ({
    name,
    aliases,
    ...screen,
  }),
)
const appScreens = all.filter(({ audience }) => audience !== undefined)
const siteScreens = all.filter(({ audience }) => audience === undefined)
const openToAll = siteScreens.filter(({ path }) => !path.startsWith('/dev/'))

const readTexts = async (namespace: string, language = 'en'): Promise<unknown> =>
  JSON.parse(await readFile(join(root, 'web/locales', language, `${namespace}.json`), 'utf8'))

test('every address is in the list above', () => {
  expect(addresses).toEqual(addresses.toSorted())
  const found = all.map(
    ({ name, path, aliases, audience = ['public'] }) =>
      `${name}: ${[path, ...aliases].join(', ')} for ${audience.join(', ')}`,
  )
  expect(found.toSorted()).toEqual(addresses)
})

/** The addresses that two paths share, in any letter case; a `:name` may be anything, also what the other one spells out. */
function shared(one: string, other: string): string[] {
  const examples = [other.replaceAll(/\/:\w+\?/g, ''), other.replaceAll(/:\w+\??/g, 'x')]
  return examples.filter((example) => parse(one).pattern.test(example === '' ? '/' : example))
}

describe('an address', () => {
  test.each([
    ['/jobs', '/jobs', true],
    ['/jobs', '/Jobs', true],
    ['/jobs/:id', '/jobs/:job', true],
    ['/jobs/:id', '/jobs/new', true],
    ['/jobs/:id?', '/jobs', true],
    ['/jobs', '/jobs/:id?', true],
    ['/jobs/:id', '/jobs', false],
    ['/jobs', '/jobs/new', false],
  ])('%s and %s are the same: %s', (one, other, same) => {
    expect(shared(one, other).length > 0).toBe(same)
  })

  test('leads to one screen', () => {
    const paths = all.flatMap(({ name, path, aliases }) =>
      [path, ...aliases].map((each) => ({ name, path: each })),
    )
    const twice = paths.flatMap((one, index) =>
      paths
        .filter((other, place) => place !== index && shared(one.path, other.path).length > 0)
        .map((other) => `${one.name} ${one.path} and ${other.name} ${other.path}`),
    )
    expect(twice).toEqual([])
  })
})

const titlesOf = async (language: Language) => ({
  app: z.record(z.string(), z.string()).parse(await readTexts('screens', language)),
  site: z
    .record(z.string(), z.object({ title: z.string(), description: z.string() }))
    .parse(await readTexts('pages', language)),
})

test.each(languages)(
  'RTE-65 in %s no two screens that a person can open have the same title',
  async (language) => {
    const titles = await titlesOf(language)
    const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index)
    expect(twice(openToAll.map(({ name }) => titles.site[name]?.title ?? ''))).toEqual([])
    for (const type of accountTypes) {
      const own = appScreens.filter(({ audience }) => audience?.includes(type))
      expect(twice(own.map(({ name }) => titles.app[name] ?? ''))).toEqual([])
    }
  },
)

test('every screen has its texts', async () => {
  const { app: labels, site: heads } = await titlesOf('en')
  expect(appScreens.filter(({ name }) => labels[name] === undefined).map(({ name }) => name)).toEqual([])
  expect(siteScreens.filter(({ name }) => heads[name] === undefined).map(({ name }) => name)).toEqual([])
})

test.each(Object.entries(homes))('%s is at home on a screen of its own', (type, home) => {
  expect(appScreens.find(({ path }) => path === home)?.audience).toContain(type)
})

test.each(Object.entries(stepPaths))('%s is done on a screen', (_step, path) => {
  expect(appScreens.map((screen) => screen.path)).toContain(path)
})

test('every file that a record loads or names is there', async () => {
  const missing: string[] = []
  const files = globSync('web/{site,app}/*/screens.ts', { cwd: root })
  expect(files.length).toBeGreaterThan(10)
  for (const file of files) {
    const source = await readFile(join(root, file), 'utf8')
    for (const [, loaded = ''] of source.matchAll(/import\('(\.[^']+)'\)/g)) {
      if (!existsSync(join(root, dirname(file), loaded))) missing.push(`${file}: ${loaded}`)
    }
  }
  for (const { name, needs } of all) {
    if (needs !== undefined && !existsSync(join(root, 'web', needs))) missing.push(`${name}: ${needs}`)
  }
  expect(missing).toEqual([])
})
