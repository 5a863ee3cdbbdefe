import { otherWork } from '../../../../contract/reference/kinds-of-work.ts'
import type { Reference } from '../../../lib/reference.ts'

/** Work besides the five kinds, as a list to choose from. */
export const otherWorkList: Reference = { vocabulary: otherWork }
