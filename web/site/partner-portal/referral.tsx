import { useState } from 'react'
import { to } from '../../lib/screens.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { CopyField } from '../../ui/controls/copy-field.tsx'
import { AgentForm } from './agent-form.tsx'

export function Referral() {
  const { t } = useTexts()
  const toast = useToast()
  const [link, setLink] = useState<string | null>(null)
  return (
    <div className="grid gap-6">
      <AgentForm
        submit={t('partner.referral.submit')}
        onChange={() => setLink(null)}
        onFound={(username) => {
          // Without a language: who follows the link reads it in their own.
          setLink(`${location.origin}${to('registration')}/${encodeURIComponent(username)}`)
          toast(t('partner.toasts.linkGenerated'))
        }}
      />
      {link !== null && (
        <CopyField
          label={t('partner.referral.link')}
          value={link}
          copy={t('partner.referral.copy')}
          copied={t('partner.referral.copied')}
          done={t('partner.toasts.linkCopied')}
          failed={t('partner.referral.byHand')}
        />
      )}
    </div>
  )
}
