import { readToken, type PdfToken } from './pdf-tokens.ts'
import { readObjectStream } from './pdf-object-stream.ts'

export type PdfProblem = 'pdfLocked' | 'pdfActive' | 'pdfUnusual'

/** What does something when the file is opened or touched, or carries other files. Links to addresses are allowed. */
const activeNames = new Set(
  (
    'JavaScript JS Launch SubmitForm ImportData GoToE RichMediaExecute RichMedia Rendition Movie XFA ' +
    'EmbeddedFile EmbeddedFiles EF FileAttachment Collection'
  ).split(' '),
)

/** A file that makes us read the same bytes again and again is no usual one. */
const mostPasses = 4
const mostTokens = 200_000

/**
 * Looks at every object wherever one could begin, within streams and strings too, because a reader that follows the file's own
 * table or repairs it may find one there. So it does not matter what the table says.
 */
export function findPdfProblem(bytes: Uint8Array): PdfProblem | null {
  const text = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1')
  const found = new Set<PdfProblem>()
  if (isAlsoSomethingElse(text)) found.add('pdfUnusual')
  const budget = { characters: text.length * mostPasses + 65_536, inflated: 0 }
  const noteName = (name: string) => {
    if (name === 'Encrypt') found.add('pdfLocked')
    if (activeNames.has(name)) found.add('pdfActive')
  }
  for (const start of objectStarts(text)) {
    const { tokens, end } = readObject(text, start)
    budget.characters -= end - start
    if (budget.characters < 0 || tokens.length > mostTokens) {
      found.add('pdfUnusual')
      break
    }
    for (const { kind, text: name } of tokens) if (kind === 'name') noteName(name)
    const isStream = tokens.at(-1)?.text === 'stream'
    if (isStream && !readObjectStream(text, tokens, budget, noteName)) found.add('pdfUnusual')
  }
  // A locked file hides its objects, so that this reason goes before the others.
  return (['pdfLocked', 'pdfActive', 'pdfUnusual'] as const).find((problem) => found.has(problem)) ?? null
}

/** A page for a browser or an archive besides: an archive is found by its end, which may be followed by 64 kB. */
function isAlsoSomethingElse(text: string): boolean {
  const start = text.slice(0, 1_024)
  if (/<(?:!doctype|html|head|body|script|svg|iframe)/i.test(start) || start.startsWith('ustar', 257))
    return true
  return text.slice(-66_000).includes('PK\x05\x06')
}

const objectKeyword = /obj(?=[\0\t\n\f\r ()<>[\]{}/%\d+-]|$)|trailer/g
const isWhitespace = (character: string) => '\0\t\n\f\r '.includes(character)
const mostWhitespace = 64

/** After every `7 0 obj` and every `trailer`. A comment may stand before `obj`, which ends with a new line. */
function* objectStarts(text: string): Generator<number> {
  for (const { index, 0: keyword } of text.matchAll(objectKeyword)) {
    if (keyword === 'trailer' || mayBeginObject(text, index)) yield index + keyword.length
  }
}

function mayBeginObject(text: string, index: number): boolean {
  let at = index - 1
  while (at >= 0 && index - at <= mostWhitespace && isWhitespace(text.charAt(at))) at -= 1
  const between = text.slice(at + 1, index)
  return (
    between !== '' && (/[\r\n]/.test(between) || index - at > mostWhitespace || /\d/.test(text.charAt(at)))
  )
}

const endsObject = new Set(['endobj', 'obj', 'stream', 'startxref', 'xref', 'trailer'])

function readObject(text: string, start: number): { tokens: PdfToken[]; end: number } {
  const tokens: PdfToken[] = []
  let end = start
  for (let token = readToken(text, start); token !== null; token = readToken(text, end)) {
    end = token.end
    if (token.kind !== 'comment') tokens.push(token)
    if ((token.kind === 'word' && endsObject.has(token.text)) || tokens.length > mostTokens) break
  }
  return { tokens, end }
}
