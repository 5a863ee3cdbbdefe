import type { ReactNode } from 'react'
import { thumbAddress } from '../../../contract/rules/pictures.ts'
import type { SeekerCard } from '../../../contract/seeker-cards.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { useSeekerWords, type CardLists } from './seeker-words.ts'

/** Who somebody is: picture or initial, name, work and place, and what stands below. */
export function SeekerHead(props: {
  lists: CardLists
  seeker: SeekerCard
  name: ReactNode
  children?: ReactNode
}) {
  const { lists, seeker, name, children } = props
  const words = useSeekerWords(lists)
  const { profilePhotoUrl: photo, firstName } = seeker
  return (
    <div className="flex min-w-0 grow gap-4">
      <Avatar src={photo === null ? null : thumbAddress(photo)} name={firstName} alt="" />
      <div className="min-w-0 grow">
        {name}
        <p className="wrap-anywhere">
          {[words.role(seeker), words.place(seeker)].filter(Boolean).join(' · ')}
        </p>
        {children}
      </div>
    </div>
  )
}
