import type { Names } from './names.ts'
import known from './regions.json' with { type: 'json' }
import { Vocabulary } from './vocabulary.ts'

export const regions = new Vocabulary(known.regions)

type CoverageGroup = { readonly id: string; readonly name: Names; readonly regionIds: readonly string[] }

/** Where we serve, as the Service Areas page tells it. */
export const coverageGroups: readonly CoverageGroup[] = known.coverageGroups
