import { useState } from 'react'
import { paths } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../ui/controls/toast.tsx'
import { AgentForm } from './agent-form.tsx'
import { CopyField } from './copy-field.tsx'

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
          setLink(`${location.origin}${paths.registration}/${encodeURIComponent(username)}`)
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
