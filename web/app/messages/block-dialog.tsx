import { useAct } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ConfirmDialog } from '../../ui/controls/dialog.tsx'

export type BlockProps = {
  id: string
  /** False unblocks. */
  block: boolean
  onClose: () => void
}

/** Asks for confirmation before it blocks or unblocks. */
export function BlockDialog({ id, block, onClose }: BlockProps) {
  const { t } = useTexts()
  const act = useAct('PUT /conversations/:id/block', {
    failed: t('messages.block.failed'),
    refreshes: ['GET /conversations/:id', 'GET /conversations'],
    quiet: true,
  })
  const confirm = async () => {
    if ((await act.run({ params: { id }, body: { blocked: block } })) !== null) onClose()
  }
  return (
    <ConfirmDialog
      open
      title={block ? t('messages.block.title') : t('messages.block.allowTitle')}
      text={block ? t('messages.block.text') : t('messages.block.allowText')}
      confirm={block ? t('messages.block.act') : t('messages.block.allow')}
      harmless={!block}
      busy={act.busy}
      error={act.failure}
      onConfirm={() => void confirm()}
      onCancel={onClose}
    />
  )
}
