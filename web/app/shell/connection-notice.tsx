import { WifiOff } from 'lucide-react'
import { useTexts } from '../../lib/texts.tsx'

/** Shown while the connection is lost; the screen below keeps what it shows. */
export function ConnectionNotice() {
  const { t } = useTexts()
  return (
    <div aria-live="polite" className="block bg-accent-soft text-on-accent-soft">
      <span className="page-column flex items-center gap-3 py-2 font-medium">
        <WifiOff aria-hidden="true" className="size-5 shrink-0" />
        <span className="min-w-0">{t('shell.connection.lost')}</span>
      </span>
    </div>
  )
}
