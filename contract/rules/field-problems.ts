import type * as z from 'zod/mini'
import type { FieldProblem } from '../errors.ts'
import { oldestPerson } from './accounts.ts'

type Problem = { problem: FieldProblem; values?: { [name: string]: number | string } }
export type FieldProblems = { [field: string]: Problem }

/** What a schema finds wrong, by the field it belongs to: the same for a form and for the server. */
export function fieldProblems(issues: readonly z.core.$ZodIssue[]): FieldProblems {
  const fields: FieldProblems = {}
  for (const issue of issues) {
    for (const [field, problem] of problemsOf(issue)) fields[field] ??= problem
  }
  return fields
}

/** A rule of our own names its problem as the message of the issue. */
const ownProblems = [
  'phone',
  'username',
  'usernameReserved',
  'name',
  'startDate',
  'consent',
  'birthDate',
] as const satisfies FieldProblem[]

function problemsOf(issue: z.core.$ZodIssue): [string, Problem][] {
  const field = issue.path.join('.')
  const own = ownProblems.find((problem) => problem === issue.message)
  if (own === 'birthDate') return [[field, { problem: own, values: { limit: oldestPerson } }]]
  if (own !== undefined) return [[field, { problem: own }]]
  switch (issue.code) {
    case 'unrecognized_keys':
      return issue.keys.map((key) => [[...issue.path, key].join('.'), { problem: 'unknown' }])
    case 'invalid_type':
      return [
        [field, { problem: issue.input === undefined || issue.input === null ? 'required' : 'invalid' }],
      ]
    case 'too_small':
      return [[field, tooSmall(issue)]]
    case 'too_big':
      return [
        [
          field,
          { problem: isSized(issue.origin) ? 'tooLong' : 'tooBig', values: { limit: String(issue.maximum) } },
        ],
      ]
    case 'invalid_value':
      return [[field, { problem: issue.input === undefined ? 'required' : 'notAllowed' }]]
    case 'invalid_format':
      return [[field, { problem: issue.format === 'email' ? 'email' : 'invalid' }]]
    case 'not_multiple_of':
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'custom':
      return [[field, { problem: 'invalid' }]]
  }
}

const isSized = (origin: string) => ['string', 'array', 'set', 'map', 'file'].includes(origin)

function tooSmall(issue: z.core.$ZodIssueTooSmall): Problem {
  if (!isSized(issue.origin)) return { problem: 'tooSmall', values: { limit: String(issue.minimum) } }
  return issue.minimum === 1
    ? { problem: 'required' }
    : { problem: 'tooShort', values: { limit: String(issue.minimum) } }
}
