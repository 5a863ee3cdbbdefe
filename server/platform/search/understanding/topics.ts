import { segmentsOf } from './segments.ts'
import { wordsOf } from './words.ts'

/** What a title or a description speaks of, read as it is written: a misspelling there is not corrected. */
export function topicsOf(text: string): { work: readonly string[]; skills: readonly string[] } {
  const work = new Set<string>()
  const skills = new Set<string>()
  for (const { meaning } of segmentsOf(text, wordsOf(text), { guessing: false })) {
    if (meaning?.kind === 'work') for (const id of meaning.ids) work.add(id)
    if (meaning?.kind === 'work') for (const id of meaning.skills) skills.add(id)
    if (meaning?.kind === 'skill') for (const id of meaning.ids) skills.add(id)
  }
  return { work: [...work], skills: [...skills] }
}
