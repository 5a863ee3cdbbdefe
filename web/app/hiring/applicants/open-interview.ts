import { openInterviewStates, type InterviewState } from '../../../../contract/rules/hiring.ts'

export const isOpenInterview = (state: InterviewState): boolean =>
  openInterviewStates.some((open) => open === state)
