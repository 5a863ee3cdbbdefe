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
  wantedLocations: [],
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
  badges: { identityChecked: null, guarantorConfirmed: null, trained: null },
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

/** A document that a seeker has to provide. */
export const sampleDocument = (changes: object = {}) => ({
  documentId: crypto.randomUUID(),
  documentType: 'ID_PROOF',
  label: 'Kebele ID or Fayda National ID',
  description: 'Clear copy of both sides of a valid identity card.',
  required: true,
  state: 'MISSING',
  rejection: null,
  note: '',
  uploadedAt: null,
  checkedAt: null,
  hasFile: false,
  status: 0,
  ...changes,
})

/** Somebody who was asked to vouch for a seeker. */
export const sampleGuarantor = (changes: object = {}) => ({
  id: crypto.randomUUID(),
  firstname: 'Dawit',
  lastname: 'Mekonnen',
  email: 'dawit@example.com',
  phoneNumber: '+251911234568',
  relationship: 'RELATIVE',
  location: 'Adama, East Shewa',
  language: 'am',
  state: 'ASKED',
  mailed: true,
  addedAt: sampleTime,
  answeredAt: null,
  corrected: false,
  canRemind: false,
  ...changes,
})

/** Something that happened to a seeker or an employer. */
export const sampleNews = (kind: string, state: string, changes: object = {}) => ({
  kind,
  id: crypto.randomUUID(),
  title: 'Nanny for two',
  jobId: crypto.randomUUID(),
  state,
  waits: false,
  at: sampleTime,
  ...changes,
})

/** What a seeker sees first: the profile is set up, and nothing else is done. */
export const sampleDashboard = (changes: object = {}) => ({
  profileInfo: {
    firstName: 'Tigist',
    lastName: 'Bekele',
    userType: 'CAREER',
    location: 'Adama, East Shewa',
    profilePhotoUrl: null,
  },
  activityCounts: { applications: 0, offers: 0, messages: 0 },
  profileStatus: {
    profileSetup: true,
    documentUpload: false,
    trainingCompletion: true,
    workAvailability: true,
    workPlacement: false,
  },
  progress: { percent: 25, nextStep: 'documents' },
  profileStep: null,
  missing: [],
  availability: { available: true, availableFrom: null },
  trainingStatus: sampleTraining(0, 0),
  documentsList: [sampleDocument()],
  guarantors: [],
  news: [],
  ...changes,
})

/** So many modules, of which so many are done. */
export const sampleTraining = (modules: number, completedModules: number) => ({
  modules,
  completedModules,
  inProgressModules: 0,
  upcomingModules: modules - completedModules,
  trainingCompleted: completedModules === modules,
  currentModule: [],
  upcomingModulesList: [],
  completedModulesList: [],
})
