import { salaryRanges } from '../../../contract/reference/options/jobs.ts'
import { labelOf, type Option } from '../../../contract/reference/options/option.ts'
import { ageRanges, education, experience, religions } from '../../../contract/reference/options/people.ts'
import { formatDate } from '../../../contract/rules/formats.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { labelIn, labelsIn, lists } from '../../lib/lists.ts'
import { useTexts } from '../../lib/texts.tsx'

type Fact =
  | 'experience'
  | 'education'
  | 'religion'
  | 'salary'
  | 'ageRange'
  | 'available'
  | 'skills'
  | 'languages'

/** The facts of a seeker in the reader's language; a missing one has a text of its own. */
export function useSeekerWords() {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  const among = (options: readonly Option[], value: string | null) =>
    value === null ? '' : labelOf(options, value, language)
  const valueOf = (card: SeekerCard, fact: Fact): string => {
    switch (fact) {
      case 'experience':
        return among(experience, card.experience)
      case 'education':
        return among(education, card.education)
      case 'religion':
        return among(religions, card.religion)
      case 'salary':
        return among(salaryRanges, card.salaryRange)
      case 'ageRange':
        return among(ageRanges, card.ageRange)
      case 'available':
        return card.availableFrom === null
          ? t('hiring.facts.atOnce')
          : formatDate(card.availableFrom, language, preferences)
      case 'skills':
        return labelsIn(lists.skills, card.skills, language)
      case 'languages':
        return labelsIn(lists.languages, card.languages, language)
    }
  }
  /** Where somebody lives, and where they want to work, if that is not only there. */
  const placeOf = ({ location, wantedLocations }: SeekerCard): string => {
    const home = labelIn(lists.places, location, language)
    if (wantedLocations.every((place) => place === location)) return t('hiring.facts.lives', { home })
    return t('hiring.facts.livesAndWants', {
      home,
      wanted: labelsIn(lists.places, wantedLocations, language),
    })
  }
  return {
    place: placeOf,
    role: ({ role }: SeekerCard): string => (role === null ? '' : labelIn(lists.jobTitles, role, language)),
    facts: seekerFacts.map((fact) => ({
      fact,
      name: t(`hiring.facts.${fact}`),
      of: (card: SeekerCard) => valueOf(card, fact) || t('hiring.facts.untold'),
      isKnown: (card: SeekerCard) => valueOf(card, fact) !== '',
    })),
  }
}

const seekerFacts = [
  'experience',
  'education',
  'salary',
  'available',
  'ageRange',
  'religion',
  'skills',
  'languages',
] as const satisfies readonly Fact[]
