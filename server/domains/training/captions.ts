import type { FilmRange } from '../../../contract/rules/training.ts'

/** What fits two lines of a narrow phone. */
const longestCue = 80

/** A sentence or a part of one; marks of Amharic end them too. */
const sentenceEnd = /(?<=[.!?…።፧])\s+/u
const pauseEnd = /(?<=[,;:፣፤፥፦])\s+/u

/** In pieces that fit, cut where one would pause, and only then between words. */
function piecesOf(text: string): string[] {
  return text
    .trim()
    .split(sentenceEnd)
    .flatMap((sentence) => (sentence.length <= longestCue ? sentence : joined(partsOf(sentence))))
    .filter((piece) => piece !== '')
}

const partsOf = (sentence: string): string[] =>
  sentence.split(pauseEnd).flatMap((part) => (part.length <= longestCue ? part : part.split(/\s+/u)))

/** As few as possible of them, one after the other. */
function joined(parts: readonly string[]): string[] {
  const pieces: string[] = []
  let piece = ''
  for (const part of parts) {
    if (piece !== '' && piece.length + 1 + part.length > longestCue) {
      pieces.push(piece)
      piece = part
    } else piece = piece === '' ? part : `${piece} ${part}`
  }
  return [...pieces, piece]
}

export type Cue = FilmRange & { text: string }

/** The pieces of a scene share its time by their length. */
export function cuesOf({ from, to, text }: Cue): Cue[] {
  const pieces = piecesOf(text)
  const letters = pieces.reduce((sum, piece) => sum + piece.length, 0)
  let said = 0
  return pieces.map((piece) => {
    const begin = from + Math.round(((to - from) * said) / letters)
    said += piece.length
    return { from: begin, to: from + Math.round(((to - from) * said) / letters), text: piece }
  })
}

/** The transcript of a film as WebVTT. */
export const writeCaptions = (scenes: readonly Cue[]): string =>
  [
    'WEBVTT',
    ...scenes
      .flatMap(cuesOf)
      .map((cue) => `${writeTime(cue.from)} --> ${writeTime(cue.to)}\n${escaped(cue.text)}`),
    '',
  ].join('\n\n')

function writeTime(milliseconds: number): string {
  const [hours, minutes, seconds] = [3_600_000, 60_000, 1_000].map((unit) => Math.floor(milliseconds / unit))
  const two = (value = 0) => String(value % 60).padStart(2, '0')
  return `${String(hours).padStart(2, '0')}:${two(minutes)}:${two(seconds)}.${String(milliseconds % 1_000).padStart(3, '0')}`
}

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
