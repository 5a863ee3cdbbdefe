/** What the specification asks for word for word. */
export type Specification = {
  /** Texts in quotes. */
  quotes: ReadonlySet<string>
  /** Everything it says, with the names of buttons and screens, which it does not quote. */
  text: string
}

export function specificationOf(lines: readonly string[]): Specification {
  const text = lines.join('\n')
  return { quotes: new Set([...text.matchAll(/"([^"\n]+)"/g)].flatMap(([, quote]) => quote ?? [])), text }
}

/** A quote within a sentence begins in small letters; a full stop may belong to the sentence or to the quote. */
const plain = (text: string) => text.toLowerCase().replace(/(?<!\.)\.$/, '')

/** What is left of a text to word freely: a quote stays as it is, also where more follows it. */
export function freeWords(text: string, { quotes }: Specification): string {
  let free = text
  for (const quote of quotes) {
    if (plain(quote) === plain(text)) return ''
    if (quote.split(' ').length >= 3) free = free.replaceAll(quote, '')
  }
  return free
}
