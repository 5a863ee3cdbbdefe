import { spokenLanguages } from '../../../contract/reference/languages.ts'
import { workValue } from '../../../contract/reference/kinds-of-work.ts'
import { ethiopianPlaces } from '../../../contract/reference/places.ts'
import { skills } from '../../../contract/reference/services.ts'
import type { Availability, Onboarding } from '../../../contract/seekers.ts'
import type { SeekerRow } from './store.ts'
import { wantedWork } from '../../platform/search/wanted-work.ts'

export const availabilityView = ({ available, availableFrom }: SeekerRow): Availability => ({
  available,
  availableFrom,
})

/** Of a person for that person; what travels are the English values. */
export const onboardingView = (row: SeekerRow): Onboarding => ({
  profileStep: row.profileStep,
  profile: {
    firstName: row.firstName,
    lastName: row.lastName,
    phoneNumber: row.phone,
    location: row.placeId === null ? null : ethiopianPlaces.label(row.placeId, 'en'),
    gender: row.gender,
    dateOfBirth: row.dateOfBirth,
  },
  preferences: {
    jobTypes: row.jobTypes,
    workTypes: wantedWork(row).map(workValue),
    locations: row.wantedPlaces.map((id) => ethiopianPlaces.label(id, 'en')),
  },
  skills: {
    hasCertifications: row.hasCertifications,
    wantsSkillTest: row.wantsSkillTest,
    wantsTrainingProgram: row.wantsTrainingProgram,
    salaryRange: row.salaryRange,
    skills: row.skills.map((id) => skills.label(id, 'en')),
    experience: row.experience,
    education: row.education,
    languages: row.languages.map((id) => spokenLanguages.label(id, 'en')),
    bio: row.bio,
    references: row.referees,
    religion: row.religion,
  },
})
