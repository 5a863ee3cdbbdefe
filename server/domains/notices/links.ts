import type { Language } from '../../../contract/rules/language.ts'
import { noticeKinds, type NoticeKind } from '../../../contract/rules/notices.ts'
import type { Signer } from '../../platform/signing.ts'

/** Stops the mails of one kind to one person. */
export const noticeLinks = ['notice-stop'] as const

declare module '../../platform/signing.ts' {
  interface LinkPurposes extends Record<(typeof noticeLinks)[number], true> {}
}

type Site = { signer: Signer; publicUrl: string }
export type Stop = { accountId: string; kind: NoticeKind }

/** A link in a mail opens in the language of the mail, on any device. */
export const pageIn = (language: Language, { publicUrl }: Pick<Site, 'publicUrl'>, path: string): string =>
  `${publicUrl}${language === 'en' ? '' : `/${language}`}${path}`

/** The links by which a reader stops a kind of mails. */
export function stopLinks(language: Language, site: Site, { accountId, kind }: Stop) {
  const query = `?token=${site.signer.sign('notice-stop', `${accountId} ${kind}`)}`
  return {
    unsubscribeUrl: pageIn(language, site, `/notices/stop${query}`),
    unsubscribeOneClickUrl: `${site.publicUrl}/api/notices/stop${query}`,
  }
}

/** What such a link stops; null where we did not sign it. */
export function readStop(signer: Signer, token: string): Stop | null {
  const [accountId = '', name] = signer.read('notice-stop', token)?.split(' ') ?? []
  const kind = noticeKinds.find((known) => known === name)
  return kind === undefined ? null : { accountId, kind }
}
