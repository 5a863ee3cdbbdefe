import { prerender } from 'react-dom/static'
import { callPath } from '../../contract/endpoint.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type {
  Ask,
  FormState,
  FoundPage,
  PageAssets,
  PageSettings,
  SiteRenderer,
  Viewer,
} from '../../contract/pages.ts'
import { languages, type Language } from '../../contract/rules/language.ts'
import type { AppScreen, FirstCall, Match } from '../lib/screens.ts'
import { registerScreens } from '../lib/screens.ts'
import { serviceNames } from '../lib/services.ts'
import type { AppData, PageData } from '../lib/page-data.ts'
import { createTexts, type TextNamespace, type TextsByNamespace } from '../lib/texts.tsx'
import { screens } from '../routes.ts'
import { AppSkeleton } from './app-skeleton.tsx'
import { writeAppDocument, writeSiteDocument } from './document.ts'
import {
  everyPage,
  findAppScreen,
  findSitePage,
  notFoundPage,
  ownPath,
  readAddress,
  troublePage,
  type SitePage,
} from './find-page.ts'
import { PageTree } from './page-tree.tsx'
import { writeRobots, writeSitemap } from './search-engines.ts'
import { findServerPage } from './server-pages.tsx'

registerScreens(screens)

const sources = import.meta.glob<TextsByNamespace>('../locales/*/*.json', { eager: true, import: 'default' })

const textsOf = (language: Language, namespaces: readonly TextNamespace[]): TextsByNamespace =>
  Object.fromEntries(namespaces.map((name) => [name, sources[`../locales/${language}/${name}.json`]]))

/** What every signed-in screen speaks with; the rest comes with its record. */
const appTexts: readonly TextNamespace[] = ['common', 'shell', 'screens', 'controls', 'screenParts']

type Wanted = {
  page: SitePage
  language: Language
  prefixed: boolean
  own: { form: FormState; ask: Ask } | null
  trouble: ErrorCode | null
}

async function drawPage(wanted: Wanted, assets: PageAssets, settings: PageSettings): Promise<string> {
  const { page, language, prefixed, own } = wanted
  const { screen } = page
  const query = queryOf(page, own?.form ?? null)
  const data: PageData = {
    screen: page.name,
    language,
    prefix: prefixed ? `/${language}` : '',
    brand: { name: settings.brand.name, email: settings.brand.email },
    texts: textsOf(language, ['common', ...screen.texts]),
    services: serviceNames(language),
    variant: screen.variant ?? null,
    path: withQuery(ownPath(page), query),
    form: own?.form ?? null,
    answers:
      own === null ? [] : await fetchFirst(screen.first?.({ params: page.params, query }) ?? [], own.ask),
    params: page.params,
    trouble: wanted.trouble,
  }
  const serverTexts = textsOf(language, ['footer', 'pages', ...(screen.serverTexts ?? [])])
  const texts = createTexts(language, { ...data.texts, ...serverTexts })
  const Page = screen.load === null ? findServerPage(page) : (await screen.load()).default
  const footer = {
    brand: settings.brand,
    year: new Date().getFullYear(),
    short: screen.shortFooter === true,
  }
  const tree = <PageTree data={data} texts={texts} Page={Page} footer={footer} />
  const body = await draw(tree, page.name)
  return writeSiteDocument({ body, data, t: texts.t, page, assets, settings })
}

/** The parts of the query that the page knows. */
function queryOf({ screen }: SitePage, form: FormState | null): URLSearchParams {
  const given = (screen.query ?? []).map((name): [string, string] => [name, form?.values[name] ?? ''])
  return new URLSearchParams(given.filter(([, value]) => value !== ''))
}

const withQuery = (path: string | null, query: URLSearchParams) =>
  path === null || query.size === 0 ? path : `${path}?${query.toString()}`

/** What a record asks for first, as far as it is answered. */
async function fetchFirst(calls: readonly FirstCall[], ask: Ask) {
  const answers = await Promise.all(
    calls.map(async ({ key, input }) => ({ key, input, answer: await ask(callPath(key, input)) })),
  )
  return answers.filter(({ answer }) => answer !== undefined)
}

