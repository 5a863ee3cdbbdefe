import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { jobTypes, salaryRanges, workTypes } from '../../contract/reference/options/jobs.ts'
import { valuesOf } from '../../contract/reference/options/option.ts'
import { ageRanges, experience, genders, religions } from '../../contract/reference/options/people.ts'
import { languages } from '../../contract/rules/language.ts'

const ids = z.array(z.string())

const job = z.strictObject({
  id: z.string(),
  title: z.string(),
  description: z.string(),
  requirements: z.string(),
  employer: z.enum(['household', 'business']),
  verified: z.boolean(),
  jobType: z.enum(valuesOf(jobTypes)),
  workType: z.enum(valuesOf(workTypes)),
  anyPlace: z.boolean(),
  places: ids,
  startsInDays: z.int(),
  daysOld: z.int(),
  hoursPerDay: z.nullable(z.number()),
  monthlySalary: z.nullable(z.number()),
  hourlyRate: z.nullable(z.number()),
  gender: z.enum([...valuesOf(genders), 'ANY']),
  skills: ids,
  languages: ids,
  ageRanges: z.array(z.enum(valuesOf(ageRanges))),
  religions: z.array(z.enum(valuesOf(religions))),
})
export type JudgedJob = z.infer<typeof job>

const person = z.strictObject({
  id: z.string(),
  language: z.enum(languages),
  firstName: z.string(),
  gender: z.nullable(z.enum(valuesOf(genders))),
  ageRange: z.nullable(z.enum(valuesOf(ageRanges))),
  placeId: z.string(),
  wantedPlaces: ids,
  jobTypes: z.array(z.enum(valuesOf(jobTypes))),
  /** Ids of job titles. */
  kinds: ids,
  skills: ids,
  languages: ids,
  religion: z.nullable(z.enum(valuesOf(religions))),
  salaryRange: z.nullable(z.enum(valuesOf(salaryRanges))),
  startsInDays: z.nullable(z.int()),
  experience: z.nullable(z.enum(valuesOf(experience))),
  bio: z.string(),
})
export type JudgedPerson = z.infer<typeof person>

const common = {
  id: z.string(),
  language: z.enum(languages),
  /** From 1 to 3, by ids; what is not there has 0. */
  grades: z.pipe(
    z.record(z.string(), z.int().check(z.gte(0), z.lte(3))),
    z.transform((grades): ReadonlyMap<string, number> => new Map(Object.entries(grades))),
  ),
}
const oneCase = z.discriminatedUnion('kind', [
  z.strictObject({ ...common, kind: z.literal('jobs-by-text'), query: z.string() }),
  z.strictObject({ ...common, kind: z.literal('people-by-text'), query: z.string() }),
  z.strictObject({ ...common, kind: z.literal('jobs-for-person'), person: z.string() }),
  z.strictObject({ ...common, kind: z.literal('people-for-job'), job: z.string() }),
])
export type JudgedCase = z.infer<typeof oneCase>
/** Of a job and people or a person and jobs, without a text. */
export type Pairing = Extract<JudgedCase, { kind: 'jobs-for-person' | 'people-for-job' }>
export const isPairing = (one: JudgedCase): one is Pairing =>
  one.kind === 'jobs-for-person' || one.kind === 'people-for-job'
export const caseKinds: readonly JudgedCase['kind'][] = [
  'jobs-by-text',
  'people-by-text',
  'jobs-for-person',
  'people-for-job',
]

export type Judged = { jobs: JudgedJob[]; people: JudgedPerson[]; cases: JudgedCase[] }

const read = async <S extends z.ZodMiniType>(file: string, schema: S): Promise<z.infer<S>> =>
  z.parse(schema, JSON.parse(await readFile(join(import.meta.dirname, file), 'utf8')))

export async function readJudged(): Promise<Judged> {
  const [jobs, people, cases] = await Promise.all([
    read('jobs.json', z.array(job)),
    read('people.json', z.array(person)),
    read('cases.json', z.array(oneCase)),
  ])
  return { jobs, people, cases: withoutUnfindable(cases, people) }
}

/** Employers never find somebody of whom no kind of work is known. */
export const isFindable = ({ kinds }: JudgedPerson): boolean => kinds.length > 0

/** Nobody can expect them in an answer. */
function withoutUnfindable(cases: readonly JudgedCase[], people: readonly JudgedPerson[]): JudgedCase[] {
  const unfindable = new Set(people.filter((one) => !isFindable(one)).map(({ id }) => id))
  return cases.map((one) => ({
    ...one,
    grades: new Map([...one.grades].filter(([id]) => !unfindable.has(id))),
  }))
}

/** Ranking is tuned by the one half; results are reported by the other. */
export const halves = ['tuning', 'held-out'] as const
export type Half = (typeof halves)[number]
export const halfOf = (caseId: string): Half =>
  createHash('sha256').update(caseId).digest('hex') < '8' ? 'tuning' : 'held-out'
