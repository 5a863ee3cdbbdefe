import type { MatchReason } from '../../../contract/matching.ts'
import { formatNumber } from '../../../contract/rules/formats.ts'
import type { Language } from '../../../contract/rules/language.ts'
import { labelsIn, lists } from '../../lib/lists.ts'

/** The name of the text for a reason, and its figures; each side has texts of its own. */
export function reasonWords(given: MatchReason, language: Language) {
  const { reason, met = 0, asked = 0, missing = [], kilometres = 0 } = given
  const isSpoken = reason === 'languages' || reason === 'languagesMissing'
  return {
    name: reason === 'languages' && met < asked ? 'languagesSome' : reason,
    values: {
      count: asked,
      met: formatNumber(met, language),
      missing: labelsIn(isSpoken ? lists.languages : lists.skills, missing, language),
      kilometres: formatNumber(kilometres, language),
    },
  } as const
}
