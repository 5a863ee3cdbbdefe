import { useState } from 'react'
import type { Placement } from '../../../contract/placements.ts'
import { choosableEndReasons, type EndReason } from '../../../contract/rules/hiring.ts'
import { useAct } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/controls/dialog.tsx'
import { FormMessage } from '../../ui/controls/form-message.tsx'
import { SelectField } from '../../ui/controls/select-field.tsx'

export type EndDialogProps = {
  placement: Placement
  role: 'seeker' | 'employer'
  onClose: () => void
  /** The lists are up to date by then. */
  onEnded: () => void
}

const reasonOf = (text: string) => choosableEndReasons.find((reason) => reason === text) ?? null

/** Asks why the work ends, and says what happens then. Its texts are those of the namespace `placements`. */
export function EndDialog({ placement, role, onClose, onEnded }: EndDialogProps) {
  const { t } = useTexts()
  const [reason, setReason] = useState<Exclude<EndReason, 'ACCOUNT_CLOSED'> | null>(null)
  const [isMissing, setMissing] = useState(false)
  const end = useAct('POST /placements/:id/end', {
    failed: t('placements.failed'),
    refreshes:
      role === 'seeker'
        ? ['GET /placements', 'GET /job-seekers/availability', 'GET /jobseeker/dashboard']
        : ['GET /placements'],
    quiet: true,
  })
  const send = async () => {
    setMissing(reason === null)
    if (reason === null) return
    if ((await end.run({ params: { id: placement.id }, body: { reason } })) !== null) onEnded()
  }
  return (
    <Dialog
      open
      title={t('placements.end.title')}
      onClose={onClose}
      actions={
        <Button kind="danger" busy={end.busy} onClick={() => void send()}>
          {t('placements.end.confirm')}
        </Button>
      }
    >
      <div className="grid gap-4">
        <p>{t(`placements.end.text.${role}`)}</p>
        <SelectField
          name="reason"
          label={t('placements.end.reason')}
          placeholder={t('placements.end.choose')}
          options={choosableEndReasons.map((value) => ({
            value,
            label: t(`placements.endReasons.${value}`),
          }))}
          value={reason ?? ''}
          error={isMissing ? t('placements.end.missing') : (end.fields['reason'] ?? null)}
          onChange={(text) => {
            setReason(reasonOf(text))
            setMissing(false)
          }}
        />
        {role === 'seeker' && (
          <p className="text-sm text-muted">
            {t('placements.end.private', {
              conditions: t('placements.endReasons.CONDITIONS'),
              safety: t('placements.endReasons.SAFETY'),
            })}
          </p>
        )}
        <FormMessage text={end.failure} />
      </div>
    </Dialog>
  )
}
