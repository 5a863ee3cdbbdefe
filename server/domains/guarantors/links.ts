import type { Language } from '../../../contract/rules/language.ts'
import { mailboxOf } from '../../platform/mail/recipient-limit.ts'
import type { Signer } from '../../platform/signing.ts'

/** A guarantor answers by it, and comes back by it. */
export const guarantorLinks = ['guarantor'] as const

declare module '../../platform/signing.ts' {
  interface LinkPurposes extends Record<(typeof guarantorLinks)[number], true> {}
}

/** A changed address raises the number, which makes older links invalid. */
export type GuarantorLink = { id: string; linkNumber: number; emailHash: string }

/** Represents the owner of an address, and says nothing of it. */
export const hashOfMailbox = (signer: Pick<Signer, 'hide'>, email: string): string =>
  signer.hide(`guarantor ${mailboxOf(email)}`)

type Site = { signer: Signer; publicUrl: string }

/** In the language of the mail, on any device. */
export function addressOfLink(
  { signer, publicUrl }: Site,
  language: Language,
  { id, linkNumber, emailHash }: GuarantorLink,
): string {
  const token = signer.sign('guarantor', `${id} ${linkNumber} ${emailHash}`)
  return `${publicUrl}${language === 'en' ? '' : `/${language}`}/guarantor?token=${token}`
}

/** Null where we did not sign it. */
export function readLink(signer: Signer, token: string): GuarantorLink | null {
  const [id, number, emailHash] = signer.read('guarantor', token)?.split(' ') ?? []
  if (id === undefined || number === undefined || emailHash === undefined) return null
  return { id, linkNumber: Number(number), emailHash }
}
