import { tagPath } from '../../contract/docs-paths.ts'
import { endpointGroups } from '../../contract/endpoints.ts'
import { isLanguage, type Language } from '../../contract/rules/language.ts'
import { appScreens } from '../app/screens.ts'
import { screenMatcher, type AppScreen, type Match, type SiteScreen } from '../lib/screens.ts'
import { certificatePages } from '../site/certificates/screens.ts'
import { guarantorPages } from '../site/guarantors/screens.ts'
import { problemPages } from '../site/pages/screens.ts'
import { siteScreens } from '../site/screens.ts'

// No phone loads the records of pages that the server alone draws, to which mails, codes and screens of staff lead.
const publicScreens = { ...siteScreens, ...guarantorPages, ...certificatePages }
const matchSite = screenMatcher<SiteScreen>(publicScreens)
const matchApp = screenMatcher<AppScreen>(appScreens)

/** Splits `/am/jobs/` into the language it names and the address within the site, `/jobs`. */
export function readAddress(address: string): { language: Language | null; path: string } {
  // One slash at the start: two would name another host when the address is used in a redirect.
  const plain = `/${address.replace(/^[/\\]+/, '').replace(/\/+$/, '')}`
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/s.exec(plain) ?? []
  const language = first.toLowerCase()
  if (isLanguage(language)) return { language, path: `/${rest.replace(/^\/+/, '')}` }
  return { language: null, path: plain }
}

const pages = { ...publicScreens, ...problemPages }
type PageName = keyof typeof pages
export const isPageName = (name: string): name is PageName => Object.hasOwn(pages, name)

export type SitePage = Match<SiteScreen>
export const notFoundPage: SitePage = {
  name: 'notFound',
  screen: problemPages.notFound,
  params: {},
  pattern: '',
}
export const troublePage: SitePage = {
  name: 'trouble',
  screen: problemPages.trouble,
  params: {},
  pattern: '',
}

/** Made here, because the endpoints that name them have no place in the script of a public page. */
const tagPages = endpointGroups.map(({ tag }): SitePage => {
  const path = tagPath(tag)
  return { name: 'apiDocs', screen: { ...siteScreens.apiDocs, path, part: tag }, params: {}, pattern: path }
})
const findTagPage = (path: string) => tagPages.find(({ pattern }) => pattern === path.toLowerCase()) ?? null

/** Every public page there is; of those whose address holds somebody's name, one. */
export const everyPage = (): SitePage[] => [
  ...Object.values(publicScreens).map(({ path }) => findSitePage(path, true)),
  ...tagPages,
]

export function findSitePage(path: string, development: boolean): SitePage {
  const found = matchSite(path) ?? findTagPage(path)
  return found === null || (found.screen.development === true && !development) ? notFoundPage : found
}

export const findAppScreen = (path: string): Match<AppScreen> | null => matchApp(path)

/** The one address of a page in every language; null where a part of it is somebody's. */
export const ownPath = ({ screen, pattern }: SitePage): string | null =>
  screen.path === '' || pattern.includes(':') ? null : screen.path
