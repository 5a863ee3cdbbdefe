import { describe, expect, test } from 'vitest'
import { isEmployer } from './accounts.ts'
import {
  accountsCausing,
  applicationCan,
  applicationStates,
  applicationTransitions,
  employerStates,
  liveOfferStates,
  nextApplicationState,
  offerStateBehind,
  offerStates,
  offerTransitions,
} from './hiring.ts'

type Move = { from: readonly string[]; to: string }

/** All states that can be reached from the first one. */
function reachable(first: string, transitions: readonly Move[]): Set<string> {
  const reached = new Set([first])
  for (const state of reached) {
    for (const { from, to } of transitions) if (from.includes(state)) reached.add(to)
  }
  return reached
}

describe('the graph', () => {
  test('reaches every state of an application and of an offer', () => {
    const { apply } = applicationTransitions
    expect(reachable(apply.to, Object.values(applicationTransitions))).toEqual(new Set(applicationStates))
    const { send } = offerTransitions
    expect(reachable(send.to, Object.values(offerTransitions))).toEqual(new Set(offerStates))
  })

  test('moves an offer and its application together', () => {
    for (const [name, { from, to, application }] of Object.entries(offerTransitions)) {
      if (application === null) continue
      const before = from.flatMap(
        (offer) => applicationStates.find((state) => offerStateBehind(state) === offer) ?? [],
      )
      for (const state of before) {
        const next = nextApplicationState(state, application)
        expect(next === null ? null : offerStateBehind(next), name).toBe(to)
      }
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
      ['DECLINED', 'DECLINED'],
      ['HIRED', 'HIRED'],
    ])
  })
})
