import type { FieldProblem } from '../../../contract/errors.ts'
import type { GuarantorInput } from '../../../contract/guarantors.ts'
import { ethiopianPlaces } from '../../../contract/reference/places.ts'
import { maskContacts } from '../../../contract/rules/contact-masking.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Person, Seeker } from './store.ts'

const wrong = (field: string, problem: FieldProblem) =>
  new NamedError('invalid_input', { [field]: { problem } })

/** What was entered, checked as far as the schema cannot. */
export function personOf(
  input: Omit<GuarantorInput, 'email' | 'language'>,
  seeker: Pick<Seeker, 'phone'>,
): Person {
  const place = ethiopianPlaces.named(input.location)
  if (place === undefined) throw wrong('location', 'place')
  // Both are in a mail to somebody who has not asked for it: an address or a number would be an advertisement.
  const firstName = nameWithoutContacts('firstname', input.firstname)
  const lastName = nameWithoutContacts('lastname', input.lastname)
  nameWithoutContacts('lastname', `${firstName} ${lastName}`)
  if (input.phoneNumber === seeker.phone) throw wrong('phoneNumber', 'ownPhone')
  return {
    firstName,
    lastName,
    phone: input.phoneNumber,
    relationship: input.relationship,
    placeId: place.id,
  }
}

function nameWithoutContacts(field: string, name: string): string {
  if (maskContacts(name) !== name) throw wrong(field, 'name')
  return name
}
