import type { Improvement, MatchReasonName } from '../../../contract/rules/matching.ts'
import { useTo } from '../../lib/paths.tsx'

/** Where a seeker can say what is not known of them. */
export function useAdditionPaths(): { readonly [Name in Improvement]: string } {
  const to = useTo()
  const preferences = `${to('editSeekerProfile')}#preferences`
  return { work: preferences, place: preferences, skills: to('updateSkills'), languages: to('updateSkills') }
}

/** What a seeker can add where a reason says that something is missing. */
export const additions: { readonly [Name in MatchReasonName | 'languagesSome']?: Improvement } = {
  workUnknown: 'work',
  skillsSome: 'skills',
  skillsMissing: 'skills',
  skillsUnknown: 'skills',
  placeUnknown: 'place',
  languagesSome: 'languages',
  languagesMissing: 'languages',
  languagesUnknown: 'languages',
}
