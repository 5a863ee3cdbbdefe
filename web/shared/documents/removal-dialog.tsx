import { useEffect, useRef } from 'react'
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
  const isRemoved = useRef(false)
  useEffect(() => {
    // As long as the dialog is open nothing behind it takes the focus, and the button that had it is gone.
    if (open || !isRemoved.current) return
    isRemoved.current = false
    onRemoved()
  })
  const close = () => {
    remove.forget()
    onClose()
  }
  const confirm = async () => {
    if ((await remove.run({ params: { documentId } })) === null) return
    isRemoved.current = true
    close()
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
