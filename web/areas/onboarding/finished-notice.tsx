import { CircleCheck } from 'lucide-react'
import { useEffect, useState, type ComponentType } from 'react'
import type { SessionUser } from '../../../contract/accounts.ts'
import { useTexts } from '../../lib/texts.tsx'

type Props = { user: SessionUser }

/** Added to the address of the home page by the last step. */
export const doneQuery = '?onboarding=done'

/** A home page that says, to whoever comes from the last step, that all is saved. */
export function withFinishedNotice(Home: ComponentType<Props>) {
  return function HomeAfterOnboarding({ user }: Props) {
    const { t } = useTexts()
    const [finished] = useState(() => location.search === doneQuery)
    useEffect(() => {
      // Said once: a reload or a bookmark must not say it again.
      if (finished) history.replaceState(history.state, '', location.pathname)
    }, [finished])
    return (
      <>
        {finished && (
          <div className="page-column pt-6">
            <output className="flex gap-3 rounded-card bg-primary-soft p-4">
              <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-primary" />
              <span className="min-w-0">
                {t(user.role === 'CAREER' ? 'onboarding.done.seeker' : 'onboarding.done.employer')}
              </span>
            </output>
          </div>
        )}
        <Home user={user} />
      </>
    )
  }
}
