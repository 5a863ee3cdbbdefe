import type { FieldProblem } from '../../../contract/errors.ts'

export const documentProblems = [
  'documentKind',
  'documentBroken',
  'documentTooSmall',
  'documentTooBig',
  'documentTooComplex',
  'pdfLocked',
  'pdfActive',
  'pdfUnusual',
  'pdfTooLong',
] as const satisfies FieldProblem[]
type DocumentProblem = (typeof documentProblems)[number]

/** Thrown by whatever finds a reason not to take the file. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly problem: DocumentProblem
  readonly limit: number | undefined

  constructor(problem: DocumentProblem, limit?: number) {
    super(problem)
    this.problem = problem
    this.limit = limit
  }
}
