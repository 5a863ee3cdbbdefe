import { LockKeyhole, Mail, Phone, type LucideIcon } from 'lucide-react'
import { useTexts } from '../../lib/texts.tsx'

/** The place of a seeker's contact details. The server has sent none of them: there is nothing behind the dots. */
export function MaskedContact() {
  const { t } = useTexts()
  return (
    <div className="grid gap-2 rounded-field bg-sunken p-4">
      <p className="font-semibold">{t('hiring.contact.heading')}</p>
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        <Hidden name={t('hiring.contact.phone')} Icon={Phone} dots="+251 ••• ••• •••" />
        <Hidden name={t('hiring.contact.email')} Icon={Mail} dots="•••••@•••••" />
      </dl>
      <p className="flex gap-2 text-sm text-muted">
        <LockKeyhole aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
        {t('hiring.contact.note')}
      </p>
    </div>
  )
}

function Hidden({ name, Icon, dots }: { name: string; Icon: LucideIcon; dots: string }) {
  const { t } = useTexts()
  return (
    <div className="flex items-center gap-2">
      <dt>
        <Icon aria-hidden="true" className="size-4 shrink-0 text-muted" />
        <span className="sr-only">{name}</span>
      </dt>
      <dd>
        <span aria-hidden="true" className="tabular-nums">
          {dots}
        </span>
        <span className="sr-only">{t('hiring.contact.hidden')}</span>
      </dd>
    </div>
  )
}
