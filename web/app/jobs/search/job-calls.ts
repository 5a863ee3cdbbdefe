import { jobPageSize } from '../../../../contract/rules/jobs.ts'
import type { GetKey } from '../../../lib/screens.ts'
import type { SearchState } from './search-state.ts'

/** Pages count from 1 in the address and from 0 on the wire. */
export const pagingOf = (page: number) => ({ page: String(page - 1), size: String(jobPageSize) })

/** Jobs that suit the person; the record of the screen asks for the first of them with this too. */
export const recommendedInput = (page: number, sort: SearchState['sort']) => ({
  query: { ...pagingOf(page), sort },
})

/** The call that answers one's saved searches. */
export const searchesKey = 'GET /saved-searches' satisfies GetKey
