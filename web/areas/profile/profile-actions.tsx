import { usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'

/** Saves, or goes back without. */
export function ProfileActions({ busy, home }: { busy: boolean; home: string }) {
  const { t } = useTexts()
  const path = usePath()
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
      <Button submit busy={busy}>
        {t(busy ? 'profile.saving' : 'profile.save')}
      </Button>
      <a href={path(home)} className="link inline-flex min-h-11 items-center">
        {t('profile.back')}
      </a>
    </div>
  )
}
