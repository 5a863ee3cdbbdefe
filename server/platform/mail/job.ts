import * as z from 'zod/mini'
import { languages, type Language } from '../../../contract/rules/language.ts'

/** The values of each template; a domain that sends mails declares its own here. */
export interface MailValues {}

/** What a domain asks for: to whom, in which language, which template with which values. */
export type Mail = {
  [Template in keyof MailValues]: {
    to: string
    language: Language
    template: Template
    values: MailValues[Template]
  }
}[keyof MailValues]

/** What the queue stores. The Message-ID is made once, so that a repeat is recognized as the same message. */
export const mailJob = z.object({
  to: z.string(),
  language: z.enum(languages),
  template: z.string(),
  /** The template parses them. */
  values: z.unknown(),
  messageId: z.string(),
})
export type MailJob = z.infer<typeof mailJob>
