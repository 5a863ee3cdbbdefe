import { prerender } from 'react-dom/static'
import type { ErrorCode } from '../contract/errors.ts'
import { openApiDocument } from '../contract/openapi.ts'
import type { FormState, FoundPage, PageAssets, PageSettings, SiteRenderer } from '../contract/pages.ts'
import { languages, type Language } from '../contract/rules/language.ts'
import { writeDocument } from './document.ts'
import { serviceNames } from './lib/services.ts'
import { createTexts, type Area, type TextsOfAreas } from './lib/texts.tsx'
import type { PageData } from './page-data.ts'
import { PageTree } from './page-tree.tsx'
import { ApiDocsPage } from './pages/api-docs/api-docs.tsx'
import { findRoute, notFoundRoute, readAddress, routes, type Route } from './routes.ts'
import { areasOf, isLive, loadLiveScreen, stillAreasOf } from './screens.ts'
import { writeRobots, writeSitemap } from './search-engines.ts'

const sources = import.meta.glob<TextsOfAreas>('./locales/*/*.json', { eager: true, import: 'default' })

const textsOf = (language: Language, areas: readonly Area[]): TextsOfAreas =>
  Object.fromEntries(areas.map((area) => [area, sources[`./locales/${language}/${area}.json`]]))

const idOf = (route: Route) => [route.screen, route.place ?? route.step].filter(Boolean).join(' ')

const troubleRoute: Route = { pattern: '', screen: 'trouble', place: null, indexed: false }

type Wanted = {
  route: Route
  language: Language
  prefixed: boolean
  form: FormState | null
  trouble: ErrorCode | null
}

async function draw(wanted: Wanted, assets: PageAssets, settings: PageSettings): Promise<string> {
  const { route, language, prefixed } = wanted
  const data: PageData = {
    screen: route.screen,
    language,
    prefix: prefixed ? `/${language}` : '',
    brand: settings.brand,
    texts: textsOf(language, areasOf(route.screen)),
    services: serviceNames(language),
    place: route.place,
    step: route.step ?? null,
    form: wanted.form,
    trouble: wanted.trouble,
    year: new Date().getFullYear(),
  }
  const stillTexts = textsOf(language, stillAreasOf(route.screen))
  const texts = createTexts(language, { ...data.texts, ...stillTexts })
  const Screen = isLive(route.screen) ? await loadLiveScreen(route.screen) : DocsScreen
  const { prelude } = await prerender(<PageTree data={data} texts={texts} Screen={Screen} />)
  const body = await new Response(prelude).text()
  refuseWhatThePolicyBlocks(body, route)
  return writeDocument({ body, data, t: texts.t, route, assets, settings })
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
  find(address, settings) {
    const { language, path } = readAddress(address)
    const route = findRoute(path, settings.development)
    return {
      id: idOf(route),
      language,
      path,
      status: route === notFoundRoute ? 404 : 200,
      guarded: route.guarded ?? false,
      query: route.query ?? [],
    }
  },
  render: (found, language, assets, settings, form) =>
    draw(
      {
        route: findRoute(found.path, settings.development),
        language,
        prefixed: found.language !== null,
        form,
        trouble: null,
      },
      assets,
      settings,
    ),
  renderTrouble: (trouble, language, assets, settings) =>
    draw({ route: troubleRoute, language, prefixed: false, form: null, trouble }, assets, settings),
  sitemap: writeSitemap,
  robots: writeRobots,
  all: (): FoundPage[] =>
    [...new Map([...routes, notFoundRoute].map((route) => [idOf(route), route])).values()].flatMap((route) =>
      // English has no address of its own: it is what the one without a language falls back to.
      languages
        .map((language) => (language === 'en' ? null : language))
        .map((language) => ({
          id: idOf(route),
          language,
          path: route.pattern.replaceAll(/:\w+|\*/g, 'x'),
          status: route === notFoundRoute ? (404 as const) : (200 as const),
          guarded: route.guarded ?? false,
          query: route.query ?? [],
        })),
    ),
}
