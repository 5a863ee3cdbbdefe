import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { build, type Manifest } from 'vite'
import type { PageAssets } from '../contract/pages.ts'
import { languages } from '../contract/rules/language.ts'
import { certificateWorker } from '../contract/rules/wire.ts'
import { accountTypes, homes } from '../contract/rules/accounts.ts'
import { dist, loadBuiltSite, sampleSettings, sampleUser } from './built-site.ts'
import { isUpToDate, rememberSources } from './sources.ts'

const root = join(import.meta.dirname, '..')
const client = join(dist, 'client')

/** Builds the browser's files and the bundle that draws pages, and draws every page once to prove that each can be. */
async function buildWeb(): Promise<void> {
  const started = Date.now()
  await rm(dist, { recursive: true, force: true })
  await build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn' })
  await build({
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { ssr: 'entry/prerender.tsx' },
  })
  await buildWorker(await collectAssets())
  await mergeTexts()
  await compressFiles(client)
  const pages = await drawEveryPage()
  await rememberSources(dist)
  process.stdout.write(`Built ${pages} pages in ${((Date.now() - started) / 1000).toFixed(1)} s.\n`)
}

const certificateScript = 'site/certificates/check.ts'
const entries = { site: 'entry/site.tsx', app: 'entry/app.tsx' } as const

/** One file, which shares nothing with others; answers with its address. */
async function buildAlone(source: string, file: string, define: { [name: string]: string }): Promise<string> {
  const outcome = await build({
    configFile: false,
    root: join(root, 'web'),
    logLevel: 'warn',
    publicDir: false,
    define,
    build: {
      outDir: client,
      emptyOutDir: false,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: join(root, 'web', source), output: { entryFileNames: file } },
    },
  })
  const outputs = [outcome].flat().flatMap((result) => ('output' in result ? result.output : []))
  if (outputs.length !== 1) throw new Error(`The build made ${outputs.length} files of ${source}`)
  return `/${outputs[0]?.fileName}`
}

/** Its bytes change with the build, so that browsers replace the one that they have. */
async function buildWorker({ build: name, standalone }: PageAssets): Promise<void> {
  // What draws the page that it keeps is in the bundle of the server.
  const bundle = await readFile(join(dist, 'server/prerender.js'))
  await buildAlone('worker/certificates.ts', certificateWorker.slice(1), {
    buildName: JSON.stringify(createHash('sha256').update(name).update(bundle).digest('hex').slice(0, 10)),
    pageScript: JSON.stringify(standalone[certificateScript]),
  })
}

/** Changed texts are another build too: they are kept by phones under its name. */
async function textsDigest(): Promise<string> {
  const hash = createHash('sha256')
  const folder = join(root, 'web/locales')
  for (const file of (await readdir(folder, { recursive: true })).toSorted()) {
    if (file.endsWith('.json')) hash.update(await readFile(join(folder, file)))
  }
  return hash.digest('hex')
}

/** What is placed within pages leaves the folder of files that are served. */
async function collectAssets(): Promise<PageAssets> {
  const manifestFile = join(client, 'manifest.json')
  // oxlint-disable-next-line typescript/no-unsafe-assignment
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'))
  const fileOf = (source: string) => {
    const file = manifest[source]?.file
    if (file === undefined) throw new Error(`The build made nothing of ${source}`)
    return file
  }
  const take = async (file: string) => {
    const text = await readFile(join(client, file), 'utf8')
    await rm(join(client, file))
    return text.trim()
  }
  const standalone = {
    [certificateScript]: await buildAlone(certificateScript, 'assets/certificates-[hash].js', {}),
  }
  const assets: PageAssets = {
    standalone,
    styles: {
      public: await take(fileOf('styles/public.css')),
      controls: await take(fileOf('styles/controls.css')),
    },
    headScript: await take(fileOf('entry/head.ts')),
    entries: { site: `/${fileOf(entries.site)}`, app: `/${fileOf(entries.app)}` },
    scripts: Object.fromEntries(
      Object.entries(manifest)
        .filter(([, { isDynamicEntry }]) => isDynamicEntry)
        .map(([source]) => [
          source,
          filesOf(manifest, source.startsWith('app/') ? entries.app : entries.site, source),
        ]),
    ),
    build: createHash('sha256')
      .update(JSON.stringify([manifest, standalone]))
      .update(await textsDigest())
      .digest('hex')
      .slice(0, 10),
  }
  if (
    assets.headScript.includes('</script') ||
    Object.values(assets.styles).some((style) => style.includes('</style'))
  ) {
    throw new Error('What is placed within a page would end its own element')
  }
  await writeFile(join(dist, 'assets.json'), JSON.stringify(assets))
  await rename(manifestFile, join(dist, 'manifest.json'))
  return assets
}

/** Asked for by a chunk as soon as it runs: one that travels beside it costs no round trip of its own. */
const isPicture = (source: string) => source.startsWith('ui/illustrations/')

/** What these are made of, each file once, and before what it imports. */
function filesOf(manifest: Manifest, ...sources: readonly string[]): string[] {
  const found = new Set(sources)
  for (const source of found) {
    const { imports = [], dynamicImports = [] } = manifest[source] ?? {}
    for (const imported of [...imports, ...dynamicImports.filter(isPicture)]) found.add(imported)
  }
  return [...found].flatMap((source) => manifest[source]?.file ?? []).map((file) => `/${file}`)
}

/** /locales/{language}/translation.json holds every area; /locales/{language}/{area}.json one of them. */
async function mergeTexts(): Promise<void> {
  for (const language of languages) {
    const source = join(root, 'web/locales', language)
    const target = join(client, 'locales', language)
    await mkdir(target, { recursive: true })
    const areas = await Promise.all(
      (await readdir(source)).toSorted().map(async (name) => {
        const texts: unknown = JSON.parse(await readFile(join(source, name), 'utf8'))
        await writeFile(join(target, name), JSON.stringify(texts))
        return [name.replace(/\.json$/, ''), texts] as const
      }),
    )
    await writeFile(join(target, 'translation.json'), JSON.stringify(Object.fromEntries(areas)))
  }
}

async function compressFiles(folder: string): Promise<void> {
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|svg|json|txt)$/.test(entry.name)) continue
    const file = join(entry.parentPath, entry.name)
    if ((await stat(file)).size < 1024) continue
    const content = await readFile(file)
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content))
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }))
  }
}

async function drawEveryPage(): Promise<number> {
  const { site, assets } = await loadBuiltSite()
  const pages = site.all()
  for (const page of pages) await site.render(page, page.language ?? 'en', assets, sampleSettings, null)
  for (const role of accountTypes) {
    const viewer = { user: { ...sampleUser, role }, search: '', ask: () => Promise.resolve(undefined) }
    for (const language of languages) {
      const found = site.find(homes[role], sampleSettings)
      await site.renderApp(found, language, viewer, assets, sampleSettings)
    }
  }
  return pages.length
}

if (import.meta.main && !(await isUpToDate(dist))) await buildWeb()
