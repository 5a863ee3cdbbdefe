import { execFile } from 'node:child_process'
import { createPublicKey, verify } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import {
  certificatePath,
  readCertificatePayload,
  signedBytes,
} from '../../../../contract/rules/certificates.ts'
import { languages, type Language } from '../../../../contract/rules/language.ts'
import { textNamespaces } from '../../../domains.ts'
import { checkPdf } from '../../../platform/file-checks/pdf.ts'
import { loadTexts } from '../../../platform/texts.ts'
import { testCertificateSigner } from '../../../testing/app.ts'
import { temporaryFolder } from '../../../testing/folder.ts'
import { requireProgram } from '../../../testing/system-packages.ts'
import { drawFile, linkOf } from '../file.ts'
import type { Certificate, PassedModule } from '../store.ts'
import type { FileText } from '../texts.ts'

// Poppler and PDFium, which Chromium has, are two readers that share no code. Neither may be missing: no test is skipped.
const run = promisify(execFile)
const poppler = (name: 'pdftotext' | 'pdftoppm' | 'pdfinfo' | 'pdffonts') =>
  requireProgram(name, 'poppler-utils')
const folder = await temporaryFolder()
const texts = await loadTexts(textNamespaces)
const tools = {
  texts,
  publicUrl: 'https://abronet.example',
  brandName: 'Abronet',
  certificateSigner: testCertificateSigner,
}

const titles = [
  {
    en: 'What a good employer owes you',
    am: 'ጥሩ አሠሪ የሚያደርግልዎት',
    om: 'Hojjechiisaan gaariin maal isiniif godha',
  },
  { en: 'Safety at work', am: 'ደህንነት በሥራ ቦታ', om: 'Nageenya bakka hojii' },
  { en: 'The first day', am: 'የመጀመሪያው ቀን', om: 'Guyyaa jalqabaa' },
] as const
/** So many, with three titles in turn. */
const passed = (count: number): PassedModule[] =>
  Array.from({ length: count }, (_, at) => ({ number: at + 1, titles: titles[at % 3] ?? titles[0] }))
const three = passed(3)
const names = {
  en: { firstName: 'José', lastName: 'Bekele' },
  am: { firstName: 'ትዕግሥት', lastName: 'ኃይለማርያም' },
  om: { firstName: 'Dhaqqabaa Xaafaa', lastName: "Ba'isaa" },
} as const

const certificate = (changes: Partial<Certificate>): Certificate => ({
  number: 'AB-7K3M-9QXT',
  seekerId: '0199f000-0000-7000-8000-000000000001',
  firstName: 'Tigist',
  lastName: 'Bekele',
  issuedAt: new Date('2026-11-19T05:00:00Z'),
  revokedAt: null,
  reason: '',
  ...changes,
})

async function draw(language: Language, changes: Partial<Certificate> = names[language], modules = three) {
  const drawn = certificate(changes)
  const link = linkOf(drawn, modules, tools)
  const pdf = await drawFile(drawn, { modules, link, language }, tools)
  const file = join(folder, `${crypto.randomUUID()}.pdf`)
  await writeFile(file, pdf)
  return { pdf, file, link }
}

async function textOf(file: string): Promise<string> {
  const { stdout } = await run(poppler('pdftotext'), ['-raw', file, '-'])
  return stdout.replaceAll(/\s+/g, ' ')
}
/** As poppler draws it, with so many dots to an inch. */
async function pictureOf(file: string, dots = 137): Promise<Buffer> {
  const name = file.replace('.pdf', `-${dots}`)
  await run(poppler('pdftoppm'), ['-r', String(dots), '-png', '-singlefile', file, name])
  return readFile(`${name}.png`)
}
async function pagesOf(file: string): Promise<number> {
  const { stdout } = await run(poppler('pdfinfo'), [file])
  return Number(/^Pages:\s+(\d+)$/m.exec(stdout)?.[1])
}

/** Small enough that the edges of letters, which each reader smooths in its own way, count little. */
const pixelsOf = (picture: Uint8Array) =>
  sharp(picture).greyscale().resize(281, 198, { fit: 'fill' }).raw().toBuffer()

