import { largestDocument, largestDocumentBytes } from '../../../contract/rules/documents.ts'
import { NamedError } from '../http/errors.ts'
import { wrongFile } from '../http/files.ts'
import { limitConcurrency } from '../limit-concurrency.ts'
import { decideApart } from './decide-apart.ts'
import { documentType } from './file-type.ts'
import type { CheckedFile, Verdict } from './verdict.ts'

/**
 * Decides by content alone whether a file is taken, and makes of it what is kept. Refuses with `invalid_input` for the field `file`,
 * or with `overloaded`. The file is read when its turn comes, so that waiting files take no memory.
 */
export type CheckFile = (read: () => Promise<Uint8Array>) => Promise<CheckedFile>

/** One at a time, since the heaviest takes 250 MB: in a process by this, among all processes of a node by `takeTurn`. */
const atWork = 1
const mostWaiting = 30
/** The heaviest that we take needs 5 s of the processor. */
const most = { processorSeconds: 20, seconds: 60 }

type Options = {
  timeLimitFactor?: number
  decide?: typeof decideApart
  /** Resolves when no other process of the node decides, with what ends the turn. */
  takeTurn?: (() => Promise<() => void>) | undefined
}

export function createFileChecks({
  timeLimitFactor = 1,
  decide = decideApart,
  takeTurn = async () => () => {},
}: Options = {}): CheckFile {
  const limits = {
    processorSeconds: Math.ceil(most.processorSeconds * timeLimitFactor),
    seconds: most.seconds * timeLimitFactor,
  }
  const limited = limitConcurrency(atWork, mostWaiting)
  return (read) =>
    limited(async () => {
      const endTurn = await takeTurn()
      try {
        return await check(await read(), (file) => decide(file, limits))
      } finally {
        endTurn()
      }
    })
}

async function check(file: Uint8Array, decide: (file: Uint8Array) => Promise<Verdict>): Promise<CheckedFile> {
  if (file.length === 0) throw wrongFile({ problem: 'fileMissing' })
  if (file.length > largestDocumentBytes)
    throw wrongFile({ problem: 'fileTooLarge', values: { limit: largestDocument.megabytes } })
  // Without a process: whatever else people send by mistake is known by its first bytes.
  if (documentType(file) === null) throw wrongFile({ problem: 'documentKind' })
  const decided = await decide(file)
  switch (decided.kind) {
    case 'accepted':
      return decided.file
    case 'refused':
      throw wrongFile({
        problem: decided.problem,
        ...(decided.limit === undefined ? {} : { values: { limit: decided.limit } }),
      })
    case 'overloaded':
      throw new NamedError('overloaded')
    case 'failed':
      throw new Error(`A file could not be checked: ${decided.reason}`)
  }
}
