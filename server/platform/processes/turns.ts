type Turn = { worker: number; id: string }

/** Work that takes so much memory that one process of a node does it at a time: who has the turn, and who waits for it. */
export class Turns {
  readonly #grant: (turn: Turn) => void
  /** The first one has the turn. */
  #turns: Turn[] = []

  constructor(grant: (turn: Turn) => void) {
    this.#grant = grant
  }

  want(turn: Turn): void {
    this.#turns.push(turn)
    if (this.#turns.length === 1) this.#grant(turn)
  }

  end({ worker, id }: Turn): void {
    this.#remove((turn) => turn.worker === worker && turn.id === id)
  }

  /** A worker that has ended neither works nor waits. */
  forget(worker: number): void {
    this.#remove((turn) => turn.worker === worker)
  }

  #remove(isOver: (turn: Turn) => boolean): void {
    const [before] = this.#turns
    this.#turns = this.#turns.filter((turn) => !isOver(turn))
    const [next] = this.#turns
    if (next !== undefined && next !== before) this.#grant(next)
  }
}
