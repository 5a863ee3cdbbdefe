import cluster, { type Worker } from 'node:cluster'
import { messageToPrimary, type Figures, type MessageToWorker, type Start } from './messages.ts'
import { Turns } from './turns.ts'

/** A worker that ends sooner after its start is replaced with a growing delay. */
const steadyMs = 10_000
const firstDelayMs = 200
const longestDelayMs = 30_000
/** Figures of a worker that does not answer in this time are left out. */
const figuresMs = 2_000

type Options = {
  /** The program of a worker. */
  file: string
  count: number
  say: (line: string) => void
}

type Member = {
  worker: Worker
  slot: number
  startedAt: number
  state: 'loading' | 'loaded' | 'listening' | 'closed'
}

/** Collects the figures of all workers for one of them. */
type Collection = { reader: Worker; missing: Set<number>; all: Figures[]; timer: NodeJS.Timeout }

/** The workers that share one listening address. One that ends is replaced until the pool is stopped. */
export class WorkerPool {
  readonly #options: Options
  readonly #members = new Map<number, Member>()
  readonly #collections = new Map<string, Collection>()
  readonly #replacements = new Set<NodeJS.Timeout>()
  readonly #turns = new Turns(({ worker, id }) => {
    const member = this.#members.get(worker)
    if (member !== undefined) send(member.worker, { kind: 'turn', id })
  })
  /** How often in a row the worker of a slot ended soon. */
  readonly #failures = new Map<number, number>()
  readonly #opened = Promise.withResolvers<void>()
  readonly #ended = Promise.withResolvers<void>()
  #start: Omit<Start, 'isLead'> | null = null
  #isOpen = false
  #isStopping = false

  constructor(options: Options) {
    this.#options = options
    cluster.setupPrimary({
      exec: options.file,
      args: [],
      // Our own input tells us when our parent is gone; workers have us for that.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      serialization: 'advanced',
    })
    cluster.on('message', (worker, message: unknown) => this.#receive(worker, message))
    cluster.on('exit', (worker, code: number, signal: string | null) =>
      this.#exited(worker, signal ?? String(code)),
    )
    // Awaited by `open`, which may come after the first worker has failed.
    this.#opened.promise.catch(() => {})
    // It loads the program while the database starts; the others follow when it serves, and do not slow it down.
    this.#fork(0)
  }

  /** Lets the workers serve; resolves when the first of them listens, fails if it could not. */
  async open(start: Omit<Start, 'isLead'>): Promise<void> {
    this.#start = start
    for (const member of this.#members.values()) if (member.state === 'loaded') this.#begin(member)
    await this.#opened.promise
  }

  /** Asks all workers to end, and ends those that have not after `milliseconds`. Tells whether all ended by themselves. */
  async stop(milliseconds: number): Promise<boolean> {
    this.#isStopping = true
    for (const timer of this.#replacements) clearTimeout(timer)
    if (this.#members.size === 0) return true
    let isForced = false
    for (const { worker } of this.#members.values()) worker.process.kill('SIGTERM')
    const timer = setTimeout(() => {
      isForced = true
      for (const { worker } of this.#members.values()) worker.process.kill('SIGKILL')
    }, milliseconds)
    await this.#ended.promise
    clearTimeout(timer)
    return !isForced
  }

  #fork(slot: number): void {
    const worker = cluster.fork()
    this.#members.set(worker.id, { worker, slot, startedAt: performance.now(), state: 'loading' })
  }

  #begin({ worker, slot }: Member): void {
    if (this.#start !== null) send(worker, { kind: 'start', ...this.#start, isLead: slot === 0 })
  }

  #receive(worker: Worker, text: unknown): void {
    const message = messageToPrimary.parse(text)
    const member = this.#members.get(worker.id)
    switch (message.kind) {
      case 'loaded':
        if (member === undefined) break
        member.state = 'loaded'
        this.#begin(member)
        break
      case 'listening':
        if (member !== undefined) this.#listening(member)
        break
      case 'closed':
        if (member !== undefined) this.#closed(member)
        break
      case 'failed':
        this.#opened.reject(new Error(message.reason))
        if (this.#isOpen) this.#options.say(`A worker could not start. ${message.reason}`)
        break
      case 'want-figures':
        this.#collect(message.id, worker)
        break
      case 'figures':
        this.#collected(message.id, worker, message.figures)
        break
      case 'want-turn':
        if (member !== undefined) this.#turns.want({ worker: worker.id, id: message.id })
        break
      case 'end-turn':
        this.#turns.end({ worker: worker.id, id: message.id })
        break
    }
  }

  #listening(member: Member): void {
    member.state = 'listening'
    if (this.#isOpen) return
    this.#isOpen = true
    this.#opened.resolve()
    for (let slot = 1; slot < this.#options.count && !this.#isStopping; slot += 1) this.#fork(slot)
  }

  /** A worker that ends alone does not wait for the others: they serve on. */
  #closed(member: Member): void {
    member.state = 'closed'
    if (this.#isStopping) this.#announceAllClosed()
    else send(member.worker, { kind: 'all-closed' })
  }

  #announceAllClosed(): void {
    const members = [...this.#members.values()]
    if (members.some(({ state }) => state !== 'closed')) return
    for (const { worker } of members) send(worker, { kind: 'all-closed' })
  }

  #exited(worker: Worker, reason: string): void {
    const member = this.#members.get(worker.id)
    this.#members.delete(worker.id)
    this.#turns.forget(worker.id)
    for (const id of this.#collections.keys()) this.#collected(id, worker, [])
    if (this.#isStopping) {
      this.#announceAllClosed()
      if (this.#members.size === 0) this.#ended.resolve()
    } else if (!this.#isOpen) {
      this.#opened.reject(new Error(`The first worker ended (${reason}) before it could serve.`))
    } else if (member !== undefined) {
      this.#options.say(`Worker ${worker.process.pid} ended (${reason}) and is replaced.`)
      this.#replace(member)
    }
  }

  #replace({ slot, startedAt }: Member): void {
    const failures = performance.now() - startedAt < steadyMs ? (this.#failures.get(slot) ?? 0) + 1 : 0
    this.#failures.set(slot, failures)
    const delay = failures === 0 ? 0 : Math.min(firstDelayMs * 2 ** (failures - 1), longestDelayMs)
    const timer = setTimeout(() => {
      this.#replacements.delete(timer)
      this.#fork(slot)
    }, delay)
    this.#replacements.add(timer)
  }

  #collect(id: string, reader: Worker): void {
    const asked = [...this.#members.values()].filter((member) => member.state === 'listening')
    this.#collections.set(id, {
      reader,
      missing: new Set(asked.map(({ worker }) => worker.id)),
      all: [],
      timer: setTimeout(() => this.#answer(id), figuresMs),
    })
    for (const { worker } of asked) send(worker, { kind: 'read-figures', id })
  }

  #collected(id: string, worker: Worker, figures: Figures): void {
    const collection = this.#collections.get(id)
    if (collection === undefined || !collection.missing.delete(worker.id)) return
    collection.all.push(figures)
    if (collection.missing.size === 0) this.#answer(id)
  }

  #answer(id: string): void {
    const collection = this.#collections.get(id)
    if (collection === undefined) return
    this.#collections.delete(id)
    clearTimeout(collection.timer)
    send(collection.reader, { kind: 'all-figures', id, all: collection.all })
  }
}

/** A worker that is just ending cannot be sent anything, and needs nothing more. */
function send(worker: Worker, message: MessageToWorker): void {
  if (worker.isConnected()) worker.send(message, () => {})
}
