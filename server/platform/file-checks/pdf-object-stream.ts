import { inflateSync } from 'node:zlib'
import { readToken, type PdfToken } from './pdf-tokens.ts'

const mostInflatedEach = 16 * 1_048_576
const mostInflated = 48 * 1_048_576
const mostObjects = 50_000

/**
 * Notes the names within the objects that a stream holds, if it holds any; false where we cannot look into it. Readers understand
 * more than the usual writers of PDF make (chains of filters, predictors, references instead of numbers); that we do not read.
 */
export function readObjectStream(
  text: string,
  head: readonly PdfToken[],
  budget: { inflated: number },
  noteName: (name: string) => void,
): boolean {
  const entries = readDictionary(head)
  const hasObjects =
    head.some(({ kind, text: name }) => kind === 'name' && name === 'ObjStm') ||
    (entries.has('N') && entries.has('First'))
  if (!hasObjects) return true
  const count = readInteger(entries.get('N'))
  const first = readInteger(entries.get('First'))
  const start = startOfData(text, head.at(-1)?.end ?? text.length)
  if (entries.has('') || count === null || count > mostObjects || first === null || start === null)
    return false
  const end = text.indexOf('endstream', start)
  const content = decode(text.slice(start, end === -1 ? text.length : end), entries, budget)
  return content !== null && readContent(content, count, first, noteName)
}

/** The entries of the outermost dictionary, and one without a name where a key comes twice or is none. */
function readDictionary(tokens: readonly PdfToken[]): Map<string, readonly PdfToken[]> {
  const entries = new Map<string, readonly PdfToken[]>()
  let at = tokens[0]?.text === '<<' ? 1 : tokens.length
  while (at < tokens.length && tokens[at]?.text !== '>>') {
    const key = tokens[at]
    const end = endOfValue(tokens, at + 1)
    const isUsual = key?.kind === 'name' && !entries.has(key.text)
    entries.set(isUsual ? key.text : '', tokens.slice(at + 1, end))
    at = end
  }
  return entries
}

function endOfValue(tokens: readonly PdfToken[], from: number): number {
  if (tokens[from + 1]?.kind === 'word' && tokens[from + 2]?.text === 'R') return from + 3
  let depth = 0
  for (let at = from; at < tokens.length; at += 1) {
    const { kind, text } = tokens[at] ?? { kind: 'word', text: '' }
    if (kind === 'delimiter') depth += ['<<', '[', '{'].includes(text) ? 1 : -1
    if (depth <= 0) return at + 1
  }
  return tokens.length
}

const readInteger = (value: readonly PdfToken[] | undefined) =>
  value?.length === 1 && /^\d{1,7}$/.test(value[0]?.text ?? '') ? Number(value[0]?.text) : null

/** Directly after the end of the line. */
function startOfData(text: string, from: number): number | null {
  if (text.startsWith('\r\n', from)) return from + 2
  return text[from] === '\n' ? from + 1 : null
}

function decode(
  data: string,
  entries: ReadonlyMap<string, readonly PdfToken[]>,
  budget: { inflated: number },
): string | null {
  if (entries.has('DecodeParms') || entries.has('F')) return null
  const filter = entries
    .get('Filter')
    ?.filter(({ kind }) => kind !== 'delimiter')
    .map(({ text }) => text)
  if (filter === undefined) return data
  if (filter.length !== 1 || filter[0] !== 'FlateDecode') return null
  try {
    const most = Math.min(mostInflatedEach, mostInflated - budget.inflated)
    const content = inflateSync(Buffer.from(data, 'latin1'), { maxOutputLength: most })
    budget.inflated += content.length
    return content.toString('latin1')
  } catch {
    return null
  }
}

/** Its header says where each object begins; none may begin within what we pass over, a string or a comment. */
function readContent(
  content: string,
  count: number,
  first: number,
  noteName: (name: string) => void,
): boolean {
  const header = content.slice(0, first).match(/[^\0\t\n\f\r ]+/g) ?? []
  if (header.length < count * 2 || !header.every((number) => /^\d{1,9}$/.test(number))) return false
  const offsets = header.slice(0, count * 2).filter((_, index) => index % 2 === 1)
  const starts = [first, ...offsets.map((offset) => first + Number(offset))].toSorted(
    (one, other) => one - other,
  )
  let next = 0
  for (let token = readToken(content, 0); token !== null; token = readToken(content, token.end)) {
    if (token.kind === 'name') noteName(token.text)
    while (next < starts.length && Number(starts[next]) <= token.start) next += 1
    if (next < starts.length && Number(starts[next]) < token.end) return false
  }
  return true
}
