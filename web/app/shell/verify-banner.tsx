import { useState } from 'react'
import type { PresentUser } from '../../../contract/accounts.ts'
import { useAct } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'

/** Shown until the address is verified; offers to send the mail again. */
export function VerifyBanner({ user }: { user: PresentUser }) {
  const { t } = useTexts()
  const network = t('shell.verify.network')
  const send = useAct('POST /auth/resend-verification', { failed: network, network, quiet: true })
  const [sent, setSent] = useState<string | null>(null)
  if (user.emailVerified) return null
  const sendAgain = async () => setSent((await send.run({}))?.message ?? null)
  return (
    <aside aria-label={t('shell.verify.label')} className="bg-accent-soft text-on-accent-soft">
      <div className="page-column flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="grow basis-80">{t('shell.verify.text', { email: user.email })}</p>
        <Button kind="secondary" size="small" busy={send.busy} onClick={() => void sendAgain()}>
          {t('shell.verify.again')}
        </Button>
        <p aria-live="polite" className="basis-full">
          {send.failure ?? sent}
        </p>
      </div>
    </aside>
  )
}
