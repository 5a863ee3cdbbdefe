import type { OwnGuarantor } from '../../../contract/guarantors.ts'
import { useAct } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ConfirmDialog } from '../../ui/controls/dialog.tsx'
import { showsGuarantors } from './refreshes.ts'

export type RemoveDialogProps = { guarantor: OwnGuarantor; onClose: () => void }

/** Asks before a guarantor is removed. */
export function RemoveDialog({ guarantor: { id, firstname, lastname }, onClose }: RemoveDialogProps) {
  const { t } = useTexts()
  const remove = useAct('DELETE /guarantors/:id', {
    failed: t('guarantors.failed.remove'),
    refreshes: showsGuarantors,
    quiet: true,
  })
  const confirm = async () => {
    if ((await remove.run({ params: { id } })) !== null) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={t('guarantors.removing.title', { firstname, lastname })}
      text={t('guarantors.removing.text')}
      confirm={t('guarantors.acts.remove')}
      busy={remove.busy}
      error={remove.failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
