import { Mail, Phone, type LucideIcon } from 'lucide-react'
import type { Placement } from '../../../contract/placements.ts'
import { useTexts } from '../../lib/texts.tsx'

/** How the two reach each other from the hire on. Its texts are those of the namespace `placements`. */
export function ContactLines({ other }: { other: NonNullable<Placement['other']> }) {
  const { t } = useTexts()
  return (
    <ul className="flex flex-wrap gap-x-6">
      <Line name={t('placements.contact.phone')} Icon={Phone} scheme="tel" value={other.phone} />
      <Line name={t('placements.contact.email')} Icon={Mail} scheme="mailto" value={other.email} />
    </ul>
  )
}

type LineProps = { name: string; Icon: LucideIcon; scheme: 'tel' | 'mailto'; value: string }

function Line({ name, Icon, scheme, value }: LineProps) {
  if (value === '') return null
  return (
    <li className="min-w-0">
      <a
        href={`${scheme}:${value}`}
        className="inline-flex min-h-11 max-w-full items-center gap-2 font-semibold text-primary underline underline-offset-4"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0" />
        <span className="sr-only">{name}: </span>
        <span className="min-w-0 wrap-anywhere">{value}</span>
      </a>
    </li>
  )
}
