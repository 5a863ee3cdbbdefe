import { spokenLanguages } from '../../../contract/reference/languages.ts'
import { ethiopianPlaces } from '../../../contract/reference/places.ts'
import { skills } from '../../../contract/reference/services.ts'
import { ratingOf } from '../../../contract/rules/figures.ts'
import { dayInEthiopia } from '../../../contract/rules/formats.ts'
import { pictureAddress } from '../../../contract/rules/pictures.ts'
import { ageRangeOf } from '../../../contract/rules/seekers.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import type { CardRow } from './card-store.ts'

/** Of a seeker for an employer; texts of the row are masked. */
export const cardView = (row: CardRow, today: string, match?: SeekerCard['match']): SeekerCard => ({
  id: row.id,
  name: row.name,
  avatar: row.pictureVersion === null ? null : pictureAddress(row.id, row.pictureVersion),
  role: row.role,
  location: ethiopianPlaces.label(row.placeId, 'en'),
  wantedLocations: row.wantedPlaces.map((id) => ethiopianPlaces.label(id, 'en')),
  gender: row.gender,
  ageRange: ageRangeOf(row, today),
  experience: row.experience,
  education: row.education,
  skills: row.skills.map((id) => skills.label(id, 'en')),
  languages: row.languages.map((id) => spokenLanguages.label(id, 'en')),
  bio: row.bio,
  religion: row.religion,
  salaryRange: row.salaryRange,
  hasCertifications: row.hasCertifications,
  // A day that has come means right away.
  availableFrom: row.availableFrom !== null && row.availableFrom > today ? row.availableFrom : null,
  saved: row.saved,
  badges: {
    identityChecked: dayOf(row.identityCheckedAt),
    guarantorConfirmed: dayOf(row.guarantorConfirmedAt),
    trained: dayOf(row.trainedAt),
  },
  rating: ratingOf(row),
  offerStatus: row.offerStatus,
  offeredJobs: row.offeredJobs ?? [],
  ...(match === undefined ? {} : { match }),
})

const dayOf = (instant: Date | null): string | null => (instant === null ? null : dayInEthiopia(instant))
