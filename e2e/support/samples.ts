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
  rating: null,
  offerStatus: null,
  offeredJobs: [],
  status: 'PENDING',
  appliedAt: sampleTime,
  rejectionReason: null,
  interview: null,
  offer: null,
  coverLetter: 'I live nearby.',
  ...changes,
})

const work = () => ({
  id: crypto.randomUUID(),
  jobId: crypto.randomUUID(),
  jobTitle: 'Nanny for two',
  employerName: 'Almaz',
  employerKind: 'household',
})

export const sampleTerms = {
  salary: 8000,
  hourlyRate: null,
  startDate: '2027-01-15',
  hoursPerDay: 9,
  liveIn: true,
  daysOff: 1,
}

/** An application, as the server tells its seeker of it. */
export const sampleApplication = (changes: object = {}) => ({
  ...work(),
  status: 'PENDING',
  appliedAt: sampleTime,
  rejectionReason: null,
  interview: null,
  offer: null,
  isUnanswered: false,
  yearsOfExperience: 3,
  isProfileVerified: false,
  coverLetter: 'I like children.',
  ...changes,
})

/** An interview that waits for the seeker's answer. */
export const sampleInterview = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  status: 'PROPOSED',
  kind: 'PLACE',
  place: 'Bole, near the church',
  note: 'Please bring your papers.',
  times: ['2026-12-03T07:00:00.000Z', '2026-12-04T11:30:00.000Z'],
  chosenTime: null,
  betterTimes: [],
  ...changes,
})

/** An offer, as the server tells its seeker of it. */
export const sampleOffer = (changes: object = {}) => ({
  ...work(),
  terms: sampleTerms,
  message: 'Can you begin in May?',
  status: 'SENT',
  declineReason: null,
  sentAt: sampleTime,
  expiresAt: '2026-11-17T11:05:00.000Z',
  ...changes,
})

/** Something that happened to an application or an offer. */
export const sampleEvent = (subject: string, transition: string, party: string, changes: object = {}) => ({
  subject,
  transition,
  party,
  reason: null,
  at: sampleTime,
  ...changes,
})

/** A placement, as the server tells its seeker of it. */
export const samplePlacement = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  status: 'CURRENT',
  jobId: crypto.randomUUID(),
  jobTitle: 'Nanny for two',
  terms: sampleTerms,
  hiredAt: sampleTime,
  endedAt: null,
  endReason: null,
  other: {
    id: crypto.randomUUID(),
    name: 'Almaz Bekele',
    employerKind: 'household',
    avatar: null,
    phone: '+251911234567',
    email: 'almaz@example.com',
  },
  checkIn: null,
  ownReview: null,
  otherReview: null,
  ...changes,
})

/** One that has ended. */
export const sampleEnded = (changes: object = {}) =>
  samplePlacement({
    status: 'ENDED',
    endedAt: '2026-11-20T08:00:00.000Z',
    endReason: 'CONTRACT_OVER',
    ...changes,
  })

export const sampleReview = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  stars: 4,
  words: 'Kind and on time.',
  writtenAt: '2026-11-21T08:00:00.000Z',
  ...changes,
})
