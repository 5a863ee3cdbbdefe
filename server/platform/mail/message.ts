import type { Brand } from '../../../contract/brand.ts'
import type { Texts } from '../texts.ts'
import type { MailJob } from './job.ts'
import type { Attachment } from './letter.ts'
import { renderHtml, renderText } from './render.ts'
import type { MailSettings } from './settings.ts'
import type { MailTemplates } from './template.ts'

/** A message as it leaves, in whatever way. */
export type Message = {
  messageId: string
  from: { name: string; address: string }
  to: string
  subject: string
  text: string
  html: string
  headers: { [name: string]: string }
  attachments: Attachment[]
}

export type Sender = {
  publicUrl: string
  brand: Brand
  from: MailSettings['from']
  texts: Texts
  templates: MailTemplates
}

export function composeMessage(job: MailJob, { publicUrl, brand, from, texts, templates }: Sender): Message {
  const { language } = job
  const template = templates[job.template]
  if (template === undefined) throw new Error(`No domain has the mail ${job.template}`)
  const letter = template.compose(job.values, (key, values) => texts(language, key, values), language)
  const brandName = brand.name ?? texts(language, 'common.brand')
  const frame = {
    language,
    texts,
    brandName,
    address: brand.address ?? texts(language, 'footer.address'),
    site: publicUrl,
  }
  const { unsubscribe } = letter
  return {
    messageId: job.messageId,
    from: { name: from?.name ?? brandName, address: from?.address ?? brand.email },
    to: job.to,
    subject: letter.subject,
    text: renderText(letter, frame),
    html: renderHtml(letter, frame),
    headers: {
      'Content-Language': language,
      // Keeps answering machines from answering us.
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe === undefined
        ? {}
        : {
            'List-Unsubscribe': `<${unsubscribe.oneClick}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }),
    },
    attachments: letter.attachments ?? [],
  }
}
