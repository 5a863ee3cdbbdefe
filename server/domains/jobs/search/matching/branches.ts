import {
  candidateParams,
  candidateShares,
  mostTowns,
  takeFrom,
  type CandidateBranch,
  type CandidateParams,
} from '../../../../platform/search/candidates.ts'
import { anywhere, everything, placeFacets, skillFacets } from '../../../../platform/search/codes.ts'
import { kindFacets } from '../../../../platform/search/kinds.ts'
import { jobTypeCodes } from '../facets.ts'
import { townsNear } from './distance.ts'
import { placesOf, type Seeker } from './seeker.ts'

/** They follow from the person alone, who is kept with the session. */
const branchesOfSeekers = new WeakMap<Seeker, CandidateParams>()

export function branchesFor(seeker: Seeker): CandidateParams {
  let branches = branchesOfSeekers.get(seeker)
  if (branches === undefined) {
    branches = candidateParams(chooseBranches(seeker))
    branchesOfSeekers.set(seeker, branches)
  }
  return branches
}

function chooseBranches(seeker: Seeker): CandidateBranch[] {
  const { skillBits: skills, genderBits: gender, kindBits, nearKindBits } = seeker
  const places = placesOf(seeker)
  const own = placeFacets(places)
  const around = placeFacets(townsNear(places, mostTowns)).filter((facet) => !own.includes(facet))
  const shares = candidateShares
  // Of somebody who does not say which work they want, skills say the most.
  const wanted = kindBits === 0 ? { skills } : { kinds: kindBits + nearKindBits }
  const wantedFacets = kindBits === 0 ? skillFacets(seeker.skills) : kindFacets(seeker.kinds)
  const suits = { gender, partitions: jobTypeCodes }
  return [
    ...takeFrom(own, shares.inPlace, { ...suits, ...wanted }),
    ...takeFrom([anywhere], shares.anywhere, { ...suits, ...wanted }),
    ...takeFrom(around.slice(0, mostTowns * 2), shares.nearby, { ...suits, ...wanted }),
    ...takeFrom(wantedFacets, shares.elsewhere, suits),
    ...takeFrom([everything], shares.newest, suits),
  ]
}
