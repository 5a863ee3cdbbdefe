import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import * as z from 'zod/mini'
import { employerDocument, seekerDocument } from '../../contract/documents.ts'
import type { DocumentRejection } from '../../contract/rules/documents.ts'

const cardDrawing = Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800">
  <rect width="1200" height="800" fill="#5c5348"/>
  <rect x="120" y="120" width="960" height="560" rx="32" fill="#e9f1e4" stroke="#274" stroke-width="8"/>
  <rect x="180" y="260" width="240" height="300" fill="#b9c7b0"/>
  <text x="180" y="200" font-family="sans-serif" font-size="56" fill="#143">KEBELE ID</text>
  <text x="470" y="330" font-family="sans-serif" font-size="44" fill="#222">Tigist Bekele</text>
  <text x="470" y="410" font-family="sans-serif" font-size="36" fill="#222">No. 0417/12, Adama</text>
</svg>`)
let drawn: Promise<Buffer> | undefined
/** A card on a table as a phone takes it: 1200 by 800. */
export const cardPicture = () => (drawn ??= sharp(cardDrawing).jpeg().toBuffer())
export const cardFile = async (name = 'identity-card.jpg') => ({
  name,
  mimeType: 'image/jpeg',
  buffer: await cardPicture(),
})

/** A PDF with a sheet for each text; between them as much as it takes to be that large. */
export function pdfFile(texts: readonly string[], { name = 'contract.pdf', bytes = 0 } = {}) {
  const parts: Buffer[] = []
  const places: number[] = []
  let length = 0
  const add = (part: Buffer | string) => {
    const buffer = Buffer.from(part)
    parts.push(buffer)
    length += buffer.length
  }
  const object = (head: string, content?: Buffer | string) => {
    places.push(length)
    add(`${places.length} 0 obj\n${head}\n`)
    if (content !== undefined) {
      add('stream\n')
      add(content)
      add('\nendstream\n')
    }
    add('endobj\n')
  }
  const font = 3 + texts.length * 2
  const kids = texts.map((_, index) => `${3 + index * 2} 0 R`).join(' ')
  add('%PDF-1.4\n')
  object('<</Type/Catalog/Pages 2 0 R>>')
  object(`<</Type/Pages/Kids[${kids}]/Count ${texts.length}>>`)
  for (const [index, text] of texts.entries()) {
    const drawing = `BT /F1 28 Tf 60 700 Td (${text}) Tj ET`
    object(
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${4 + index * 2} 0 R/Resources<</Font<</F1 ${font} 0 R>>>>>>`,
    )
    object(`<</Length ${drawing.length}>>`, drawing)
  }
  object('<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>')
  // What no compression makes small; each file is another, or the server would know it.
  if (bytes > 0) object(`<</Length ${bytes}>>`, noise(bytes))
  const table = length
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  add(`xref\n0 ${places.length + 1}\n0000000000 65535 f \n${rows}`)
  add(`trailer\n<</Size ${places.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`)
  return { name, mimeType: 'application/pdf', buffer: Buffer.concat(parts) }
}

function noise(bytes: number): Buffer {
  const made = Buffer.alloc(bytes)
  for (let from = 0; from < bytes; from += 65_536)
    crypto.getRandomValues(made.subarray(from, Math.min(bytes, from + 65_536)))
  return made
}

const ownDocuments = z.array(z.union([seekerDocument, employerDocument]))

/** Provides a document over the interface as the one who is signed in on this page. */
export async function provide(page: Page, documentType = 'ID_PROOF', file?: Attached): Promise<void> {
  const own = ownDocuments.parse(await (await page.request.get('/api/documents')).json())
  const entry = own.find((each) => each.documentType === documentType)
  // The status of a seeker's document is a number, that of an employer's a word.
  const owner = typeof entry?.status === 'number' ? 'job-seeker' : 'employer'
  const answer = await page.request.post(`/api/${owner}/documents`, {
    multipart: {
      document: JSON.stringify({ documentId: entry?.documentId, status: 'PENDING' }),
      file: file ?? (await cardFile()),
    },
  })
  expect(answer.status()).toBe(200)
}

const waitingList = z.object({
  content: z.array(z.object({ data: z.object({ id: z.string(), person: z.object({ id: z.string() }) }) })),
  totalPages: z.number(),
})
const seen = z.object({ id: z.string(), version: z.string() })

async function findWaiting(staff: APIRequestContext, owner: string): Promise<string[]> {
  const found: string[] = []
  for (let number = 0, pages = 1; number < pages; number += 1) {
    const answer = await staff.get(`/api/admin/documents?page=${number}`)
    const { content, totalPages } = waitingList.parse(await answer.json())
    pages = totalPages
    found.push(...content.flatMap(({ data }) => (data.person.id === owner ? data.id : [])))
  }
  return found
}

/** The documents of the one on this page that wait for staff, as staff name them. */
export async function waitingOf(
  page: Page,
  staff: APIRequestContext,
  count = 1,
): Promise<z.infer<typeof seen>[]> {
  const owner = /"id":"([^"]+)"/.exec(await (await page.request.get('/api/users/me')).text())?.[1] ?? ''
  let ids: string[] = []
  // The list grows shorter under our eyes: other tests have documents in it too.
  await expect.poll(async () => (ids = await findWaiting(staff, owner)).length).toBe(count)
  return Promise.all(
    ids.map(async (id) => seen.parse(await (await staff.get(`/api/admin/documents/${id}`)).json())),
  )
}

/** Staff find right what the one on this page has provided. */
export async function verifyAll(page: Page, staff: APIRequestContext, count = 1): Promise<void> {
  for (const { id, version } of await waitingOf(page, staff, count)) {
    const answer = await staff.post(`/api/admin/documents/${id}/verify`, { data: { version } })
    expect(answer.status()).toBe(200)
  }
}

/** Staff send back what the one on this page has provided. */
export async function rejectAll(
  page: Page,
  staff: APIRequestContext,
  verdict: { rejection: DocumentRejection; note: string },
): Promise<void> {
  for (const { id, version } of await waitingOf(page, staff)) {
    const answer = await staff.post(`/api/admin/documents/${id}/reject`, { data: { version, ...verdict } })
    expect(answer.status()).toBe(200)
  }
}

export const section = (page: Page): Locator => page.locator('#documents')
export const cardOf = (page: Page, label: string | RegExp = 'Kebele ID or Fayda National ID'): Locator =>
  section(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: label }) })

type Attached = { name: string; mimeType: string; buffer: Buffer }
/** Presses Attach and picks a file. */
export async function attach(page: Page, card: Locator, file: Attached): Promise<void> {
  const picker = page.waitForEvent('filechooser')
  await card.getByRole('button', { name: /^Attach/ }).click()
  await (await picker).setFiles(file)
}
