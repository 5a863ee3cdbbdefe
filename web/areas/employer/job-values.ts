import type { Job } from '../../../contract/jobs.ts'
import { jobFormGenders, jobStatuses, jobTypes, workTypes } from '../../../contract/reference/options/jobs.ts'
import { ageRanges, religions } from '../../../contract/reference/options/people.ts'
import type { Language } from '../../../contract/rules/language.ts'
import { chosenOf } from '../../features/accounts/registration/rules.ts'
import type { loadPlaces } from '../../lib/reference.ts'
import { fromText, toText } from '../onboarding/lists.ts'

export type Reference = Awaited<ReturnType<typeof loadPlaces>>
export type Lists = { locations: Reference; skills: Reference; languages: Reference }

/** A form keeps texts alone: a list is one text of ids or values, none of which holds a comma. */
export type JobValues = {
  title: string
  description: string
  payType: string
  startDate: string
  salary: string
  workHours: string
  hourlyRate: string
  jobType: string
  workType: string
  skills: string
  languages: string
  gender: string
  ageRanges: string
  religions: string
  locations: string
  requirements: string
  additionalNotes: string
  status: string
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
  skills: '',
  languages: '',
  gender: '',
  ageRanges: '',
  religions: '',
  locations: '',
  requirements: '',
  additionalNotes: '',
  status: 'ACTIVE',
}

/** Choosing one way of paying takes back what was said of the other. */
export const payChoice = {
  monthly: { payType: 'monthly', hourlyRate: '0', workHours: '' },
  hourly: { payType: 'hourly', salary: '' },
} as const

const figureText = (figure: string | number) => (Number(figure) === 0 ? '' : String(figure))

export function valuesOfJob(job: Job, lists: Lists): JobValues {
  return {
    ...emptyJob,
    title: job.title,
    description: job.description,
    payType: job.hourlyRate > 0 ? 'hourly' : 'monthly',
    startDate: job.startDate,
    salary: figureText(job.salary),
    workHours: figureText(job.workHours),
    hourlyRate: figureText(job.hourlyRate),
    jobType: job.jobType,
    workType: job.workType,
    skills: toText(idsOf(lists.skills, job.skills)),
    languages: toText(idsOf(lists.languages, job.languages)),
    gender: job.gender,
    ageRanges: toText(job.ageRanges),
    religions: toText(job.religions),
    locations: toText(idsOf(lists.locations, job.locations)),
    requirements: job.requirements,
    additionalNotes: job.additionalNotes,
    status: job.status,
  }
}

export type JobProblem =
  | 'title'
  | 'description'
  | 'locations'
  | 'startDate'
  | 'requirements'
  | 'gender'
  | 'jobType'
  | 'workType'
  | 'salary'
  | 'hourlyRate'
  | 'workHours'

const isFigure = (text: string, most: number) => {
  const figure = Number(text)
  return Number.isFinite(figure) && figure >= 0 && figure <= most
}

/** The fields that are not right yet. */
export function problemsOf(values: JobValues): JobProblem[] {
  const wrong: { [Name in JobProblem]: boolean } = {
    title: values.title.trim() === '',
    description: values.description.trim() === '',
    locations: values.locations === '',
    startDate: !/^\d{4}-\d{2}-\d{2}$/.test(values.startDate),
    requirements: values.requirements.trim() === '',
    gender: chosenOf(jobFormGenders, values.gender) === null,
    jobType: chosenOf(jobTypes, values.jobType) === null,
    workType: chosenOf(workTypes, values.workType) === null,
    salary: !isFigure(values.salary, 10_000_000),
    hourlyRate: !isFigure(values.hourlyRate, 100_000),
    workHours: !isFigure(values.workHours, 24),
  }
  return problemNames.filter((name) => wrong[name])
}
const problemNames: readonly JobProblem[] = [
  'title',
  'description',
  'startDate',
  'salary',
  'workHours',
  'hourlyRate',
  'jobType',
  'workType',
  'gender',
  'locations',
  'requirements',
]

/** As the specification sends it: pay in one way, "0" for none, and no empty lists. */
export function bodyOfJob(values: JobValues, lists: Lists) {
  const jobType = chosenOf(jobTypes, values.jobType)
  const workType = chosenOf(workTypes, values.workType)
  const gender = chosenOf(jobFormGenders, values.gender)
  if (jobType === null || workType === null || gender === null)
    throw new Error('A form was sent that its check had not passed')
  const monthly = values.payType === 'monthly'
  const skills = valuesOfIds(lists.skills, fromText(values.skills))
  const languages = valuesOfIds(lists.languages, fromText(values.languages))
  const ages = fromText(values.ageRanges).flatMap((value) => chosenOf(ageRanges, value) ?? [])
  const beliefs = fromText(values.religions).flatMap((value) => chosenOf(religions, value) ?? [])
  return {
    title: values.title.trim(),
    description: values.description.trim(),
    locations: valuesOfIds(lists.locations, fromText(values.locations)),
    jobType,
    workType,
    startDate: values.startDate,
    workHours: values.workHours.trim() || '0',
    salary: monthly ? values.salary.trim() || '0' : '0',
    hourlyRate: monthly ? 0 : Number(values.hourlyRate),
    requirements: values.requirements.trim(),
    additionalNotes: values.additionalNotes.trim(),
    status: chosenOf(jobStatuses, values.status) ?? 'ACTIVE',
    gender,
    ...(skills.length === 0 ? {} : { skills }),
    ...(languages.length === 0 ? {} : { languages }),
    ...(ages.length === 0 ? {} : { ageRanges: ages }),
    ...(beliefs.length === 0 ? {} : { religions: beliefs }),
  }
}

type Entry = { id: string; value: string; label: { readonly [L in Language]: string } }

/** Those of the short list that stand for any entry have no id of their own: their value is in its place. */
const entriesOf = ({ vocabulary, short = [] }: Reference): Entry[] => [
  ...vocabulary.all.map(({ id, name }) => ({ id, value: name.en, label: name })),
  ...short.flatMap(({ id, value, label }) => (id === null ? [{ id: value, value, label }] : [])),
]

const idsOf = (reference: Reference, values: readonly string[]): string[] =>
  values.flatMap((value) => entriesOf(reference).find((entry) => entry.value === value)?.id ?? [])

const valuesOfIds = (reference: Reference, ids: readonly string[]): string[] =>
  ids.flatMap((id) => entriesOf(reference).find((entry) => entry.id === id)?.value ?? [])

/** What is chosen, in the order of choosing and in the person's language. */
export const choicesOfIds = (reference: Reference, ids: readonly string[], language: Language) =>
  ids.flatMap((id) => {
    const entry = entriesOf(reference).find((each) => each.id === id)
    return entry === undefined ? [] : [{ id, label: entry.label[language] }]
  })

const anyPlace = 'Other'
/** Any place and a place exclude each other: the one chosen last holds. */
export function placesChosen(ids: readonly string[]): string[] {
  if (ids.at(-1) === anyPlace) return [anyPlace]
  return ids.filter((id) => id !== anyPlace)
}
