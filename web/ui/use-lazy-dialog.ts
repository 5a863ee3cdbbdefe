import { useState, type ComponentType } from 'react'
import { useTexts } from '../lib/texts.tsx'
import { useToast } from '../lib/toast.ts'

/**
 * A dialog, or another part of a screen, that few open: its code comes when it is asked for. `Dialog` is null while it is
 * closed; `KeptDialog` stays once it was opened, so that nothing typed is lost.
 */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const { t } = useTexts()
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const [Loaded, setLoaded] = useState<ComponentType<Props> | null>(null)
  const ask = async () => {
    try {
      const loaded = await load()
      setLoaded(() => loaded)
      setOpen(true)
    } catch {
      toast(t('screenParts.failed.text'), 'bad')
    }
  }
  return {
    Dialog: isOpen ? Loaded : null,
    KeptDialog: Loaded,
    isOpen,
    ask: () => void ask(),
    close: () => setOpen(false),
  }
}
