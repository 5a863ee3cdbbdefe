import { fold, isGap } from '../../../../contract/rules/fold.ts'

/** A word of a text, where it is written, and what it is found by. */
export type Word = {
  readonly from: number
  readonly to: number
  /** With doubled letters, which tell some few names apart. */
  readonly plain: string
  readonly folded: string
}

/** Small letters and digits alone. */
export const plainOf = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, '')

export function wordsOf(text: string): Word[] {
  const words: Word[] = []
  let from = 0
  const end = (to: number) => {
    const typed = text.slice(from, to)
    const folded = fold(typed)
    if (folded !== '') words.push({ from, to, plain: plainOf(typed), folded })
  }
  let at = 0
  for (const letter of text) {
    if (isGap(letter)) {
      end(at)
      from = at + letter.length
    }
    at += letter.length
  }
  end(at)
  return words
}

/** As `unspaced` joins them: the last letter of one and the same first letter of the next are one. */
export function joinFolded(parts: readonly string[]): string {
  let joined = ''
  for (const part of parts) {
    const doubled = part[0] === joined.at(-1) && isLatin(part)
    joined += doubled ? part.slice(1) : part
  }
  return joined
}

export const isEthiopic = (folded: string): boolean => folded >= '\u1200' && folded < '\u1380'
export const isLatin = (folded: string): boolean => folded >= 'a' && folded < '{'

/** A text without a part of it, and without the comma that then parts nothing. */
export function withoutPart(text: string, { from, to }: { from: number; to: number }): string {
  const before = trimmedEnd(text.slice(0, from))
  const after = trimmedStart(text.slice(to))
  return before === '' || after === '' ? before + after : `${before} ${after}`
}

function trimmedEnd(text: string): string {
  let end = text.length
  while (end > 0 && isGap(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

function trimmedStart(text: string): string {
  let start = 0
  while (start < text.length && isGap(text.charAt(start))) start += 1
  return text.slice(start)
}
