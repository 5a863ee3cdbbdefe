import {
  applicationCan,
  applicationTransitions,
  interviewTransitions,
  isOpenOffer,
  isUnanswered,
  mostOffersOfOneJob,
  moveTo,
  nextApplicationState,
  offerTransitions,
  openInterviewStates,
  placementTransitions,
  stepsToInterview,
  type ApplicationState,
  type ApplicationTransition,
  type HiringParty,
  type InterviewState,
  type InterviewTransition,
  type MoveTarget,
  type OfferState,
  type OfferTransition,
  type PlacementState,
} from '../../contract/rules/hiring.ts'

// What the graph says of hiring, without a server or a database: `play` says how an act is answered and what it changes. People,
// jobs and all that is made are numbers, in the order in which they were made.

type Application = {
  job: number
  seeker: number
  status: ApplicationState
  /** To which it returns when the offer ends. */
  before: ApplicationState | null
  /** Its history. */
  lines: string[]
}
type Offer = { employer: number; seeker: number; job: number | null; status: OfferState }
type Interview = { application: number; status: InterviewState }
type Placement = { offer: number; status: PlacementState }

export type HiringWorld = {
  jobs: { employer: number; isOpen: boolean }[]
  applications: Application[]
  offers: Offer[]
  interviews: Interview[]
  placements: Placement[]
  /** Every transition that was made. */
  made: string[]
}

export type HiringAct =
  | { name: 'apply'; by: number; job: number }
  | { name: 'withdrawApplication'; by: number; application: number }
  | { name: 'move'; by: number; application: number; target: MoveTarget }
  | { name: 'propose'; by: number; application: number }
  | { name: 'pick' | 'ask' | 'cancel'; by: number; interview: number }
  | { name: 'offer'; by: number; seeker: number; job: number | null }
  | { name: 'accept' | 'decline'; by: number; offer: number }
  | { name: 'withdrawOffer'; by: number; offer: number }
  | { name: 'confirm'; by: number; offer: number; closesJob: boolean }
  | { name: 'end'; by: number; side: 'seeker' | 'employer'; placement: number }
  /** Time passes: the offer is not answered, the interview is held. */
  | { name: 'lapse'; offer: number }
  | { name: 'hold'; interview: number }

const [done, missing, refused] = [200, 404, 409] as const
type Answer = typeof done | typeof missing | typeof refused

const includes = <State>(states: readonly State[], state: State): boolean => states.includes(state)

const write = (application: Application | undefined, line: string, by: HiringParty) =>
  application?.lines.push(`${line} by ${by}`)

/** False where the graph has no such move. One that an offer brings about has no line of its own. */
function moveApplication(
  world: HiringWorld,
  application: Application,
  name: ApplicationTransition,
  by: HiringParty | null,
): boolean {
  const { from } = applicationTransitions[name]
  if (!includes<ApplicationState>(from, application.status)) return false
  const { status, before } = application
  if (name === 'return') application.status = before ?? status
  else application.status = nextApplicationState(status, name) ?? status
  application.before = name === 'offer' ? status : name === 'return' ? null : before
  world.made.push(`application.${name}`)
  if (by !== null) write(application, `application.${name}`, by)
  return true
}

const applicationFor = (world: HiringWorld, { job, seeker }: Pick<Offer, 'job' | 'seeker'>) =>
  world.applications.find((each) => each.job === job && each.seeker === seeker)

/** The offer, the application that it answers, and a line for both. */
function moveOffer(world: HiringWorld, offer: Offer, name: OfferTransition, by: HiringParty): void {
  offer.status = offerTransitions[name].to
  world.made.push(`offer.${name}`)
  const application = applicationFor(world, offer)
  if (application !== undefined) moveApplication(world, application, offerTransitions[name].application, null)
  write(application, `offer.${name}`, by)
}

function moveInterview(
  world: HiringWorld,
  interview: Interview,
  name: InterviewTransition,
  by: HiringParty,
): void {
  interview.status = interviewTransitions[name].to
  world.made.push(`interview.${name}`)
  write(world.applications[interview.application], `interview.${name}`, by)
}

