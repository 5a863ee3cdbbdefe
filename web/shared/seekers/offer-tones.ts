import type { OfferState } from '../../../contract/rules/hiring.ts'

export const offerTones = {
  SENT: 'waiting',
  ACCEPTED: 'good',
  DECLINED: 'bad',
  WITHDRAWN: 'neutral',
  HIRED: 'good',
  LAPSED: 'neutral',
} as const satisfies { [State in OfferState]: string }
