import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { languages, type Language } from '../contract/rules/language.ts'
import { browserArguments, findBrowser } from './browser.ts'

// Draws the pictures that networks show beside a link to us, one per language, from the same words as the page; and the
// icon of a tab for those who do not read SVG.
const root = join(import.meta.dirname, '..')
const target = join(root, 'web/public/share')

/** One text of a namespace; a missing one ends the drawing, so that no picture says "undefined". */
async function textOf(language: Language, area: string, ...keys: string[]): Promise<string> {
  let value: unknown = JSON.parse(await readFile(join(root, `web/locales/${language}/${area}.json`), 'utf8'))
  for (const key of keys) {
    value = typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
  }
  if (typeof value !== 'string') throw new Error(`No text ${area}.${keys.join('.')} in ${language}`)
  return value
}

async function picture(language: Language): Promise<string> {
  const brand = await textOf(language, 'common', 'brand')
  const pageTitle = await textOf(language, 'pages', 'landing', 'title')
  const mark = await readFile(join(root, 'web/public/favicon.svg'), 'utf8')
  const font = await readFile(join(root, 'web/public/fonts/noto-sans-ethiopic-amharic.woff2'), 'base64')
  const title = pageTitle.replace(/^[^:፦]*[:፦]\s*/, '')
  const diamonds = Array.from({ length: 30 }, (_, index) => `<i class="c${index % 4}"></i>`).join('')
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><style>
    @font-face { font-family: Ethiopic; src: url(data:font/woff2;base64,${font}); unicode-range: U+1200-139F }
    body { margin: 0; width: 1200px; height: 630px; display: grid; grid-template-rows: 1fr auto; background: #f3f8ee; color: #16241b; font-family: Ethiopic, system-ui, sans-serif }
    main { padding: 80px; display: grid; align-content: center; gap: 40px }
    header { display: flex; align-items: center; gap: 24px; font-size: 56px; font-weight: 700 }
    header svg { width: 96px; height: 96px }
    h1 { margin: 0; font-size: 76px; line-height: 1.25; text-wrap: balance }
    footer { display: flex; gap: 8px; padding: 0 0 32px 16px }
    i { width: 32px; height: 32px; clip-path: polygon(50% 0, 100% 50%, 50% 100%, 0 50%) }
    .c0 { background: #1f6b42 } .c1 { background: #e5a823 } .c2 { background: #b4472c } .c3 { background: #2b8090 }
  </style><main><header>${mark}${brand}</header><h1>${title}</h1></main><footer>${diamonds}</footer></html>`
}

await mkdir(target, { recursive: true })
const browser = await chromium.launch({
  executablePath: await findBrowser(console.log),
  args: browserArguments,
})
const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
for (const language of languages) {
  await page.setContent(await picture(language))
  await page.evaluate('document.fonts.ready.then(() => true)')
  await page.screenshot({ path: join(target, `${language}.png`) })
}

// Robots and old browsers ask for this one without being told of it.
const size = 48
await page.setViewportSize({ width: size, height: size })
const mark = await readFile(join(root, 'web/public/favicon.svg'), 'utf8')
await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>${mark}`)
const png = await page.screenshot({ omitBackground: true })
const header = Buffer.alloc(22)
// One picture of this size, with 32 bits per pixel, which begins right after this header.
for (const [place, value] of [
  [2, 1],
  [4, 1],
  [6, size | (size << 8)],
  [10, 1],
  [12, 32],
] as const)
  header.writeUInt16LE(value, place)
header.writeUInt32LE(png.length, 14)
header.writeUInt32LE(header.length, 18)
await writeFile(join(root, 'web/public/favicon.ico'), Buffer.concat([header, png]))
await browser.close()
