import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useUser } from '../../lib/app-context.tsx'
import { replaceAddress, usePathname, useSearch } from '../../lib/navigation.ts'
import { useTexts } from '../../lib/texts.tsx'

/** Added to the address of the home page by the last step. */
export const doneQuery = '?onboarding=done'

/** Says on the home page, after the last step, that everything is saved. */
export function FinishedNotice() {
  const { t } = useTexts()
  const user = useUser()
  const pathname = usePathname()
  const search = useSearch()
  const [isFinished] = useState(search === doneQuery)
  useEffect(() => {
    // Said once: a reload or a bookmark must not say it again.
    if (search === doneQuery) replaceAddress(pathname)
  }, [search, pathname])
  if (!isFinished) return null
  return (
    <div className="page-column pt-6">
      <div aria-live="polite" className="flex gap-3 rounded-card bg-primary-soft p-4">
        <CircleCheck aria-hidden="true" className="size-6 shrink-0 text-primary" />
        <span className="min-w-0">
          {t(user.role === 'CAREER' ? 'onboarding.done.seeker' : 'onboarding.done.employer')}
        </span>
      </div>
    </div>
  )
}
