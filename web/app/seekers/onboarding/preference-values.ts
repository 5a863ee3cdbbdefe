import type { TFunction } from 'i18next'
import { isHouseholdWork } from '../../../../contract/reference/kinds-of-work.ts'
import type { Onboarding } from '../../../../contract/seekers.ts'
import { idsOf, valuesOfIds } from '../../../lib/list-choices.ts'
import { lists } from '../../../lib/lists.ts'
import { otherWorkList } from './other-work.ts'

/** Job and work types by the values that travel, other work and places by their ids. */
export type PreferenceValues = {
  jobTypes: string[]
  workTypes: string[]
  otherWork: string[]
  locations: string[]
}

const schema = async () =>
  (await import('../../../../contract/seekers.ts')).seekerEndpoints['PUT /onboarding/job-preferences'].body

/** What both forms of the preferences have in common. */
export const preferenceForm = (
  { jobTypes, workTypes, locations }: Onboarding['preferences'],
  t: TFunction,
) => {
  const initial: PreferenceValues = {
    jobTypes,
    workTypes: workTypes.filter(isHouseholdWork),
    otherWork: idsOf(otherWorkList, workTypes),
    locations: idsOf(lists.places, locations),
  }
  return {
    initial,
    body: ({ otherWork, ...values }: PreferenceValues) => ({
      ...values,
      workTypes: [...values.workTypes, ...valuesOfIds(otherWorkList, otherWork)],
      locations: valuesOfIds(lists.places, values.locations),
    }),
    schema,
    problem: () => t('onboarding.problems.chooseOne'),
  }
}
