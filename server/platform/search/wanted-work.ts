import { jobTitles } from '../../../contract/reference/job-titles.ts'
import { kindOfWork, titlesOfKind } from '../../../contract/reference/kinds-of-work.ts'
import { topicsOf } from './understanding/topics.ts'

type Wanted = {
  /** As they are kept. */
  workTypes: readonly string[]
  /** Chosen at registration: of the list, or in the person's own words. */
  jobTitle: string | null
}

/** Until somebody says what they want, it is the job that they registered for. */
export function wantedWork({ workTypes, jobTitle }: Wanted): readonly string[] {
  if (workTypes.length > 0 || jobTitle === null) return workTypes
  const registered = kindOfWork(jobTitle)
  return registered === undefined ? topicsOf(jobTitle).work : [registered]
}

/** The same as ids of job titles. Of a value that is several, such as cook and chef, it is the one that they registered for. */
export function wantedTitles(wanted: Wanted): string[] {
  const registered = jobTitles.named(wanted.jobTitle ?? '')?.id
  const titles = wantedWork(wanted).flatMap((kind) => {
    const all = titlesOfKind(kind)
    return registered !== undefined && all.includes(registered) ? [registered] : all
  })
  return [...new Set(titles)]
}
