import { describe, expect, test } from 'vitest'
import { isEmployer } from './accounts.ts'
import {
  accountsCausing,
  applicationCan,
  applicationStates,
  applicationTransitions,
  employerStates,
  interviewStates,
  interviewTransitions,
  liveOfferStates,
  movesFrom,
  moveTargets,
  moveTo,
  nextApplicationState,
  offerStateBehind,
  offerStates,
  offerTransitions,
  openInterviewStates,
  placementStates,
  placementTransitions,
  statesAfter,
  stepsToInterview,
  type ApplicationState,
} from './hiring.ts'

type Move = { from: readonly string[]; to: string | readonly string[] }

/** All states that can be reached from the first one. */
function reachable(first: string, transitions: readonly Move[]): Set<string> {
  const reached = new Set([first])
  for (const state of reached) {
    for (const move of transitions)
      if (move.from.includes(state)) for (const next of statesAfter(move)) reached.add(next)
  }
  return reached
}

/** Applications of an earlier version were declined; now they return to the state before the offer. */
const ofEarlierVersions: readonly ApplicationState[] = ['DECLINED']

describe('the graph', () => {
  test('reaches every state of an application but the one of earlier versions', () => {
    const { apply } = applicationTransitions
    const states = applicationStates.filter((state) => !ofEarlierVersions.includes(state))
    expect(reachable(apply.to, Object.values(applicationTransitions))).toEqual(new Set(states))
  })

  test.each([
    ['an offer', offerTransitions.send, offerTransitions, offerStates],
    ['an interview', interviewTransitions.propose, interviewTransitions, interviewStates],
    ['a placement', placementTransitions.begin, placementTransitions, placementStates],
  ] as const)('reaches every state of %s', (_, { to }, transitions, states) => {
    expect(reachable(to, Object.values<Move>(transitions))).toEqual(new Set<string>(states))
  })

  test('moves an offer and its application together', () => {
    for (const [name, { from, to, application }] of Object.entries(offerTransitions)) {
      const before = from.flatMap(
        (offer) => applicationStates.find((state) => offerStateBehind(state) === offer) ?? [],
      )
      const move: { from: readonly ApplicationState[]; to: ApplicationState | readonly ApplicationState[] } =
        applicationTransitions[application]
      for (const state of before) expect(move.from, name).toContain(state)
      // An application that returns has no offer behind it any more.
      for (const next of statesAfter(move))
        expect(offerStateBehind(next), name).toBe(application === 'return' ? null : to)
    }
  })
})

