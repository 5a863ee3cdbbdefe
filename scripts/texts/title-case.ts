import type { Specification } from './specification.ts'

/** Always written with a capital letter. Abbreviations and names with one inside (PDF, JavaScript) need no entry. */
const names = new Set(
  [
    ['Abronet', 'Facebook', 'Twitter', 'Instagram', 'Fayda'],
    ['Ethiopia', 'Ethiopian', 'Gregorian', 'English', 'Amharic', 'Afaan', 'Oromoo'],
    ['Addis', 'Ababa', 'Adama', 'Shashamane', 'Hawassa', 'Oromia', 'Amhara', 'Tigray'],
    ['January', 'February', 'March', 'April', 'June', 'July'],
    ['August', 'September', 'October', 'November', 'December'],
    ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
    // The people of the gallery.
    ['Almaz', 'Tesfaye', 'Chaltu', 'Gemechu', 'Dawit', 'Hailemichael', 'Woldegebriel'],
    // The option for all others.
    ['Other'],
  ].flat(),
)

/** Words that Title Case leaves small. */
const small = new Set(['a', 'an', 'and', 'for', 'in', 'of', 'on', 'or', 'the', 'to'])

const isCapital = (word: string | undefined) => word !== undefined && /^\p{Lu}\p{Ll}+$/u.test(word)

/** Words with a capital letter that begin no sentence, are no name, and are not specified so. */
export function findCapitals(text: string, specification: Specification): string[] {
  const plainText = text.replaceAll(/\{\{[^}]*\}\}/g, '0').replaceAll(/<\/?\w+>/g, '')
  return plainText.split(/(?<=[.!?…:])\s+|\s[·–]\s/).flatMap((sentence) => {
    const words = sentence.match(/[\p{L}\p{N}'’-]+/gu) ?? []
    return words.filter(
      (word, index) =>
        index > 0 && isCapital(word) && !names.has(word) && !isSpecified(words, index, specification),
    )
  })
}

/** Part of a name of at least two words that the specification writes in the same way. */
function isSpecified(words: readonly string[], index: number, { text }: Specification): boolean {
  const inRun = (at: number) => isCapital(words[at]) || small.has(words[at] ?? '')
  let [first, last] = [index, index]
  while (inRun(first - 1)) first -= 1
  while (inRun(last + 1)) last += 1
  for (let from = first; from <= index; from += 1) {
    for (let to = last; to >= index; to -= 1) {
      const run = words.slice(from, to + 1)
      const isName = isCapital(run[0]) && isCapital(run.at(-1)) && run.length > 1
      if (isName && new RegExp(`(?<!\\p{L})${run.join(' ')}(?!\\p{L})`, 'u').test(text)) return true
    }
  }
  return false
}
