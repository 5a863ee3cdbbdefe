import type { Suggestions } from '../../../contract/search-words.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { FacetShare } from './branches.ts'
import { languageFacets, placeFacet, skillFacets } from './codes.ts'
import { kindFacets } from './kinds.ts'
import { suggest, type Suggestion } from './understanding/suggest.ts'

/** What may be meant by what was typed so far; of equals what more rows have comes first. */
export const suggestionsFor = (text: string, language: Language, share: FacetShare): Suggestions =>
  suggest(text, language, (kind, id) => shareOf(kind, id, share)).map(({ kind, label, text: whole }) => {
    return { kind, label, text: whole }
  })

function shareOf(kind: Suggestion['kind'], id: string, share: FacetShare): number {
  const [facet] = facetsOf(kind, id)
  return facet === undefined ? 0 : (share(facet) ?? 0)
}

function facetsOf(kind: Suggestion['kind'], id: string): number[] {
  switch (kind) {
    case 'work':
      return kindFacets([id])
    case 'skill':
      return skillFacets([id])
    case 'language':
      return languageFacets([id])
    case 'place':
      return [placeFacet(id)]
    case 'jobType':
    case 'gender':
    case 'religion':
    case 'pay':
      return []
  }
}