describe('an application', () => {
  test('is moved along by the employer, step by step', () => {
    const steps = ['review', 'shortlist', 'interview', 'offer'] as const
    let state: (typeof applicationStates)[number] | null = 'PENDING'
    for (const step of steps) {
      expect(accountsCausing(applicationTransitions[step]).every(isEmployer), step).toBe(true)
      state = state === null ? null : nextApplicationState(state, step)
    }
    expect(state).toBe('OFFERED')
    expect(nextApplicationState('PENDING', 'interview')).toBeNull()
  })

  test('HIR-12 is offered the moves that its state allows, and no others', () => {
    expect(movesFrom('PENDING')).toEqual(['review', 'offer', 'reject'])
    expect(movesFrom('INTERVIEWING')).toEqual(['offer', 'reject'])
    expect(movesFrom('OFFERED')).toEqual(['reject'])
    for (const state of ['REJECTED', 'WITHDRAWN', 'ACCEPTED', 'DECLINED', 'HIRED'] as const)
      expect(movesFrom(state), state).toEqual([])
    for (const target of moveTargets) expect(applicationTransitions[moveTo(target)].to).toBe(target)
  })

  test('INT-01 comes to an interview step by step, unless it is decided or offered', () => {
    expect(stepsToInterview('PENDING')).toEqual(['review', 'shortlist', 'interview'])
    expect(stepsToInterview('SHORTLISTED')).toEqual(['interview'])
    expect(stepsToInterview('INTERVIEWING')).toEqual([])
    expect(applicationStates.filter((state) => stepsToInterview(state) === null)).toEqual([
      'OFFERED',
      'REJECTED',
      'WITHDRAWN',
      'ACCEPTED',
      'DECLINED',
      'HIRED',
    ])
  })

  test('INT-06 returns to a state before the offer', () => {
    const { offer, return: returning } = applicationTransitions
    expect(returning.to).toEqual(offer.from)
    expect(returning.from).toEqual([offer.to, applicationTransitions.accept.to])
  })

  test('can be rejected at any point before the offer is accepted', () => {
    const rejectable = applicationStates.filter((state) => nextApplicationState(state, 'reject') !== null)
    expect(rejectable).toEqual(['PENDING', 'REVIEWING', 'SHORTLISTED', 'INTERVIEWING', 'OFFERED'])
  })

  test('tells the seeker of every move that the seeker does not make', () => {
    for (const [name, { by, notifies }] of Object.entries(applicationTransitions)) {
      expect(
        notifies.some((party) => party === 'seeker'),
        name,
      ).toBe(!by.some((party) => party === 'seeker'))
    }
  })

  test('APP-08 APP-09 APP-10 can be withdrawn before an interview', () => {
    expect(applicationStates.filter(applicationCan.withdraw)).toEqual(['PENDING', 'REVIEWING', 'SHORTLISTED'])
    expect(accountsCausing(applicationTransitions.withdraw)).toEqual(['CAREER'])
  })

  test('can be sent once, and again after it was withdrawn', () => {
    expect(applicationCan.apply(null)).toBe(true)
    expect(applicationStates.filter(applicationCan.apply)).toEqual(['WITHDRAWN'])
  })

  test('is seen by employers unless it was withdrawn', () => {
    const seen = new Set<string>(employerStates)
    expect(applicationStates.filter((state) => !seen.has(state))).toEqual(['WITHDRAWN'])
  })
})

describe('an offer', () => {
  test('is answered by the seeker, and the hire is confirmed by the employer', () => {
    for (const answer of [offerTransitions.accept, offerTransitions.decline]) {
      expect(accountsCausing(answer)).toEqual(['CAREER'])
    }
    expect(offerTransitions.hire.from).toEqual(['ACCEPTED'])
    expect(accountsCausing(offerTransitions.hire)).toEqual(['HOUSEHOLD', 'BUSINESS'])
  })

  test('is live until one side ends it', () => {
    expect(liveOfferStates).toEqual(['SENT', 'ACCEPTED', 'HIRED'])
  })

  test('is behind an application from OFFERED on', () => {
    const behind = applicationStates.map((state) => [state, offerStateBehind(state)])
    expect(behind.filter(([, offer]) => offer !== null)).toEqual([
      ['OFFERED', 'SENT'],
      ['ACCEPTED', 'ACCEPTED'],
      ['HIRED', 'HIRED'],
    ])
  })
})

describe('an interview', () => {
  test('INT-02 is answered by the seeker, and proposed and cancelled by the employer', () => {
    for (const act of [interviewTransitions.pick, interviewTransitions.ask])
      expect(accountsCausing(act)).toEqual(['CAREER'])
    for (const act of [interviewTransitions.propose, interviewTransitions.cancel])
      expect(accountsCausing(act)).toEqual(['HOUSEHOLD', 'BUSINESS'])
  })

  test('is open until it was cancelled or held', () => {
    const open = new Set<string>(openInterviewStates)
    expect(interviewStates.filter((state) => !open.has(state))).toEqual(['CANCELLED', 'HELD'])
  })
})

test('a placement is ended by either side', () => {
  expect(accountsCausing(placementTransitions.end)).toEqual(['CAREER', 'HOUSEHOLD', 'BUSINESS'])
})
