import type { SeekerJob } from '../../../contract/job-search.ts'
import { spokenLanguages } from '../../../contract/reference/languages.ts'
import { ethiopianPlaces } from '../../../contract/reference/places.ts'
import { skills } from '../../../contract/reference/services.ts'
import type { JobRow } from './search-rows-store.ts'

/** The value of any place. */
const anyPlace = 'Other'

/** Of a job for somebody who looks for work: field by field, and no field says who the employer is. */
export function seekerJobView(row: JobRow, match?: SeekerJob['match']): SeekerJob {
  const locations = row.anyPlace ? [anyPlace] : row.places.map((id) => ethiopianPlaces.label(id, 'en'))
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    location: locations[0] ?? anyPlace,
    locations,
    jobType: row.jobType,
    workType: row.workType,
    startDate: row.startDate,
    workHours: String(row.hoursPerDay ?? 0),
    salary: String(row.monthlySalary ?? 0),
    hourlyRate: (row.hourlyRateCents ?? 0) / 100,
    requirements: row.requirements,
    additionalNotes: row.additionalNotes,
    status: row.status,
    gender: row.gender,
    skills: row.skills.map((id) => skills.label(id, 'en')),
    languages: row.languages.map((id) => spokenLanguages.label(id, 'en')),
    ageRanges: row.ageRanges,
    religions: row.religions,
    createdAt: row.createdAt.toISOString(),
    employerKind: row.employerType === 'BUSINESS' ? 'business' : 'household',
    verificationInProgress: !row.verified,
    applicationStatus: row.applicationStatus,
    saved: row.saved,
    ...(match === undefined ? {} : { match }),
  }
}
