import type { TFunction } from 'i18next'
import type { PageAssets, PageSettings } from '../../contract/pages.ts'
import { isAppScreen } from '../app/shell/place.ts'
import type { AppData, CarriedData, PageData } from '../lib/page-data.ts'
import type { AppScreen, Match } from '../lib/screens.ts'
import { isPageName, type SitePage } from './find-page.ts'
import { describePage, escape, inlineJson } from './search-engines.ts'

type SiteParts = {
  body: string
  data: PageData
  t: TFunction
  page: SitePage
  assets: PageAssets
  settings: PageSettings
}

/** The HTML around a public page: everything a reader, a search engine and a slow phone need before any script. */
export function writeSiteDocument({ body, data, t, page, assets, settings }: SiteParts): string {
  const { screen } = page
  const isLive = screen.load !== null
  const standalone = screen.script === undefined ? null : assets.standalone[screen.script]
  const { name } = page
  if (!isPageName(name)) throw new Error(`No page is called ${name}`)
  const ownTitle = [...(screen.part === undefined ? [] : [screen.part]), t(`pages.${name}.title`)].join(' · ')
  const title = withBrand(ownTitle, brandOf(data, t))
  const description = t(`pages.${name}.description`)
  const { services: _, answers: __, params: ___, ...carried } = data
  return writeHtml({
    attributes: [
      ...(isLive ? [`data-app="${escape(assets.entries.site)}"`] : []),
      ...(screen.needsScript === true
        ? [`data-needed="${escape(filesOf(screen.source, assets).join(' '))}"`]
        : []),
      // A page for the one who asks may show a name, in whatever letters its owner writes it.
      ...(screen.first === undefined ? [] : ['data-people']),
      // It says whether what is shown is true, so it waits for no touch.
      ...(standalone === null
        ? []
        : [`data-app="${escape(standalone)}" data-needed="${escape(standalone)}"`]),
    ],
    head: `<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
${describePage({ data, t, page, settings, title, description })}`,
    style: assets.styles[screen.style ?? 'public'],
    body,
    data: carried,
    isLive,
    assets,
    settings,
  })
}

type AppParts = {
  body: string
  data: AppData
  t: TFunction
  match: Match<AppScreen>
  assets: PageAssets
  settings: PageSettings
}

/** The HTML of the signed-in application names its scripts in the head: without them there is nothing to see. */
export function writeAppDocument({ body, data, t, match, assets, settings }: AppParts): string {
  const files = filesOf(match.screen.source, assets)
  const title = isAppScreen(match.name) ? t(`screens.${match.name}`) : ''
  return writeHtml({
    // What people wrote is shown here, in whatever language: the Ethiopic letters may be needed.
    attributes: ['data-people'],
    head: `<title>${escape(withBrand(title, brandOf(data, t)))}</title>
<meta name="robots" content="noindex">
${files.map((file) => `<link rel="modulepreload" href="${escape(file)}">`).join('\n')}
<script type="module" src="${escape(assets.entries.app)}"></script>`,
    style: assets.styles.controls,
    body,
    data,
    isLive: true,
    assets,
    settings,
  })
}

type HtmlParts = {
  attributes: readonly string[]
  head: string
  style: string
  body: string
  data: CarriedData | AppData
  isLive: boolean
  assets: PageAssets
  settings: PageSettings
}

const writeHtml = ({
  attributes,
  head,
  style,
  body,
  data,
  isLive,
  assets,
  settings,
}: HtmlParts) => `<!doctype html>
<html ${[`lang="${data.language}"`, ...attributes, ...(data.prefix === '' ? [] : ['data-prefixed'])].join(' ')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
${head}
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${assets.headScript}</script>
<style>${style}</style>
</head>
<body>
<div id="root">${body}</div>
${isLive ? `<script type="application/json" id="page-data">${inlineJson(data)}</script>` : ''}
${settings.reload ? '<script src="/dev/reload.js" defer></script>' : ''}
</body>
</html>
`

const brandOf = (data: PageData | AppData, t: TFunction) => data.brand.name ?? t('common.brand')

/** Tabs and results of searches show whose page it is. */
const withBrand = (title: string, brand: string) => (title.includes(brand) ? title : `${title} · ${brand}`)

function filesOf(source: string | undefined, assets: PageAssets): readonly string[] {
  const files = source === undefined ? undefined : assets.scripts[source]
  if (files === undefined) throw new Error(`The build made nothing of ${source}`)
  return files
}
