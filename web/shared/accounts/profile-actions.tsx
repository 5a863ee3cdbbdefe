import { homes } from '../../../contract/rules/accounts.ts'
import { useUser } from '../../lib/app-context.tsx'
import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'

/** Saves, or goes back home without saving. */
export function ProfileActions({ busy }: { busy: boolean }) {
  const { t } = useTexts()
  const path = usePath()
  const user = useUser()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button submit busy={busy}>
        {t(busy ? 'profile.saving' : 'profile.save')}
      </Button>
      <a href={path(homes[user.role])} className="link inline-flex min-h-11 items-center">
        {t('profile.back')}
      </a>
    </div>
  )
}
