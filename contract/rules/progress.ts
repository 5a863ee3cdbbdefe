import type { DocumentState } from './documents.ts'
import type { GuarantorState } from './guarantors.ts'

/** What decides how far somebody is from work. */
export type ProgressFacts = {
  profileSetup: boolean
  /** Every entry of the catalogue for them, with their own state. */
  documents: readonly { required: boolean; state: DocumentState }[]
  guarantors: readonly { state: GuarantorState }[]
  /** Also where no module is published. */
  trainingComplete: boolean
  available: boolean
  placed: boolean
}

export const progressSteps = [
  'profileSetup',
  'documentUpload',
  'trainingCompletion',
  'workAvailability',
  'workPlacement',
] as const
type ProgressStep = (typeof progressSteps)[number]

/** The first thing that is incomplete. The texts of `documents` and `documentsWaiting` begin alike. */
export const nextSteps = [
  'profile',
  'documents',
  'documentsWaiting',
  'addGuarantor',
  'guarantorWaiting',
  'training',
  'ready',
  'placed',
] as const
export type NextStep = (typeof nextSteps)[number]

/** What the person can do about it: also while others have the next word. */
type NextAct = 'profile' | 'documents' | 'guarantor' | 'training' | 'placement'

export type Progress = {
  percent: 0 | 25 | 50 | 75 | 100
  steps: { readonly [Step in ProgressStep]: boolean }
  nextStep: NextStep
  nextAct: NextAct
}

/** How far somebody has come; used by the server and the screen alike. */
export function progressOf(facts: ProgressFacts): Progress {
  const papers = papersOf(facts)
  const steps = {
    profileSetup: facts.profileSetup,
    documentUpload: papers.areVerified && papers.isGuarantorConfirmed,
    trainingCompletion: facts.trainingComplete,
    workAvailability: facts.available,
    workPlacement: facts.placed,
  }
  const nextStep = nextStepOf(facts, papers)
  return { percent: percentOf(steps), steps, nextStep, nextAct: nextActOf(nextStep, papers) }
}

/** A rejected document counts as missing. */
export const isDocumentMissing = (state: DocumentState): boolean =>
  state === 'MISSING' || state === 'REJECTED'

function papersOf({ documents, guarantors }: ProgressFacts) {
  const required = documents.filter((document) => document.required)
  const isGuarantorConfirmed = guarantors.some(({ state }) => state === 'CONFIRMED')
  return {
    areUploaded: required.every(({ state }) => !isDocumentMissing(state)),
    areVerified: required.every(({ state }) => state === 'VERIFIED'),
    isGuarantorConfirmed,
    isGuarantorAsked: isGuarantorConfirmed || guarantors.some(({ state }) => state === 'ASKED'),
  }
}
type Papers = ReturnType<typeof papersOf>

/** Availability is a step of its own and does not change the percentage. */
function percentOf(steps: Progress['steps']): Progress['percent'] {
  if (steps.workPlacement) return 100
  if (!steps.profileSetup) return 0
  if (!steps.documentUpload) return 25
  return steps.trainingCompletion ? 75 : 50
}

function nextStepOf(facts: ProgressFacts, papers: Papers): NextStep {
  if (facts.placed) return 'placed'
  if (!facts.profileSetup) return 'profile'
  if (!papers.areUploaded) return 'documents'
  if (!papers.areVerified) return 'documentsWaiting'
  if (!papers.isGuarantorAsked) return 'addGuarantor'
  if (!papers.isGuarantorConfirmed) return 'guarantorWaiting'
  return facts.trainingComplete ? 'ready' : 'training'
}

function nextActOf(step: NextStep, papers: Papers): NextAct {
  switch (step) {
    case 'profile':
    case 'documents':
    case 'training':
      return step
    // While staff check the documents a guarantor can be added.
    case 'documentsWaiting':
      return papers.isGuarantorAsked ? 'documents' : 'guarantor'
    case 'addGuarantor':
    case 'guarantorWaiting':
      return 'guarantor'
    case 'ready':
    case 'placed':
      return 'placement'
  }
}
