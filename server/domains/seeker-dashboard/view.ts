import type { OwnGuarantor } from '../../../contract/guarantors.ts'
import { workValue } from '../../../contract/reference/kinds-of-work.ts'
import { ethiopianPlaces } from '../../../contract/reference/places.ts'
import { firstNews, isRecent } from '../../../contract/rules/news.ts'
import { pictureAddress } from '../../../contract/rules/pictures.ts'
import { progressOf } from '../../../contract/rules/progress.ts'
import { missingToBeFound } from '../../../contract/rules/seekers.ts'
import type { SeekerDashboard } from '../../../contract/seeker-dashboard.ts'
import { documentNews } from '../documents/service.ts'
import { wantedWork } from '../seekers/service.ts'
import type { OwnDashboard } from './service.ts'

/** Of a seeker for that seeker. */
export function dashboardView(
  { accountId, person, news, documents, guarantors, training }: OwnDashboard,
  now: Date,
): SeekerDashboard {
  const location = person.placeId === null ? null : ethiopianPlaces.label(person.placeId, 'en')
  const workTypes = wantedWork(person).map(workValue)
  const missing = missingToBeFound({ emailVerified: person.emailVerified, workTypes, location })
  const { percent, steps, nextStep } = progressOf({
    profileSetup: person.profileStep === null && workTypes.length > 0 && location !== null,
    documents,
    guarantors,
    trainingComplete: training.trainingCompleted,
    available: person.available,
    placed: person.placed,
  })
  return {
    profileInfo: {
      firstName: person.firstName ?? '',
      lastName: person.lastName ?? '',
      userType: 'CAREER',
      location: location ?? '',
      profilePhotoUrl:
        person.pictureVersion === null ? null : pictureAddress(accountId, person.pictureVersion),
    },
    activityCounts: {
      applications: person.applications,
      offers: person.offers,
      messages: person.unread,
    },
    profileStatus: steps,
    progress: { percent, nextStep },
    profileStep: person.profileStep,
    missing,
    availability: { available: person.available, availableFrom: person.availableFrom },
    trainingStatus: training,
    documentsList: documents,
    guarantors,
    news: firstNews([
      ...news,
      ...documents.flatMap((document) => documentNews(document, now)),
      ...guarantors.flatMap((guarantor) => guarantorNews(guarantor, now)),
    ]).map(({ at, ...item }) => ({ ...item, at: at.toISOString() })),
  }
}

function guarantorNews({ id, firstname, lastname, state, answeredAt }: OwnGuarantor, now: Date) {
  if (answeredAt === null) return []
  const item = {
    kind: 'guarantor' as const,
    id,
    title: `${firstname} ${lastname}`,
    jobId: null,
    state,
    waits: false,
    at: new Date(answeredAt),
  }
  return isRecent(item, now) ? [item] : []
}
