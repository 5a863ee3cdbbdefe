import { personOf, type PersonDetails } from './people.ts'

const named = (
  kind: 'household' | 'business',
  username: string,
  details: Partial<PersonDetails>,
): PersonDetails => ({ ...personOf(kind, username, `${username}@abronet.example`), ...details })

/** Whom the demo's jobs are of, besides the two who can be tried out. Staff have not verified the last. */
export const furtherEmployers: readonly PersonDetails[] = [
  named('household', 'demo.hiwot', { firstName: 'Hiwot', lastName: 'Assefa', placeId: 'bahir-dar' }),
  named('household', 'demo.chaltu', { firstName: 'Chaltu', lastName: 'Tolosa', placeId: 'adama' }),
  named('business', 'demo.enat', { companyName: 'Enat Guest House', placeId: 'addis-ababa-bole' }),
  named('business', 'demo.ginbot', { companyName: 'Ginbot Restaurant', placeId: 'jimma' }),
  named('household', 'demo.solomon', {
    firstName: 'Solomon',
    lastName: 'Gebre',
    gender: 'MALE',
    placeId: 'mekelle',
  }),
]
