import type { Job } from '../../../../contract/jobs.ts'
import { idsOf, valuesOfIds } from '../../../lib/list-choices.ts'
import { lists } from '../../../lib/lists.ts'

export type TextName =
  | 'title'
  | 'description'
  | 'startDate'
  | 'salary'
  | 'workHours'
  | 'hourlyRate'
  | 'jobType'
  | 'workType'
  | 'gender'
  | 'requirements'
  | 'additionalNotes'
  | 'status'
/** Of the reference, by their ids. */
export type ReferenceName = 'skills' | 'languages' | 'locations'
export type ListName = ReferenceName | 'ageRanges' | 'religions'
type PayType = 'monthly' | 'hourly'

export type JobValues = {
  [Name in TextName | ListName | 'payType']: Name extends ListName
    ? readonly string[]
    : Name extends 'payType'
      ? PayType
      : string
}

export const emptyJob: JobValues = {
  title: '',
  description: '',
  payType: 'monthly',
  startDate: '',
  salary: '',
  workHours: '',
  hourlyRate: '',
  jobType: '',
  workType: '',
  skills: [],
  languages: [],
  gender: '',
  ageRanges: [],
  religions: [],
  locations: [],
  requirements: '',
  additionalNotes: '',
  status: 'ACTIVE',
}

/** Choosing one way of paying takes back what was said of the other. */
export const payChoice = {
  monthly: { payType: 'monthly', hourlyRate: '0', workHours: '' },
  hourly: { payType: 'hourly', salary: '' },
} as const satisfies { [Type in PayType]: Partial<JobValues> }

const figureText = (figure: string | number) => (Number(figure) === 0 ? '' : String(figure))

export const valuesOfJob = (job: Job): JobValues => ({
  title: job.title,
  description: job.description,
  payType: job.hourlyRate > 0 ? 'hourly' : 'monthly',
  startDate: job.startDate,
  salary: figureText(job.salary),
  workHours: figureText(job.workHours),
  hourlyRate: figureText(job.hourlyRate),
  jobType: job.jobType,
  workType: job.workType,
  skills: idsOf(lists.skills, job.skills),
  languages: idsOf(lists.languages, job.languages),
  gender: job.gender,
  ageRanges: job.ageRanges,
  religions: job.religions,
  locations: idsOf(lists.places, job.locations),
  requirements: job.requirements,
  additionalNotes: job.additionalNotes,
  status: job.status,
})

/** The day that may stay though it has passed: that of a job which is not being posted now. */
export const keptStart = (saved: JobValues, now: JobValues): string =>
  saved.status === 'INACTIVE' && now.status === 'ACTIVE' ? '' : saved.startDate

/** As the specification sends it: pay in one way, "0" for none, and no empty lists. */
export function bodyOfJob(values: JobValues) {
  const isMonthly = values.payType === 'monthly'
  const chosen = {
    skills: valuesOfIds(lists.skills, values.skills),
    languages: valuesOfIds(lists.languages, values.languages),
    ageRanges: values.ageRanges,
    religions: values.religions,
  }
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    locations: valuesOfIds(lists.places, values.locations),
    jobType: values.jobType,
    workType: values.workType,
    startDate: values.startDate,
    workHours: values.workHours.trim() || '0',
    salary: isMonthly ? values.salary.trim() || '0' : '0',
    hourlyRate: isMonthly ? 0 : Number(values.hourlyRate),
    requirements: values.requirements.trim(),
    additionalNotes: values.additionalNotes.trim(),
    status: values.status,
    gender: values.gender,
    ...Object.fromEntries(Object.entries(chosen).filter(([, each]) => each.length > 0)),
  }
}

const anyPlace = 'Other'
/** Any place and a place exclude each other: the one chosen last holds. */
export function placesChosen(ids: readonly string[]): string[] {
  if (ids.at(-1) === anyPlace) return [anyPlace]
  return ids.filter((id) => id !== anyPlace)
}
