import { ArrowLeft, EllipsisVertical } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Conversation } from '../../../contract/messages.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import type { BlockProps } from './block-dialog.tsx'
import { OfferLink } from './conversation-card.tsx'
import { Face } from './face.tsx'

/** False for the conversation that the screen opens with, because the screen sets the focus itself. */
let takesFocus = false
export function moveFocusFromNow(): void {
  takesFocus = true
}

type Props = { conversation: Conversation; name: string; listPath: string }

/** Who it is with, links to the job and the offer, and on a phone a link back. */
export function ConversationHead({ conversation, name, listPath }: Props) {
  const { t } = useTexts()
  const heading = useRef<HTMLHeadingElement>(null)
  const { with: other, job, party } = conversation
  useEffect(() => {
    if (takesFocus) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <header className="border-b border-line p-2 lg:ps-3">
      <div className="flex items-start gap-2">
        <a
          href={listPath}
          className="flex size-11 shrink-0 items-center justify-center text-primary lg:hidden"
        >
          <ArrowLeft aria-hidden="true" className="size-5" />
          <span className="sr-only">{t('messages.all')}</span>
        </a>
        <div className="mt-1.5 max-sm:hidden">
          <Face of={other} />
        </div>
        <div className="min-w-0 grow">
          <div className="flex min-h-11 flex-wrap items-center gap-x-2">
            <h2 ref={heading} tabIndex={-1} className="min-w-0 font-bold wrap-anywhere outline-none">
              {name}
            </h2>
            {!other.isVerified && <Badge tone="bad">{t('messages.unverified')}</Badge>}
          </div>
        </div>
        {party !== 'staff' && other.party !== 'staff' && <Options conversation={conversation} />}
      </div>
      {job !== null && <JobLine conversation={conversation} job={job} />}
    </header>
  )
}

function JobLine({
  conversation,
  job,
}: {
  conversation: Conversation
  job: NonNullable<Conversation['job']>
}) {
  const to = useTo()
  return (
    <div className="-mt-1 flex flex-wrap items-center gap-x-4 ps-2 text-sm lg:ps-0">
      {conversation.party === 'seeker' ? (
        <a href={to('job', { id: job.id })} className="link inline-flex min-h-11 items-center wrap-anywhere">
          {job.title}
        </a>
      ) : (
        <p className="wrap-anywhere">{job.title}</p>
      )}
      <OfferLink conversation={conversation} />
    </div>
  )
}

function Options({ conversation: { id, state } }: { conversation: Conversation }) {
  const { t } = useTexts()
  const { Dialog, ask, close } = useLazyDialog<BlockProps>(
    async () => (await import('./block-dialog.tsx')).BlockDialog,
  )
  const isBlocked = state === 'blockedByYou'
  return (
    <>
      <Disclosure
        className="relative shrink-0"
        closesAfter={state + String(Dialog === null)}
        label={t('messages.options')}
        summaryClassName="flex size-11 items-center justify-center rounded-field text-primary hover:bg-primary-soft"
        panelClassName="menu-popup end-0 w-max"
        summary={<EllipsisVertical aria-hidden="true" className="size-5" />}
      >
        <button type="button" onClick={ask} className="menu-item w-full cursor-pointer">
          {isBlocked ? t('messages.block.allow') : t('messages.block.act')}
        </button>
      </Disclosure>
      {Dialog !== null && <Dialog id={id} block={!isBlocked} onClose={close} />}
    </>
  )
}
