import type { ReactNode } from 'react'
import { thumbAddress } from '../../../../contract/rules/pictures.ts'
import { Avatar } from '../../../ui/avatar.tsx'

/** Who it is, for which work, and in which state. */
export function PersonHead(props: {
  titleId: string
  name: string
  avatar: string | null
  /** The job, in words. */
  work: string
  /** Its state and its age. */
  children: ReactNode
}) {
  const { avatar, name } = props
  return (
    <div className="flex items-start gap-3">
      <Avatar src={avatar === null ? null : thumbAddress(avatar)} name={name} alt="" />
      <div className="min-w-0 grow">
        <h3 id={props.titleId} className="font-bold wrap-anywhere">
          {name}
        </h3>
        <p className="wrap-anywhere">{props.work}</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {props.children}
        </div>
      </div>
    </div>
  )
}
