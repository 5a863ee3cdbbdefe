import { useState } from 'react'
import { to } from '../../lib/screens.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { CopyField } from '../../ui/controls/copy-field.tsx'
import { AgentForm } from './agent-form.tsx'
import { QrPicture } from './qr-picture.tsx'

/** Of a partner who is signed in at once; others write the username first. */
export function Referral({ own }: { own: string | null }) {
  const { t } = useTexts()
  const toast = useToast()
  const [found, setFound] = useState<string | null>(null)
  if (own !== null) return <Link username={own} />
  return (
    <div className="grid gap-6">
      <AgentForm
        submit={t('partner.referral.submit')}
        onChange={() => setFound(null)}
        onFound={(username) => {
          setFound(username)
          toast(t('partner.toasts.linkGenerated'))
        }}
      />
      {found !== null && <Link username={found} />}
    </div>
  )
}

function Link({ username }: { username: string }) {
  const { t } = useTexts()
  // Without a language: who follows the link reads it in their own.
  const link = `${location.origin}${to('registration')}/${encodeURIComponent(username)}`
  return (
    <div className="grid gap-6">
      <CopyField
        label={t('partner.referral.link')}
        value={link}
        copy={t('partner.referral.copy')}
        copied={t('partner.referral.copied')}
        done={t('partner.toasts.linkCopied')}
        failed={t('partner.referral.byHand')}
      />
      <div className="grid justify-items-start gap-2">
        <QrPicture text={link} label={t('partner.referral.qrCode')} />
        <p className="text-sm text-muted">{t('partner.referral.scan')}</p>
      </div>
    </div>
  )
}
