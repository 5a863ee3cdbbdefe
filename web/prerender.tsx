import { prerender } from 'react-dom/static'
import type { ErrorCode } from '../contract/errors.ts'
import { openApiDocument } from '../contract/openapi.ts'
import type { FoundPage, PageAssets, PageSettings, SiteRenderer } from '../contract/pages.ts'
import { languages, type Language } from '../contract/rules/language.ts'
import { writeDocument } from './document.ts'
import { createTexts, type TextsOfAreas } from './lib/texts.tsx'
import type { PageData } from './page-data.ts'
import { PageTree } from './page-tree.tsx'
import { ApiDocsPage } from './pages/api-docs.tsx'
import { findRoute, notFoundRoute, readAddress, routes, type Route } from './routes.ts'
import { areasOf, isLive, loadLiveScreen } from './screens.ts'

const sources = import.meta.glob<TextsOfAreas>('./locales/*/*.json', { eager: true, import: 'default' })

const textsOf = (language: Language, route: Route): TextsOfAreas =>
  Object.fromEntries(
    areasOf(route.screen).map((area) => [area, sources[`./locales/${language}/${area}.json`]]),
  )

const idOf = (route: Route) => (route.place === null ? route.screen : `preparation ${route.place}`)

const troubleRoute: Route = { pattern: '', screen: 'trouble', place: null, indexed: false }

type Wanted = { route: Route; language: Language; prefixed: boolean; trouble: ErrorCode | null }

async function draw(wanted: Wanted, assets: PageAssets, settings: PageSettings): Promise<string> {
  const { route, language, prefixed } = wanted
  const data: PageData = {
    screen: route.screen,
    language,
    prefix: prefixed ? `/${language}` : '',
    brand: settings.brand,
    texts: textsOf(language, route),
    place: route.place,
    trouble: wanted.trouble,
    year: new Date().getFullYear(),
  }
  const t = createTexts(language, data.texts)
  const Screen = isLive(route.screen) ? await loadLiveScreen(route.screen) : DocsScreen
  const { prelude } = await prerender(<PageTree data={data} t={t} Screen={Screen} />)
  const body = await new Response(prelude).text()
  refuseWhatThePolicyBlocks(body, route)
  return writeDocument({ body, data, t, route, assets, settings })
}

const interfaceDocument = openApiDocument('')
const DocsScreen = () => <ApiDocsPage document={interfaceDocument} />

/** Style attributes, and the inline scripts that React writes for Suspense, would be blocked in the browser. */
function refuseWhatThePolicyBlocks(body: string, route: Route) {
  const blocked = /<script|\sstyle="|<!--\$[?!]?-->|\son[a-z]+="/.exec(body)
  if (blocked !== null)
    throw new Error(`The page ${idOf(route)} holds ${blocked[0].trim()}, which the policy blocks`)
}

export const site: SiteRenderer = {
  find(address) {
    const { language, path } = readAddress(address)
    const route = findRoute(path)
    return { id: idOf(route), language, path, status: route === notFoundRoute ? 404 : 200 }
  },
  render: (found, language, assets, settings) =>
    draw(
      { route: findRoute(found.path), language, prefixed: found.language !== null, trouble: null },
      assets,
      settings,
    ),
  renderTrouble: (trouble, language, assets, settings) =>
    draw({ route: troubleRoute, language, prefixed: false, trouble }, assets, settings),
  all: (): FoundPage[] =>
    [...routes, notFoundRoute].flatMap((route) =>
      [null, ...languages].map((language) => ({
        id: idOf(route),
        language,
        path: route.pattern.replaceAll(/:\w+|\*/g, 'x'),
        status: route === notFoundRoute ? (404 as const) : (200 as const),
      })),
    ),
}
