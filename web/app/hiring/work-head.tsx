import type { ReactNode, Ref } from 'react'
import type { ReceivedOffer } from '../../../contract/offers.ts'
import { useTo } from '../../lib/paths.tsx'
import { Avatar } from '../../ui/avatar.tsx'
import { RelativeTime } from '../../ui/relative-time.tsx'

type Props = Pick<ReceivedOffer, 'jobId' | 'employerName' | 'employerKind'> & {
  /** Names the card. */
  titleId: string
  title: string
  /** When it was sent. */
  at: string
  /** Its state. */
  badge: ReactNode
  level: 2 | 3
  /** Where the title leads instead of to the job. */
  href?: string
  /** Takes the focus of a button of the card that is gone. */
  headingRef?: Ref<HTMLHeadingElement>
}

/** Which work it is and whose, its state and its age; the title leads to the job, or to where more is said. */
export function WorkHead({
  jobId,
  employerName,
  employerKind,
  title,
  titleId,
  at,
  badge,
  level,
  href,
  headingRef,
}: Props) {
  const to = useTo()
  const target = href ?? (jobId === null ? null : to('job', { id: jobId }))
  const Heading = `h${level}` as const
  return (
    <div className="flex items-start gap-3">
      <Avatar src={null} name={employerName} alt="" kind={employerKind} />
      <div className="min-w-0 grow">
        <Heading ref={headingRef} id={titleId} tabIndex={-1} className="font-bold wrap-anywhere outline-none">
          {target === null ? (
            title
          ) : (
            <a
              href={target}
              className="inline-flex min-h-11 items-center text-primary underline-offset-4 hover:underline"
            >
              {title}
            </a>
          )}
        </Heading>
        <p className="wrap-anywhere">{employerName}</p>
        <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          {badge}
          <RelativeTime at={at} />
        </div>
      </div>
    </div>
  )
}
