/** What a PDF is written in, without what it means. Comments and strings are passed over whole, names come decoded. */
export type PdfToken = {
  kind: 'name' | 'word' | 'delimiter' | 'string' | 'comment'
  /** Of a name without its slash. */
  text: string
  start: number
  end: number
}

const whitespace = /[\0\t\n\f\r ]*/y
const comment = /%[^\r\n]*/y
const name = /\/([^\0\t\n\f\r ()<>[\]{}/%]*)/y
const delimiter = /<<|>>|[[\]{}>)]/y
const hexadecimal = /<[^>]*>?/y
const word = /[^\0\t\n\f\r ()<>[\]{}/%]+/y

/** Reads tokens from a place on, one character a byte; null at the end. */
export function readToken(text: string, from: number): PdfToken | null {
  const start = matchAt(whitespace, text, from)?.end ?? from
  if (start >= text.length) return null
  const token = (kind: PdfToken['kind'], found: { text: string; end: number }) => ({ kind, start, ...found })
  switch (text.charAt(start)) {
    case '%':
      return token('comment', matchAt(comment, text, start) ?? single(text, start))
    case '(':
      return token('string', { text: '', end: endOfString(text, start) })
    case '/': {
      const found = matchAt(name, text, start) ?? single(text, start)
      return token('name', { text: decodeName(found.text.slice(1)), end: found.end })
    }
    default: {
      const between = matchAt(delimiter, text, start)
      if (between !== null) return token('delimiter', between)
      const coded = matchAt(hexadecimal, text, start)
      if (coded !== null) return token('string', { text: '', end: coded.end })
      return token('word', matchAt(word, text, start) ?? single(text, start))
    }
  }
}

function matchAt(pattern: RegExp, text: string, from: number): { text: string; end: number } | null {
  pattern.lastIndex = from
  const found = pattern.exec(text)
  return found === null ? null : { text: found[0], end: pattern.lastIndex }
}

const single = (text: string, start: number) => ({ text: text.charAt(start), end: start + 1 })

/** /J#61vaScript is /JavaScript. */
const decodeName = (coded: string) =>
  coded.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))

const special = /[()\\]/g

/** Brackets within a string are balanced, or have a backslash before them. */
function endOfString(text: string, start: number): number {
  let depth = 0
  special.lastIndex = start
  for (let found = special.exec(text); found !== null; found = special.exec(text)) {
    if (found[0] === '\\') special.lastIndex += 1
    else depth += found[0] === '(' ? 1 : -1
    if (depth === 0) return special.lastIndex
  }
  return text.length
}