/** The share of pixels that differ by more than a quarter of all greys. */
async function difference(one: Uint8Array, other: Uint8Array): Promise<number> {
  const [left, right] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  return left.filter((value, at) => Math.abs(value - (right[at] ?? 0)) > 64).length / left.length
}
/** Between the two readers it is 0.0002, between two languages 0.026. */
const tolerance = 0.001

/** What poppler drew when somebody last looked at it. Where a file is missing it is written, to be looked at. */
async function referenceOf(language: Language, drawn: Uint8Array): Promise<Buffer> {
  const file = join(import.meta.dirname, 'reference', `${language}.webp`)
  if (existsSync(file)) return readFile(file)
  await mkdir(join(file, '..'), { recursive: true })
  await sharp(drawn).greyscale().resize(842, 595).webp({ quality: 60 }).toFile(file)
  throw new Error(`There was no ${file}: look at the new one, and keep it if it is right.`)
}

describe.each(languages)('in %s', (language) => {
  test('TRN-16 every letter can be read and copied, and its font is in the file', async () => {
    const { file } = await draw(language)
    const text = await textOf(file)
    const t = (key: FileText) => texts(language, key)
    const { firstName, lastName } = names[language]
    const said = [`${firstName} ${lastName}`, ...titles.map((title) => title[language])]
    for (const each of [
      ...said,
      t('certificateFile.title'),
      t('certificateFile.given'),
      t('certificateFile.completed'),
      t('certificateFile.how'),
      t('certificateFile.identity'),
    ])
      expect(text).toContain(each)
    const days = {
      en: ['November 19, 2026', 'Hidar 10, 2019 E.C.'],
      am: ['10 ኅዳር 2019 ዓ.ም.', '19 ኖቬምበር 2026 እ.ኤ.አ.'],
      om: ['Sadaasa 10, 2019 A.L.I.', 'Sadaasa 19, 2026 A.L.A.'],
    }
    for (const day of days[language]) expect(text).toContain(day)
    for (const each of ['AB-7K3M-9QXT', 'abronet.example/certificates/AB-7K3M-9QXT'])
      expect(text).toContain(each)
    const { stdout } = await run(poppler('pdffonts'), [file])
    const fonts = stdout.trim().split('\n').slice(2)
    expect(fonts.length).toBeGreaterThan(0)
    for (const font of fonts) expect(font).toMatch(/NotoSerif-\S+ +CID TrueType +Identity-H +yes yes yes/)
  })

  test('TRN-16 poppler and PDFium draw the same, and what they drew when somebody last looked', async () => {
    const { pdf, file } = await draw(language)
    const byPoppler = await pictureOf(file)
    const { pages } = await checkPdf(pdf)
    expect(pages).toHaveLength(1)
    const byPdfium = pages[0] ?? new Uint8Array()
    const reference = await referenceOf(language, byPoppler)
    expect(await difference(byPoppler, byPdfium)).toBeLessThan(tolerance)
    expect(await difference(byPoppler, reference)).toBeLessThan(tolerance)
    expect(await difference(byPdfium, reference)).toBeLessThan(tolerance)
    // Another name is enough to be seen.
    const other = await draw(language, { firstName: 'Almaz', lastName: 'Kebede' })
    expect(await difference(await pictureOf(other.file), reference)).toBeGreaterThan(4 * tolerance)
  })

  test('TRN-16 names of 120 letters and 14 modules fit on one page, and so do 50 of the longest', async () => {
    const long = `${names[language].firstName} `.repeat(20).slice(0, 60).trim()
    const { file } = await draw(language, { firstName: long, lastName: long }, passed(14))
    const text = await textOf(file)
    expect(await pagesOf(file)).toBe(1)
    expect(text).toContain(`${long} ${long}`)
    expect(text.split(titles[0][language])).toHaveLength(6)
    const title = `${titles[0][language]} `.repeat(8).slice(0, 114)
    const many = Array.from({ length: 50 }, (_, at) => {
      const numbered = `(${at + 1}) ${title}`
      return { number: at + 1, titles: { en: numbered, am: numbered, om: numbered } }
    })
    const full = await draw(language, { firstName: long, lastName: long }, many)
    expect(await pagesOf(full.file)).toBe(1)
    const shown = await textOf(full.file)
    for (const { number } of many) expect(shown).toContain(`(${number}) ${title.slice(0, 20)}`)
  })
})

