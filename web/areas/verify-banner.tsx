import { useState } from 'react'
import type { SessionUser } from '../../contract/accounts.ts'
import { api, ApiError } from '../lib/api.ts'
import { useTexts } from '../lib/texts.tsx'
import { Button } from '../ui/controls/button.tsx'

/** Stands until the address is verified, and offers to send the mail again. */
export function VerifyBanner({ user }: { user: SessionUser }) {
  const { t } = useTexts()
  const [busy, setBusy] = useState(false)
  const [said, setSaid] = useState<string | null>(null)
  if (user.emailVerified) return null
  const send = async () => {
    setBusy(true)
    try {
      setSaid((await api('POST /auth/resend-verification', {})).message)
    } catch (error) {
      const words = error instanceof ApiError && error.problem !== 'network' ? error.problem.message : null
      setSaid(words ?? t('application.verify.network'))
    } finally {
      setBusy(false)
    }
  }
  return (
    <aside aria-label={t('application.verify.label')} className="bg-accent-soft text-on-accent-soft">
      <div className="page-column flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="grow basis-80">{t('application.verify.text', { email: user.email })}</p>
        <Button kind="secondary" size="small" busy={busy} onClick={() => void send()}>
          {t('application.verify.again')}
        </Button>
        <output className="basis-full">{said}</output>
      </div>
    </aside>
  )
}
