import type { Match, MatchReason } from '../../../../contract/matching.ts'
import { useTexts } from '../../../lib/texts.tsx'
import { additions, useAdditionPaths } from '../../../shared/seekers/addition-paths.ts'
import { reasonWords } from '../../../shared/search/reason-words.ts'
import { MatchBox } from '../../../ui/search/match-box.tsx'

/** How well a job suits the reader and why, with a way to say what is missing. */
export function JobMatch({ match, level }: { match: Match; level: 3 | 4 }) {
  const { t, language } = useTexts()
  const paths = useAdditionPaths()
  const words = (reason: MatchReason) => {
    const { name, values } = reasonWords(reason, language)
    return t(`jobSearch.reasons.${name}`, values)
  }
  const help = (reason: MatchReason) => {
    const add = additions[reasonWords(reason, language).name]
    return add === undefined ? null : { href: paths[add], label: t(`jobSearch.add.${add}`) }
  }
  return <MatchBox level={level} match={match} why={t('jobSearch.why')} words={words} help={help} />
}
