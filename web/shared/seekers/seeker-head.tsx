import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { formatDate } from '../../../contract/rules/formats.ts'
import { thumbAddress } from '../../../contract/rules/pictures.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { useSeekerWords } from './seeker-words.ts'

type Props = {
  seeker: SeekerCard
  name: ReactNode
  /** Actions, at the end of the first line. */
  aside?: ReactNode
  /** Below the place. */
  children?: ReactNode
}

/** Picture or initial, name, work and place of a person. Where there is little room the text goes below the picture. */
export function SeekerHead({ seeker, name, aside, children }: Props) {
  const words = useSeekerWords()
  const { avatar } = seeker
  return (
    <div className="@container">
      <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-2">
        <Avatar src={avatar === null ? null : thumbAddress(avatar)} name={seeker.name} alt="" />
        <div className="order-last min-w-0 grow basis-full @3xs:order-none @3xs:basis-0">
          {name}
          {seeker.role !== null && <p className="text-sm font-medium wrap-anywhere">{words.role(seeker)}</p>}
          <p className="flex items-start gap-1 text-sm wrap-anywhere text-muted">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            {words.place(seeker)}
          </p>
          <Checks seeker={seeker} />
          {children}
        </div>
        {aside}
      </div>
    </div>
  )
}

const checks = ['identityChecked', 'guarantorConfirmed', 'trained'] as const

/** What we have checked about somebody, and when. */
function Checks({ seeker: { badges } }: { seeker: SeekerCard }) {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  return (
    <ul className="flex flex-wrap gap-x-3 text-sm">
      {checks.map((check) => {
        const at = badges[check]
        return (
          at !== null && (
            <li key={check} className="checked">
              {t(`hiring.facts.${check}`)} {formatDate(new Date(at), language, preferences)}
            </li>
          )
        )
      })}
    </ul>
  )
}
