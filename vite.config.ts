import { dirname, join, relative } from 'node:path'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const web = join(import.meta.dirname, 'web')

/** Adds to each record which file its screen is in, so that a document can name the files of its script. */
const nameSources: Plugin = {
  name: 'name-sources',
  enforce: 'pre',
  transform(code, id) {
    if (!/[\\/](app|site)[\\/][^\\/]+[\\/]screens\.ts$/.test(id)) return null
    return code.replaceAll(/load: \(\) => import\('([^']+)'\)/g, (whole, path: string) => {
      const source = relative(web, join(dirname(id), path)).replaceAll('\\', '/')
      return `source: '${source}', ${whole}`
    })
  },
}

/** Modules by their paths within web/, contract/ or a package. */
const among = (...paths: readonly string[]) =>
  new RegExp(
    `[\\\\/](${paths.map((path) => path.replaceAll('/', String.raw`[\\/]`)).join('|')})(\\.m?js|\\.tsx?)?$`,
  )
const icons = (names: string) => `lucide-react/dist/esm/icons/(${names})`

type Piece = { name: string; test: RegExp; tags?: '$initial'[]; includeDependenciesRecursively?: boolean }

/** Each file costs a phone a request of its own: what pages share comes in few pieces, the first that fits. */
const pieces: Piece[] = [
  {
    name: 'core',
    test: among(
      'node_modules/(react|react-dom|scheduler|i18next|regexparam|idb-keyval|use-sync-external-store|wouter)/.*',
    ),
  },
  { name: 'query', test: among('node_modules/@tanstack/.*') },
  { name: 'icons', tags: ['$initial'], test: among('node_modules/lucide-react/.*') },
  {
    name: 'page',
    test: among(
      'web/site/frame/.*',
      'web/site/([^/]+/)?screens',
      'web/entry/page-tree',
      'web/lib/(api|api-error|browser-storage|connection|device-store|faults|motion|navigation|page-data|paths|screens|server-only|session|session-end|start|texts)',
      'web/ui/(accordion|badge|button-link|button-looks|disclosure|language-picker|logo|tibeb-band)',
      'contract/(endpoint|rules/(accounts|language|wire))',
      '.*preload-helper',
    ),
  },
  {
    name: 'base',
    test: among(
      'web/ui/controls/(button|error-state|skeleton|toast)',
      'web/lib/(toast|clear-toasts|date-preferences)',
      'web/ui/controls/clear-toasts',
      'contract/(rules/(formats|calendar)|reference/months)',
    ),
  },
  {
    name: 'work',
    test: among(
      'web/shared/jobs/.*',
      'web/ui/work-picture',
      icons('message-circle|shield-exclamation-point'),
    ),
  },
  {
    name: 'cards',
    test: among(
      'web/shared/messages/write-button',
      'web/ui/(relative-time|search/(match-ring|rating-text))',
      'contract/rules/(matching|relative-time)',
      icons('calendar-days|clock|map-pin|shield-check'),
    ),
  },
  {
    name: 'search',
    test: among(
      'web/ui/search/(filter-card|results)',
      'web/lib/search-address',
      icons('bookmark|bookmark-check|list-filter'),
    ),
  },
  {
    name: 'job',
    test: among('web/app/jobs/search/(job-changes|job-detail|search-state|use-jobs)', icons('send')),
  },
  {
    name: 'person',
    test: among(
      'web/shared/(search/(person-words|strongest-reasons)|seekers/(hire-button|masked-contact|seeker-head|seeker-words))',
    ),
  },
  {
    name: 'reviews',
    test: among(
      'web/shared/(reports/report-(button|review)|seekers/seeker-reviews)',
      'web/ui/lazy-accordion',
      icons('flag'),
    ),
  },
  {
    name: 'hire',
    test: among(
      'web/app/hiring/settling',

      'web/shared/seekers/(applicant-lists|offer-tones|seeker-lists)',
      icons('handshake'),
    ),
  },
  {
    name: 'moves',
    test: among(
      'web/app/hiring/(applicants/(open-interview|use-move)|offer-acts|refusal)',
      icons('arrow-left'),
    ),
  },
  {
    name: 'application',
    test: among('web/shared/hiring/(appointment|status-badge)', icons('calendar-plus|download|phone-call')),
  },
  {
    name: 'picture',
    test: among('web/shared/accounts/(home|picture-field|use-picture)', icons('camera|trash')),
  },
  {
    name: 'news',
    test: among('web/shared/news/.*', 'contract/rules/news', icons('calendar-clock|file-check')),
  },
  { name: 'field', test: among('web/ui/(text-field|submit-button)') },
  {
    name: 'form',
    test: among(
      'web/lib/(form|form-drafts|live|refreshing|reference|password-pair)',
      'web/ui/illustrations/states',
      'web/ui/controls/(autocomplete|checkbox|combobox|consent-field|date-entry|date-field|field-frame|field-group|form-alert|form-message|password-field|radio-cards|select-field|text-input|use-combobox)',
      'contract/rules/(field-problems|fold)',
      'contract/reference/options/(option|people)',
      icons(
        'check|eye|eye-off|chevron-left|chevron-right|briefcase|house|building-2|building-complex|user-plus',
      ),
    ),
  },
  {
    name: 'shell',
    test: among(
      'web/app/shell/.*',
      'web/app/.*(screens|job-id|job-calls)',
      'web/routes',
      'web/lib/(app-context|endpoints|leave|live-events|load-texts|message-screens|query-client|use-idle-part)',
      'web/ui/(avatar|loaded|notice|screen|search/facts|use-lazy-dialog)',
      'web/ui/controls/(dialog|empty-state|pagination|switch|tabs|text-area|use-bubble)',
      'web/shared/accounts/finished-notice',
      'contract/rules/(hiring|pictures|jobs)',
      'contract/reference/options/jobs',
      icons('lock-keyhole|phone'),
    ),
  },
  {
    name: 'lists',
    test: among('contract/reference/(places|services|languages|job-titles)', 'web/lib/lists'),
    includeDependenciesRecursively: true,
  },
]

// scripts/build.ts builds twice with this: the browser's files, and the bundle that draws pages on the server.
export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [react(), tailwindcss(), ...(isSsrBuild === true ? [nameSources] : [])],
  publicDir: isSsrBuild === true ? false : 'public',
  build: {
    emptyOutDir: true,
    outDir: isSsrBuild === true ? '../dist/server' : '../dist/client',
    modulePreload: { polyfill: false },
    ...(isSsrBuild === true
      ? {}
      : {
          manifest: 'manifest.json',
          rolldownOptions: {
            input: [
              'web/entry/site.tsx',
              'web/entry/app.tsx',
              'web/entry/head.ts',
              'web/styles/public.css',
              'web/styles/controls.css',
            ],
            // By name alone: what a module needs goes where its own users are.
            output: { codeSplitting: { includeDependenciesRecursively: false, groups: pieces } },
          },
        }),
  },
  ssr: { noExternal: true },
}))
