/** When something in a sample happened. */
export const sampleTime = '2026-11-03T11:05:00.000Z'

/** Somebody who applied for a job, as the server tells of them. */
export const sampleApplicant = (firstName: string, changes: object = {}) => ({
  id: crypto.randomUUID(),
  applicationId: crypto.randomUUID(),
  name: `${firstName} Bekele`,
  avatar: null,
  role: 'Nanny',
  location: 'Adama, East Shewa',
  gender: 'FEMALE',
  ageRange: '26-27',
  experience: '3-5 years',
  education: 'Vocational Training',
  skills: ['Childcare', 'Cooking'],
  languages: ['Amharic', 'Afaan Oromoo'],
  bio: 'I have cared for children of many ages.',
  religion: 'Protestant',
  salaryRange: '4000-5000',
  hasCertifications: true,
  availableFrom: null,
  saved: false,
  offerStatus: null,
  offeredJobs: [],
  status: 'PENDING',
  appliedAt: sampleTime,
  coverLetter: 'I live nearby.',
  ...changes,
})
