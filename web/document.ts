import type { TFunction } from 'i18next'
import type { PageAssets, PageSettings } from '../contract/pages.ts'
import type { PageData } from './page-data.ts'
import type { Route } from './routes.ts'
import { isLive, neededScript } from './screens.ts'
import { describePage, escape, inlineJson } from './search-engines.ts'

type Parts = {
  body: string
  data: PageData
  t: TFunction
  route: Route
  assets: PageAssets
  settings: PageSettings
}

/** The HTML around the drawn tree: everything a reader, a search engine and a slow phone need before any script. */
export function writeDocument({ body, data, t, route, assets, settings }: Parts): string {
  const { title, description } = describe(data, t)
  const needed = neededScript(data.screen)
  const marks = [
    `lang="${data.language}"`,
    ...(isLive(data.screen) ? [`data-app="${escape(assets.app)}"`] : []),
    ...(needed === null ? [] : [`data-needed="${escape(filesOf(needed, assets).join(' '))}"`]),
    ...(data.prefix === '' ? [] : ['data-prefixed']),
    ...(data.screen === 'application' ? ['data-people'] : []),
  ]
  return `<!doctype html>
<html ${marks.join(' ')}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escape(title)}</title>
<meta name="description" content="${escape(description)}">
<meta name="color-scheme" content="light dark">
${describePage({ data, t, route, settings, title, description })}
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<script>${assets.headScript}</script>
<style>${assets.styles[route.style ?? 'public']}</style>
</head>
<body>
<div id="root">${body}</div>
${isLive(data.screen) ? `<script type="application/json" id="page-data">${inlineJson(data)}</script>` : ''}
${settings.reload ? '<script src="/dev/reload.js" defer></script>' : ''}
</body>
</html>
`
}

function filesOf(script: string, assets: PageAssets): readonly string[] {
  const files = assets.scripts[script]
  if (files === undefined) throw new Error(`The build made nothing of ${script}`)
  return files
}

function describe(data: PageData, t: TFunction): { title: string; description: string } {
  switch (data.screen) {
    case 'landing':
      return { title: t('landing.title'), description: t('landing.description') }
    case 'preparation':
      return {
        title: t('preparation.title', { place: t(`preparation.places.${data.place ?? 'jobs'}`) }),
        description: t('preparation.description'),
      }
    case 'not-found':
      return { title: t('notFound.title'), description: t('notFound.description') }
    case 'saved-searches': {
      const step = data.step === 'stopped' ? 'stopped' : 'stop'
      return { title: t(`savedSearches.${step}.title`), description: t(`savedSearches.${step}.description`) }
    }
    case 'newsletter': {
      const { step: told } = data
      const step = told === null || told === 'stop' || told === 'stopped' ? 'sent' : told
      return { title: t(`newsletter.${step}.title`), description: t(`newsletter.${step}.description`) }
    }
    case 'trouble':
      return { title: t('trouble.title'), description: t('trouble.description') }
    case 'gallery':
    case 'gallery-controls':
      return { title: t('gallery.title'), description: t('gallery.description') }
    case 'login':
      return { title: t('login.title'), description: t('login.description') }
    case 'registration':
      return { title: t('registration.title'), description: t('registration.description') }
    case 'register':
      return { title: t('register.title'), description: t('register.description') }
    case 'forgot-password':
      return { title: t('recovery.forgot.title'), description: t('recovery.forgot.description') }
    case 'reset-password':
      return { title: t('recovery.reset.title'), description: t('recovery.reset.description') }
    case 'verify-email':
      return { title: t('recovery.verify.title'), description: t('recovery.verify.description') }
    case 'partner':
      return { title: t('partner.title'), description: t('partner.description') }
    case 'application':
      return { title: t('application.title'), description: t('application.description') }
    case 'api-docs':
      return { title: t('apiDocs.title'), description: t('apiDocs.description') }
  }
}