async function read(file: string, dots: number): Promise<string> {
  const picture = join(folder, 'code.png')
  await writeFile(picture, await pictureOf(file, dots))
  const { stdout } = await run(requireProgram('zbarimg', 'zbar-tools'), ['-q', '--raw', picture])
  return stdout.trim()
}
function verifies(link: string): boolean {
  const [payload = '', signature = ''] = (new URL(link).hash.slice(1) || '.').split('.')
  const key = createPublicKey({
    key: { kty: 'OKP', crv: 'Ed25519', x: testCertificateSigner.publicKey },
    format: 'jwk',
  })
  const bytes = signedBytes(Buffer.from(payload, 'base64url').toString())
  return verify(null, bytes, key, Buffer.from(signature, 'base64url'))
}
const payloadOf = (link: string) =>
  readCertificatePayload(Buffer.from(new URL(link).hash.slice(1).split('.')[0] ?? '', 'base64url').toString())

describe('the QR code', () => {
  test('TRN-18 a camera reads the address with what is certified, signed by our key', async () => {
    const { file, link } = await draw('am')
    const seen = await read(file, 100)
    expect(seen).toBe(link)
    expect(new URL(seen).pathname).toBe(certificatePath('AB-7K3M-9QXT'))
    expect(payloadOf(seen)).toEqual({
      number: 'AB-7K3M-9QXT',
      issuedOn: '2026-11-19',
      firstName: 'ትዕግሥት',
      initial: 'ኃ',
      modules: [1, 2, 3],
    })
    expect(verifies(seen)).toBe(true)
  })

  test('TRN-18 a payload in which anything was changed is refused', async () => {
    const { link } = await draw('en')
    const [before = '', after = ''] = link.split('#')
    const [payload = '', signature = ''] = after.split('.')
    const text = Buffer.from(payload, 'base64url').toString()
    for (const changed of [
      text.replace('José', 'Josef'),
      text.replace('2026-11-19', '2026-11-18'),
      text.replace('1,2,3', '1,2,3,4'),
      text.replace('AB-7K3M', 'AB-7K3N'),
    ]) {
      expect(changed).not.toBe(text)
      expect(verifies(`${before}#${Buffer.from(changed).toString('base64url')}.${signature}`)).toBe(false)
    }
  })

  test('TRN-18 it is read also where the name is long, in Ethiopic letters, and the modules are 50', async () => {
    const many = passed(50)
    const { file, link } = await draw('am', { firstName: 'ትዕግሥት'.repeat(12), lastName: 'ኃይለማርያም' }, many)
    const seen = await read(file, 150)
    expect(seen).toBe(link)
    expect(verifies(seen)).toBe(true)
    expect(payloadOf(seen)?.firstName).toBe('ትዕግሥት'.repeat(12).slice(0, 40))
  })
})

test('the same certificate is the same file, with title, author and language for those who hear it read', async () => {
  const [one, other] = [await draw('om'), await draw('om')]
  expect(Buffer.from(one.pdf).equals(Buffer.from(other.pdf))).toBe(true)
  const { stdout } = await run(poppler('pdfinfo'), [one.file])
  expect(stdout).toMatch(/^Title: +Ragaa leenjii: Dhaqqabaa Xaafaa Ba'isaa$/m)
  expect(stdout).toMatch(/^Author: +Abronet$/m)
  expect(stdout).toMatch(/^Tagged: +yes$/m)
  expect(Buffer.from(one.pdf).toString('latin1')).toContain('/Lang (om)')
  const { stdout: structure } = await run(poppler('pdfinfo'), ['-struct-text', one.file])
  expect(structure).toMatch(/H1[^]*"Ragaa leenjii"[^]*LI[^]*"Guyyaa jalqabaa"[^]*Figure/)
})
