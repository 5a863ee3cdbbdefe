import type { Job } from '../../../contract/jobs.ts'
import { spokenLanguages } from '../../../contract/reference/languages.ts'
import { ethiopianPlaces } from '../../../contract/reference/places.ts'
import { skills } from '../../../contract/reference/services.ts'
import type { JobRow } from './details-store.ts'

/** Of a job for those who may read it; what travels are the English values. */
export function jobView(row: JobRow): Job {
  const locations = row.anyPlace ? ['Other'] : row.places.map((id) => ethiopianPlaces.label(id, 'en'))
  return {
    id: row.id,
    title: row.title,
    description: row.description,
    location: locations[0] ?? '',
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
    ageRanges: [...row.ageRanges],
    religions: [...row.religions],
    createdAt: row.createdAt.toISOString(),
  }
}
