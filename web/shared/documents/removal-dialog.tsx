import type { OwnDocument } from '../../../contract/documents.ts'
import { useAct } from '../../lib/endpoints.ts'
import type { GetKey } from '../../lib/screens.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ConfirmDialog } from '../../ui/controls/dialog.tsx'

type Props = {
  open: boolean
  document: OwnDocument
  refreshes: readonly GetKey[]
  onClose: () => void
  onRemoved: () => void
}

/** Asks before the file of a document is erased. */
export function RemovalDialog({ open, document, refreshes, onClose, onRemoved }: Props) {
  const { t } = useTexts()
  const { documentId, label } = document
  const remove = useAct('DELETE /documents/:documentId', {
    failed: t('documents.removal.failed'),
    network: t('documents.network'),
    refreshes,
    quiet: true,
  })
  const close = () => {
    remove.forget()
    onClose()
  }
  const confirm = async () => {
    if ((await remove.run({ params: { documentId } })) === null) return
    close()
    // The button that had the focus is gone.
    onRemoved()
  }
  return (
    <ConfirmDialog
      open={open}
      title={t('documents.removal.title')}
      text={t('documents.removal.text', { label })}
      confirm={t('documents.remove')}
      busy={remove.busy}
      error={remove.failure}
      onConfirm={() => void confirm()}
      onCancel={close}
    />
  )
}
