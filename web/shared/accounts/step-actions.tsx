import type { ReactNode } from 'react'
import { homes } from '../../../contract/rules/accounts.ts'
import { useUser } from '../../lib/app-context.tsx'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { FormMessage } from '../../ui/controls/form-message.tsx'

/** What went wrong with the whole, the one way on, and the way out for today. */
export function StepActions({ message, children }: { message: string | null; children: ReactNode }) {
  const { t } = useTexts()
  const path = usePath()
  const user = useUser()
  return (
    <div className="grid gap-4">
      <FormMessage text={message} />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        {children}
        <a href={path(homes[user.role])} className="link inline-flex min-h-11 items-center">
          {t('onboarding.later')}
        </a>
      </div>
    </div>
  )
}
