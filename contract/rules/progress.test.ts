import { describe, expect, test } from 'vitest'
import { documentStates, type DocumentState } from './documents.ts'
import { guarantorStates, type GuarantorState } from './guarantors.ts'
import { progressOf, type ProgressFacts } from './progress.ts'

const documents = (...states: DocumentState[]) => states.map((state) => ({ required: true, state }))
const guarantors = (...states: GuarantorState[]) => states.map((state) => ({ state }))

/** Has just registered. */
const nothing: ProgressFacts = {
  profileSetup: false,
  documents: documents('MISSING'),
  guarantors: [],
  trainingComplete: false,
  available: false,
  placed: false,
}
const setUp = { ...nothing, profileSetup: true }
const papersDone = { ...setUp, documents: documents('VERIFIED'), guarantors: guarantors('CONFIRMED') }
const trained = { ...papersDone, trainingComplete: true }

describe('the percentage', () => {
  test.each([
    ['SKR-18 below the first step it is 0', nothing, 0],
    ['SKR-18 without a profile nothing else counts', { ...trained, profileSetup: false }, 0],
    ['SKR-19 with a profile and documents to upload it is 25', setUp, 25],
    ['SKR-19 with documents that wait it is 25', { ...setUp, documents: documents('UPLOADED') }, 25],
    ['SKR-19 without a guarantor it is 25', { ...papersDone, guarantors: [] }, 25],
    ['SKR-19 trained before the documents it is 25', { ...setUp, trainingComplete: true }, 25],
    ['SKR-20 with verified documents and a guarantor it is 50', papersDone, 50],
    ['SKR-21 with the training complete it is 75', trained, 75],
    ['SKR-21 available or not, it is 75', { ...trained, available: true }, 75],
    ['SKR-22 placed it is 100', { ...trained, placed: true }, 100],
    ['SKR-22 placed it is 100 whatever is missing', { ...setUp, placed: true }, 100],
  ])('%s', (_, facts, percent) => {
    expect(progressOf(facts).percent).toBe(percent)
  })

  test('SKR-20 one required document that is not verified holds it back, one that is not required does not', () => {
    for (const state of documentStates) {
      const required = { ...papersDone, documents: documents('VERIFIED', state) }
      expect(progressOf(required).percent, state).toBe(state === 'VERIFIED' ? 50 : 25)
      const optional = [...papersDone.documents, { required: false, state }]
      expect(progressOf({ ...papersDone, documents: optional }).percent, state).toBe(50)
    }
  })

  test('SKR-20 of several guarantors one has to confirm', () => {
    for (const state of guarantorStates) {
      const alone = progressOf({ ...papersDone, guarantors: guarantors(state) })
      expect(alone.percent, state).toBe(state === 'CONFIRMED' ? 50 : 25)
      expect(progressOf({ ...papersDone, guarantors: guarantors(state, 'CONFIRMED') }).percent).toBe(50)
    }
  })
})

test('SKR-16 each step is complete or not by itself; availability when it is switched on', () => {
  expect(progressOf(nothing).steps).toEqual({
    profileSetup: false,
    documentUpload: false,
    trainingCompletion: false,
    workAvailability: false,
    workPlacement: false,
  })
  const all = { ...trained, available: true, placed: true }
  expect(Object.values(progressOf(all).steps)).toEqual([true, true, true, true, true])
  expect(progressOf({ ...nothing, available: true }).steps).toMatchObject({
    profileSetup: false,
    workAvailability: true,
  })
})

describe('the next step is the first that is incomplete, with what the person can do', () => {
  const waiting = { ...setUp, documents: documents('UPLOADED', 'VERIFIED') }
  test.each([
    ['SKR-17 at 0 it is the profile', nothing, 'profile', 'profile'],
    ['SKR-23 then the documents', setUp, 'documents', 'documents'],
    [
      'SKR-23 a rejected document counts as missing',
      { ...setUp, documents: documents('REJECTED', 'VERIFIED') },
      'documents',
      'documents',
    ],
    ['SKR-23 while they are checked, a guarantor can be added', waiting, 'documentsWaiting', 'guarantor'],
    [
      'SKR-23 with a guarantor who was asked, there is nothing but to wait',
      { ...waiting, guarantors: guarantors('ASKED') },
      'documentsWaiting',
      'documents',
    ],
    ['SKR-17 then a guarantor', { ...papersDone, guarantors: [] }, 'addGuarantor', 'guarantor'],
    [
      'SKR-17 another one where one refused',
      { ...papersDone, guarantors: guarantors('REFUSED') },
      'addGuarantor',
      'guarantor',
    ],
    [
      'SKR-17 who has yet to answer',
      { ...papersDone, guarantors: guarantors('REFUSED', 'ASKED') },
      'guarantorWaiting',
      'guarantor',
    ],
    ['SKR-24 then the training', papersDone, 'training', 'training'],
    ['SKR-25 then the work', trained, 'ready', 'placement'],
    ['SKR-26 and placed there is none', { ...setUp, placed: true }, 'placed', 'placement'],
  ] as const)('%s', (_, facts, nextStep, nextAct) => {
    expect(progressOf(facts)).toMatchObject({ nextStep, nextAct })
  })
})
