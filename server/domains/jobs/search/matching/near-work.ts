import { kindCodes } from '../../../../../contract/reference/codes.ts'
import { hasCommonBit } from '../../../../platform/search/bits.ts'
import { kindBits } from '../../../../platform/search/kinds.ts'

type Kind = (typeof kindCodes)[number]

/** Kinds of work that are nearly the same, so that who does one can do the other. */
const families: readonly (readonly Kind[])[] = [
  ['nanny', 'babysitter'],
  ['cook', 'chef', 'baker'],
  ['housekeeper', 'cleaner', 'laundry-worker'],
  ['cleaner', 'janitor', 'window-cleaner'],
  ['caregiver', 'home-nurse'],
  ['driver', 'delivery-courier'],
  ['waiter', 'barista', 'event-assistant'],
  ['receptionist', 'office-assistant', 'cashier'],
  ['cashier', 'salesperson'],
  ['handyman', 'plumber', 'electrician', 'carpenter', 'painter'],
  ['gardener', 'pool-technician'],
  ['laundry-worker', 'tailor'],
]

const familyBits = families.map(kindBits)
const bitsOfKinds = kindCodes.map((kind) => kindBits([kind]))

/** Those that are near some of these kinds, without these. */
export function nearKinds(kinds: number): number {
  const isNear = (bit: number) =>
    !hasCommonBit(bit, kinds) &&
    familyBits.some((family) => hasCommonBit(family, bit) && hasCommonBit(family, kinds))
  return bitsOfKinds.filter(isNear).reduce((sum, bit) => sum + bit, 0)
}
