import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { useTexts } from '../../lib/texts.tsx'
import { MatchBox } from '../../ui/search/match-box.tsx'
import { usePersonWords } from './person-words.ts'

type Props = { match: NonNullable<SeekerCard['match']> }

/** How well somebody suits the reader's open job, and why. */
export function PersonMatch({ match }: Props) {
  const { t } = useTexts()
  const words = usePersonWords()
  return (
    <MatchBox
      match={match}
      why={
        match.jobTitle === null ? t('personMatch.why') : t('personMatch.whyForJob', { title: match.jobTitle })
      }
      words={words}
    />
  )
}