async function drawApp(
  match: Match<AppScreen>,
  found: FoundPage,
  language: Language,
  viewer: Viewer,
  assets: PageAssets,
  settings: PageSettings,
): Promise<string> {
  const { name, screen, params } = match
  const { user } = viewer
  const isOpen = screen.audience.includes(user.role)
  const query = new URLSearchParams(viewer.search)
  const calls = isOpen ? (screen.first?.({ params, query }) ?? []) : []
  const at = String(Date.now())
  const answers = await fetchFirst(calls, viewer.ask)
  const data: AppData = {
    screen: name,
    language,
    prefix: found.language === null ? '' : `/${language}`,
    brand: settings.brand,
    texts: textsOf(language, [...appTexts, ...(isOpen ? screen.texts : [])]),
    user,
    build: assets.build,
    at,
    answers,
  }
  const texts = createTexts(language, data.texts)
  const drawFrame = () => draw(<AppSkeleton data={data} texts={texts} path={found.path} />, name)
  // The language links hold the address: with a name in it, such as a job's, the frame is for this request alone.
  const isShared = Object.keys(params).length === 0
  const body = await (isShared
    ? drawnOnce(`${name} ${user.role} ${language} ${data.prefix}`, drawFrame)
    : drawFrame())
  return writeAppDocument({ body, data, t: texts.t, match, assets, settings })
}

/** The frame is the same for everyone of one kind. */
const frames = new Map<string, Promise<string>>()
function drawnOnce(key: string, drawIt: () => Promise<string>): Promise<string> {
  const known = frames.get(key)
  if (known !== undefined) return known
  const drawn = drawIt()
  frames.set(key, drawn)
  drawn.catch(() => frames.delete(key))
  return drawn
}

async function draw(tree: Parameters<typeof prerender>[0], name: string): Promise<string> {
  const { prelude } = await prerender(tree)
  const body = await new Response(prelude).text()
  // Style attributes, and the inline scripts that React writes for Suspense, would be blocked in the browser.
  const blocked = /<script|\sstyle="|<!--\$[?!]?-->|\son[a-z]+="/.exec(body)
  if (blocked !== null)
    throw new Error(`The page ${name} holds ${blocked[0].trim()}, which the policy blocks`)
  return body
}

const describe = (page: SitePage, language: Language | null, path: string): FoundPage => ({
  id: [page.name, page.screen.part ?? '', ownPath(page) === null ? 'of somebody' : ''].join(' '),
  language,
  path,
  status: page === notFoundPage ? 404 : 200,
  guarded: false,
  query: page.screen.query ?? [],
  own: page.screen.first !== undefined || (page.screen.query ?? []).length > 0,
})

export const site: SiteRenderer = {
  find(address, settings) {
    const { language, path } = readAddress(address)
    const match = findAppScreen(path)
    if (match === null) return describe(findSitePage(path, settings.development), language, path)
    return { id: match.name, language, path, status: 200, guarded: true, query: [], own: true }
  },
  render: (found, language, assets, settings, own) =>
    drawPage(
      {
        page: findSitePage(found.path, settings.development),
        language,
        prefixed: found.language !== null,
        own,
        trouble: null,
      },
      assets,
      settings,
    ),
  async renderApp(found, language, viewer, assets, settings) {
    const match = findAppScreen(found.path)
    if (match === null) throw new Error(`${found.path} is no signed-in screen`)
    return drawApp(match, found, language, viewer, assets, settings)
  },
  renderTrouble: (trouble, language, assets, settings) =>
    drawPage({ page: troublePage, language, prefixed: false, own: null, trouble }, assets, settings),
  sitemap: writeSitemap,
  robots: writeRobots,
  all: (): FoundPage[] =>
    [...everyPage(), notFoundPage].flatMap((page) =>
      // English has no address of its own: it is what the one without a language falls back to.
      languages
        .map((language) => (language === 'en' ? null : language))
        .map((language) =>
          describe(page, language, page === notFoundPage ? '/no-such-page' : page.screen.path),
        ),
    ),
}
