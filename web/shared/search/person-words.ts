import type { MatchReason } from '../../../contract/matching.ts'
import { useTexts } from '../../lib/texts.tsx'
import { reasonWords } from './reason-words.ts'

/** Reasons in the words of an employer. The texts are those of the namespace `personMatch`. */
export function usePersonWords() {
  const { t, language } = useTexts()
  return (reason: MatchReason): string => {
    const { name, values } = reasonWords(reason, language)
    return t(`personMatch.reasons.${name}`, values)
  }
}