/** The open interview of an application that is decided, or is followed by another. */
function cancelOpen(world: HiringWorld, application: Application): void {
  const number = world.applications.indexOf(application)
  const open = world.interviews.filter((each) => each.application === number)
  for (const interview of open)
    if (includes<InterviewState>(openInterviewStates, interview.status))
      moveInterview(world, interview, 'cancel', 'system')
}

/** Done before is done; what the graph does not know is refused. */
function answer<State>(
  state: State,
  { from, to }: { from: readonly State[]; to: State },
  go: () => void,
): Answer {
  if (state === to) return done
  if (!from.includes(state)) return refused
  go()
  return done
}

function apply(world: HiringWorld, { by, job }: HiringAct & { name: 'apply' }): Answer {
  const known = applicationFor(world, { job, seeker: by })
  if (!applicationCan.apply(known?.status ?? null)) return done
  if (world.jobs[job]?.isOpen !== true) return refused
  const { to } = applicationTransitions.apply
  const application = known ?? { job, seeker: by, status: to, before: null, lines: [] }
  if (known === undefined) world.applications.push(application)
  application.status = to
  world.made.push('application.apply')
  write(application, 'application.apply', 'seeker')
  // What was offered before answers it.
  const offer = world.offers.find(
    (each) => each.job === job && each.seeker === by && isOpenOffer(each.status),
  )
  if (offer !== undefined) moveApplication(world, application, 'offer', null)
  if (offer !== undefined && !isUnanswered(offer.status)) moveApplication(world, application, 'accept', null)
  return done
}

function sendOffer(world: HiringWorld, offer: Omit<Offer, 'status'>): Answer {
  const { employer, seeker, job } = offer
  const isSame = (each: Offer) => each.employer === employer && each.seeker === seeker && each.job === job
  const earlier = world.offers.filter(isSame)
  const works = world.placements.some((placement) => {
    const behind = world.offers[placement.offer]
    return behind !== undefined && isSame(behind) && placement.status === placementTransitions.begin.to
  })
  if (works || earlier.some(({ status }) => isOpenOffer(status))) return done
  if (earlier.length >= mostOffersOfOneJob) return refused
  const sent: Offer = { ...offer, status: offerTransitions.send.to }
  world.offers.push(sent)
  moveOffer(world, sent, 'send', 'employer')
  return done
}

function move(world: HiringWorld, application: Application, target: MoveTarget): Answer {
  const name = moveTo(target)
  const { job, seeker, status } = application
  if (status === target) return done
  if (nextApplicationState(status, name) === null) return refused
  if (name === 'offer') {
    const found = world.jobs[job]
    return found?.isOpen === true ? sendOffer(world, { employer: found.employer, seeker, job }) : refused
  }
  if (name === 'reject') reject(world, application, 'employer')
  else moveApplication(world, application, name, 'employer')
  return done
}

function reject(world: HiringWorld, application: Application, by: HiringParty): void {
  const offer = world.offers.find(
    ({ job, seeker, status }) =>
      job === application.job && seeker === application.seeker && isUnanswered(status),
  )
  const isOffered = application.status === applicationTransitions.offer.to
  if (offer !== undefined && isOffered) moveOffer(world, offer, 'withdraw', by)
  moveApplication(world, application, 'reject', by)
  cancelOpen(world, application)
}

function propose(world: HiringWorld, application: Application): Answer {
  const steps = stepsToInterview(application.status)
  if (steps === null) return refused
  for (const step of steps) moveApplication(world, application, step, 'employer')
  cancelOpen(world, application)
  const interview: Interview = {
    application: world.applications.indexOf(application),
    status: interviewTransitions.propose.to,
  }
  world.interviews.push(interview)
  moveInterview(world, interview, 'propose', 'employer')
  return done
}

