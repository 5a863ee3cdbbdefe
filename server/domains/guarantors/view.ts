import type { GuarantorRequest, OwnGuarantor } from '../../../contract/guarantors.ts'
import { ethiopianPlaces } from '../../../contract/reference/places.ts'
import type { Guarantor } from './store.ts'

/** For the seeker who entered it. */
export const ownView = (guarantor: Guarantor): OwnGuarantor => ({
  id: guarantor.id,
  firstname: guarantor.firstName,
  lastname: guarantor.lastName,
  email: guarantor.email,
  phoneNumber: guarantor.phone,
  relationship: guarantor.relationship,
  location: ethiopianPlaces.label(guarantor.placeId, 'en'),
  language: guarantor.language,
  state: guarantor.state,
  mailed: guarantor.mailedAt !== null,
  addedAt: guarantor.addedAt.toISOString(),
  answeredAt: guarantor.answeredAt?.toISOString() ?? null,
  corrected: guarantor.correctedAt !== null,
  canRemind: guarantor.state === 'ASKED' && guarantor.isRested,
})

/** For the guarantor. */
export const requestView = (guarantor: Guarantor, seekerName: string): GuarantorRequest => ({
  seekerName,
  firstname: guarantor.firstName,
  lastname: guarantor.lastName,
  email: guarantor.email,
  phoneNumber: guarantor.phone,
  relationship: guarantor.relationship,
  location: ethiopianPlaces.label(guarantor.placeId, 'en'),
  state: guarantor.state,
})
