import type { EmployerDashboard, ListedJob, UnverifiedEmployer } from '../../../contract/employers.ts'
import { jobStatuses } from '../../../contract/reference/options/jobs.ts'
import { labelOf } from '../../../contract/reference/options/option.ts'
import { ethiopianPlaces } from '../../../contract/reference/places.ts'
import { dayInEthiopia } from '../../../contract/rules/formats.ts'
import { hiringDays } from '../../../contract/rules/hiring.ts'
import type { Language } from '../../../contract/rules/language.ts'
import { firstNews, isRecent } from '../../../contract/rules/news.ts'
import { pictureAddress } from '../../../contract/rules/pictures.ts'
import { documentNews } from '../documents/service.ts'
import type { OwnDashboard } from './service.ts'
import type { EmployerRow, ListedRow, Totals } from './store.ts'

/** A household is called by the person who registered it. */
const nameOf = ({ companyName, firstName, lastName, username }: EmployerRow): string =>
  companyName ?? ([firstName, lastName].filter(Boolean).join(' ') || username)

/** The value that travels is the English one. */
const placeOf = ({ placeId }: EmployerRow): string =>
  placeId === null ? '' : ethiopianPlaces.label(placeId, 'en')

function rateOf({ monthlySalary, hourlyRateCents }: ListedRow): string {
  if (monthlySalary !== null) return `${monthlySalary} ETB`
  return hourlyRateCents === null ? '' : `${hourlyRateCents / 100} ETB/hr`
}

const listedView = (row: ListedRow): ListedJob => ({
  jobId: row.jobId,
  title: row.title,
  status: row.status,
  jobType: row.jobType,
  workType: row.workType,
  rate: rateOf(row),
  salary: String(row.monthlySalary ?? 0),
  hourlyRate: (row.hourlyRateCents ?? 0) / 100,
  applicantCount: row.applicantCount,
  unansweredCount: row.unansweredCount,
  closesOn: row.askedOpenAt === null ? null : dayAfter(row.askedOpenAt, hiringDays.askedJobCloses),
})

const dayAfter = (instant: Date, days: number): string =>
  dayInEthiopia(new Date(instant.getTime() + days * 24 * 60 * 60 * 1000))

/** Of an employer for that employer. */
export function dashboardView(
  { employer, jobs, news, documents }: OwnDashboard,
  language: Language,
  now: Date,
): EmployerDashboard {
  const listed = jobs.map(listedView)
  const activeJobs = listed.filter(({ status }) => status === 'ACTIVE')
  const totals = { totalApplicants: employer.applicants, totalHired: employer.hired }
  const payment = { outstandingBalance: 0 }
  const label = (status: (typeof jobStatuses)[number]['value']) => labelOf(jobStatuses, status, language)
  return {
    profileInfo: {
      company: nameOf(employer),
      role: employer.type,
      location: placeOf(employer),
      avatar: employer.pictureVersion === null ? null : pictureAddress(employer.id, employer.pictureVersion),
    },
    verified: employer.verifiedAt !== null,
    activeJobs,
    otherJobs: listed.filter(({ status }) => status !== 'ACTIVE'),
    ...totals,
    offersToConfirm: employer.offersToConfirm,
    news: firstNews([
      ...news,
      ...documents.flatMap((document) => documentNews(document, now)),
      ...verificationNews(employer, now),
    ]).map(({ at, ...item }) => ({ ...item, at: at.toISOString() })),
    documents,
    payment,
    jobManagement: { activeJobs, ...totals },
    statusLabels: { ACTIVE: label('ACTIVE'), INACTIVE: label('INACTIVE'), CLOSED: label('CLOSED') },
    requestStatus: { ACTIVE: employer.active, INACTIVE: employer.inactive, CLOSED: employer.closed },
    documentStatus: documents,
    paymentStatus: payment,
  }
}

function verificationNews({ id, verifiedAt }: EmployerRow & Totals, now: Date) {
  if (verifiedAt === null) return []
  const item = { kind: 'verified' as const, id, title: '', jobId: null, state: 'VERIFIED', waits: false }
  return isRecent({ at: verifiedAt }, now) ? [{ ...item, at: verifiedAt }] : []
}

/** Of an employer for staff. */
export const unverifiedView = (row: EmployerRow): UnverifiedEmployer => ({
  id: row.id,
  name: nameOf(row),
  username: row.username,
  userType: row.type,
  location: placeOf(row),
  emailVerified: row.emailVerified,
  registeredAt: row.createdAt.toISOString(),
})
