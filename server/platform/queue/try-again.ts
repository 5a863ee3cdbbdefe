type Patience = {
  /** Waits between tries grow, but not beyond about this. */
  longestSeconds: number
  /** What this job needs is missing for all of its kind: none of them is tried for so long. */
  pauseSeconds?: number
}

/** Thrown by a task that failed for now. Its message is kept and logged, so it names no person. */
export class TryAgain extends Error {
  override name = 'TryAgain'
  readonly patience: Patience

  constructor(message: string, patience: Patience) {
    super(message)
    this.patience = patience
  }
}
