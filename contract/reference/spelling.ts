import { fold } from '../rules/fold.ts'

const undoubled = (text: string) => text.replaceAll(/([a-z])\1+/g, '$1')

/** Folded, and without blanks, because people part names in other places than we do: "bahirdar", "ድሬ ዳዋ". */
export const unspaced = (text: string): string => undoubled(fold(text).replaceAll(' ', ''))

/** The same from the first word on, from the second word on, and so to the last. */
export function unspacedFromEachWord(text: string): readonly string[] {
  const words = fold(text).split(' ')
  return words.map((_, first) => undoubled(words.slice(first).join('')))
}

/**
 * What is left of an unspaced text when vowels and romanisation are forgiven: "adis abeba" becomes what "Addis Ababa"
 * does, and "ጂማ" what "ጅማ" does. A run of vowels is one "a"; an Ethiopic syllable is its consonant and that "a".
 */
export const loosened = (text: string): string =>
  undoubled(
    text
      // Letters that only tell how their neighbour is spoken, as Qubee, English and Italian habits write it.
      .replaceAll(/t(?=ch|s)|d(?=j)|g(?=n)/g, '')
      .replaceAll(/([cdgkpt])h|(n)y/g, '$1$2')
      .replaceAll('q', 'k')
      .replaceAll('x', 't')
      .replaceAll(/[aeiouy]+/g, 'a')
      // The orders of one Ethiopic consonant are in a row of eight.
      .replaceAll(/[\u1200-\u1357]/g, (syllable) => `${String.fromCharCode(syllable.charCodeAt(0) & ~7)}a`),
  )
