import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { build, type Manifest } from 'vite'
import { dist, loadBuiltSite, sampleSettings } from './built-site.ts'

// What every page, script, font and picture may weigh, compressed as it travels. Fails above.
const bars = {
  html: 20_000,
  /** Scripts: of a public page without and with a form, of the signed-in shell, and of a screen beyond it. */
  page: 100_000,
  form: 125_000,
  shell: 130_000,
  screen: 25_000,
  controls: 20_000,
  font: 45_000,
  picture: 6_000,
}
const client = join(dist, 'client')
const web = join(import.meta.dirname, '../web')
const say = (line: string) => process.stdout.write(`${line}\n`)
let failed = false

function weigh(kind: keyof typeof bars, what: string, bytes: number): void {
  const heavy = bytes > bars[kind]
  failed ||= heavy
  if (heavy) say(`too heavy: ${kind} ${what}, ${bytes} bytes, ${bars[kind]} allowed`)
}

/** The build has compressed all but the smallest files already, as they travel. */
const compressed = async (file: string) =>
  (await stat(`${file}.br`).catch(() => null))?.size ?? brotliCompressSync(await readFile(file)).length

/** Close to what travels and never less, in a sixth of the time. */
const quicklyCompressed = (html: string) =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length

/** Every page in every language, with its style and texts. What is too heavy even at second sight is refused. */
async function weighPages(): Promise<number> {
  const { site, assets } = await loadBuiltSite()
  let heaviest = { bytes: 0, html: '' }
  for (const page of site.all()) {
    if (page.path.startsWith('/dev/')) continue
    const html = await site.render(page, page.language ?? 'en', assets, sampleSettings, null)
    const bytes = quicklyCompressed(html)
    if (bytes > heaviest.bytes) heaviest = { bytes, html }
    if (bytes > bars.html)
      weigh('html', `${page.language ?? ''}${page.path}`, brotliCompressSync(html).length)
  }
  return brotliCompressSync(heaviest.html).length
}

type Scripts = { page: number; form: number; shell: number; screen: number }

/** What the entry, a screen's own file and all that either needs make a phone load. */
async function weighScripts(): Promise<Scripts> {
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const manifest: Manifest = JSON.parse(await readFile(join(dist, 'manifest.json'), 'utf8'))
  const needs = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen
    seen.add(name)
    for (const other of manifest[name]?.imports ?? []) needs(other, seen)
    return seen
  }
  const sum = async (names: Iterable<string>) => {
    const files = Array.from(names, (name) => manifest[name]?.file ?? '')
    const sizes = await Promise.all(files.map((file) => compressed(join(client, file))))
    return sizes.reduce((total, size) => total + size, 0)
  }
  const screensOf = (entry: string, folder: string) => {
    const found = Array.from(needs(entry)).flatMap((name) => manifest[name]?.dynamicImports ?? [])
    const screens = found.filter((name) => name.startsWith(folder))
    if (screens.length === 0) throw new Error(`No screen of ${folder} was found in the build`)
    return screens
  }
  const heaviest: Scripts = { page: 0, form: 0, shell: 0, screen: 0 }
  const take = (kind: keyof Scripts, what: string, bytes: number) => {
    heaviest[kind] = Math.max(heaviest[kind], bytes)
    weigh(kind, what, bytes)
  }
  for (const screen of screensOf('entry/site.tsx', 'site/')) {
    if (screen.includes('gallery')) continue
    const isForm = /^site\/(accounts|partner-portal)\//.test(screen)
    take(isForm ? 'form' : 'page', screen, await sum(needs('entry/site.tsx', needs(screen))))
  }
  const { assets } = await loadBuiltSite()
  for (const file of Object.values(assets.standalone))
    take('page', file, await compressed(join(client, file)))
  const shell = needs('entry/app.tsx')
  take('shell', 'entry/app.tsx', await sum(shell))
  for (const screen of screensOf('entry/app.tsx', 'app/')) {
    take('screen', screen, await sum([...needs(screen)].filter((name) => !shell.has(name))))
  }
  return heaviest
}

/** All controls in one, as if a screen used every one of them, beyond what every screen has already. */
async function weighControls(): Promise<number> {
  const folder = join(web, 'ui/controls')
  const names = (await readdir(folder)).filter((name) => /(?<!\.test)\.tsx$/.test(name))
  const entry = 'virtual:all-controls'
  const source = names.map((name, index) => `import * as c${index} from '${join(folder, name)}'`).join('\n')
  const used = `globalThis.controls = [${names.map((_, index) => `c${index}`).join(', ')}]`
  const outcome = await build({
    configFile: false,
    root: web,
    logLevel: 'error',
    plugins: [
      {
        name: 'all-controls',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `${source}\n${used}` : null),
      },
    ],
    build: {
      write: false,
      rolldownOptions: { input: entry, external: [/^react/, /^i18next/, /lib\/texts\.tsx$/] },
    },
  })
  const outputs = [outcome].flat().flatMap((result) => ('output' in result ? result.output : []))
  const bytes = outputs.reduce(
    (sum, piece) => sum + (piece.type === 'chunk' ? brotliCompressSync(piece.code).length : 0),
    0,
  )
  weigh('controls', `${names.length} controls`, bytes)
  return bytes
}

async function weighFolder(kind: 'font' | 'picture', folder: string, ending: RegExp): Promise<number> {
  const names = (await readdir(join(client, folder))).filter((name) => ending.test(name))
  const sizes = await Promise.all(
    names.map(async (name) => {
      const file = join(client, folder, name)
      const bytes = kind === 'font' ? (await stat(file)).size : await compressed(file)
      weigh(kind, name, bytes)
      return bytes
    }),
  )
  return Math.max(0, ...sizes)
}

const html = await weighPages()
const scripts = await weighScripts()
const controls = await weighControls()
const font = await weighFolder('font', 'fonts', /\.woff2$/)
const picture = await weighFolder('picture', 'illustrations', /\.svg$/)
const figures = Object.entries({ html, ...scripts, controls, font, picture })
for (const [kind, bytes] of figures) {
  const bar = Object.entries(bars).find(([name]) => name === kind)?.[1]
  say(`${kind.padEnd(9)} ${String(bytes).padStart(7)} of ${bar} bytes`)
}
process.exit(failed ? 1 : 0)
