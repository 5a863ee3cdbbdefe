/** A file that is known and cannot be read: its key or its object is missing, or the object was changed. */
export class UnreadableFile extends Error {
  override name = 'UnreadableFile'
}

/** The disk or the object store is away, full, or refuses us. */
export class StorageUnavailable extends Error {
  override name = 'StorageUnavailable'

  constructor(act: string, cause: unknown) {
    super(`Cannot ${act}: ${reasonOf(cause)}`, { cause })
  }
}

/** A name or code alone: messages of storage libraries repeat paths and addresses. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  // flydrive wraps what its driver throws.
  if (error.cause instanceof Error) return reasonOf(error.cause)
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}
