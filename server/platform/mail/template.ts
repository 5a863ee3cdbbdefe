import * as z from 'zod/mini'
import type { Language } from '../../../contract/rules/language.ts'
import type { TextKey } from '../texts.ts'
import type { Letter } from './letter.ts'

/** The text of a key in the language of the mail. */
export type Translate = (key: TextKey, values?: { [name: string]: string }) => string

/** What a mail needs to know, and what it says. The queue stores the values, so they are parsed before they are used. */
type MailTemplate<Schema extends z.ZodMiniType> = {
  values: Schema
  compose(values: unknown, t: Translate, language: Language): Letter
}

export const mailTemplate = <Schema extends z.ZodMiniType>(
  values: Schema,
  write: (values: z.output<Schema>, t: Translate, language: Language) => Letter,
): MailTemplate<Schema> => ({
  values,
  compose: (given, t, language) => write(values.parse(given), t, language),
})

export type MailTemplates = { readonly [template: string]: MailTemplate<z.ZodMiniType> }

/** The values of each template of a domain, to declare them in `MailValues`. */
export type ValuesOf<Templates extends MailTemplates> = {
  [Name in keyof Templates]: z.output<Templates[Name]['values']>
}

export const link = z.url({ protocol: /^https?$/ })

/** Values of a mail that a person can end. */
export const leavingLinks = {
  /** The page on which a person ends such mails. */
  unsubscribeUrl: link,
  /** Where a mail program posts to, without any page (RFC 8058). */
  unsubscribeOneClickUrl: link,
}

type Leaving = { unsubscribeUrl: string; unsubscribeOneClickUrl: string }
export const leaving = (
  { unsubscribeUrl, unsubscribeOneClickUrl }: Leaving,
  label: string,
): NonNullable<Letter['unsubscribe']> => ({
  page: unsubscribeUrl,
  oneClick: unsubscribeOneClickUrl,
  label,
})
