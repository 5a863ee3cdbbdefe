import * as z from 'zod/mini'
import { guarantorRelationships } from '../../../contract/reference/options/people.ts'
import { labelOf, valuesOf } from '../../../contract/reference/options/option.ts'
import { ethiopianPlaces } from '../../../contract/reference/places.ts'
import { guarantorKeptDays } from '../../../contract/rules/guarantors.ts'
import { link, mailTemplate, type ValuesOf } from '../../platform/mail/template.ts'

const values = z.object({
  link,
  /** The name that others know the seeker by. */
  seeker: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  relationship: z.enum(valuesOf(guarantorRelationships)),
  placeId: z.string(),
  reminds: z.boolean(),
})

export const guarantorMails = {
  'guarantor-request': mailTemplate(values, (about, t, language) => {
    const { seeker } = about
    const kind = about.reminds ? 'reminder' : 'request'
    const entries = [
      { title: t('mail.guarantor.fields.name'), about: `${about.firstName} ${about.lastName}` },
      { title: t('mail.guarantor.fields.email'), about: about.email },
      { title: t('mail.guarantor.fields.phone'), about: about.phone },
      {
        title: t('mail.guarantor.fields.relationship'),
        about: labelOf(guarantorRelationships, about.relationship, language),
      },
      { title: t('mail.guarantor.fields.place'), about: ethiopianPlaces.label(about.placeId, language) },
    ]
    return {
      subject: t(`mail.guarantor.${kind}.subject`, { seeker }),
      heading: t(`mail.guarantor.${kind}.heading`),
      paragraphs: [
        t(`mail.guarantor.${kind}.text`, { seeker }),
        t('mail.guarantor.meaning'),
        t('mail.guarantor.money'),
      ],
      sections: [
        { heading: t('mail.guarantor.entered'), items: entries, more: t('mail.guarantor.answer'), links: [] },
      ],
      button: { label: t('mail.guarantor.button'), href: about.link },
      closing: [
        t('mail.guarantor.kept', { days: String(guarantorKeptDays) }),
        t('mail.guarantor.nothing', { seeker }),
      ],
    }
  }),
}

type GuarantorText =
  | `${'request' | 'reminder'}.${'subject' | 'heading' | 'text'}`
  | `fields.${'name' | 'email' | 'phone' | 'relationship' | 'place'}`
  | 'meaning'
  | 'money'
  | 'entered'
  | 'answer'
  | 'button'
  | 'kept'
  | 'nothing'

declare module '../../platform/mail/job.ts' {
  interface MailValues extends ValuesOf<typeof guarantorMails> {}
}
declare module '../../platform/texts.ts' {
  interface TextKeys extends Record<`mail.guarantor.${GuarantorText}`, true> {}
}