function confirm(world: HiringWorld, offer: Offer, closesJob: boolean): void {
  moveOffer(world, offer, 'hire', 'employer')
  const application = applicationFor(world, offer)
  if (application !== undefined) cancelOpen(world, application)
  world.placements.push({ offer: world.offers.indexOf(offer), status: placementTransitions.begin.to })
  world.made.push('placement.begin')
  write(application, 'placement.begin', 'employer')
  const job = offer.job === null ? undefined : world.jobs[offer.job]
  if (!closesJob || job === undefined) return
  job.isOpen = false
  // Nobody waits for a job that is filled.
  for (const other of world.offers)
    if (other.job === offer.job && isOpenOffer(other.status)) moveOffer(world, other, 'withdraw', 'system')
  for (const other of world.applications)
    if (other.job === offer.job && nextApplicationState(other.status, 'reject') !== null)
      reject(world, other, 'system')
}

function end(world: HiringWorld, placement: Placement, side: 'seeker' | 'employer'): void {
  placement.status = placementTransitions.end.to
  world.made.push('placement.end')
  const offer = world.offers[placement.offer]
  if (offer !== undefined) write(applicationFor(world, offer), 'placement.end', side)
}

/** Does an act in the world and answers the status that the server must give. */
export function play(world: HiringWorld, act: HiringAct): Answer {
  switch (act.name) {
    case 'apply':
      return apply(world, act)
    case 'withdrawApplication': {
      const application = world.applications[act.application]
      if (application?.seeker !== act.by) return missing
      return answer<ApplicationState>(application.status, applicationTransitions.withdraw, () => {
        moveApplication(world, application, 'withdraw', 'seeker')
        cancelOpen(world, application)
      })
    }
    case 'move':
    case 'propose': {
      const application = world.applications[act.application]
      if (application === undefined || world.jobs[application.job]?.employer !== act.by) return missing
      return act.name === 'move' ? move(world, application, act.target) : propose(world, application)
    }
    case 'pick':
    case 'ask':
    case 'cancel': {
      const interview = world.interviews[act.interview]
      const application = world.applications[interview?.application ?? -1]
      if (interview === undefined || application === undefined) return missing
      const isSeekers = act.name !== 'cancel'
      const owner = isSeekers ? application.seeker : world.jobs[application.job]?.employer
      if (owner !== act.by) return missing
      return answer<InterviewState>(interview.status, interviewTransitions[act.name], () =>
        moveInterview(world, interview, act.name, isSeekers ? 'seeker' : 'employer'),
      )
    }
    case 'offer': {
      const { by: employer, seeker, job } = act
      if (job !== null && world.jobs[job]?.employer !== employer) return missing
      return job !== null && world.jobs[job]?.isOpen !== true
        ? refused
        : sendOffer(world, { employer, seeker, job })
    }
    case 'accept':
    case 'decline': {
      const offer = world.offers[act.offer]
      if (offer?.seeker !== act.by) return missing
      return answer<OfferState>(offer.status, offerTransitions[act.name], () =>
        moveOffer(world, offer, act.name, 'seeker'),
      )
    }
    case 'withdrawOffer':
    case 'confirm': {
      const offer = world.offers[act.offer]
      if (offer?.employer !== act.by) return missing
      const name = act.name === 'confirm' ? 'hire' : 'withdraw'
      return answer<OfferState>(offer.status, offerTransitions[name], () =>
        act.name === 'confirm'
          ? confirm(world, offer, act.closesJob)
          : moveOffer(world, offer, 'withdraw', 'employer'),
      )
    }
    case 'end': {
      const placement = world.placements[act.placement]
      if (placement === undefined || world.offers[placement.offer]?.[act.side] !== act.by) return missing
      return answer<PlacementState>(placement.status, placementTransitions.end, () =>
        end(world, placement, act.side),
      )
    }
    case 'lapse': {
      const offer = world.offers[act.offer]
      if (offer !== undefined && isOpenOffer(offer.status)) moveOffer(world, offer, 'lapse', 'system')
      return done
    }
    case 'hold': {
      const interview = world.interviews[act.interview]
      if (
        interview !== undefined &&
        includes<InterviewState>(interviewTransitions.hold.from, interview.status)
      )
        moveInterview(world, interview, 'hold', 'system')
      return done
    }
  }
}
