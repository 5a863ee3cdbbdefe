import { Flag } from 'lucide-react'
import { useState, type ComponentType } from 'react'
import type { ReportSubject } from '../../../contract/rules/reports.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { Button } from '../../ui/controls/button.tsx'
import type { DialogProps } from './report-dialog.tsx'

/** Leads to the dialog that tells staff what is wrong. Few need it, so its code comes when it is asked for. */
export function ReportButton({
  subject,
  id,
  children,
}: {
  subject: ReportSubject
  id: string
  children: string
}) {
  const { t } = useTexts()
  const toast = useToast()
  const [open, setOpen] = useState(false)
  const [Dialog, setDialog] = useState<ComponentType<DialogProps> | null>(null)
  const ask = async () => {
    try {
      const { ReportDialog } = await import('./report-dialog.tsx')
      setDialog(() => ReportDialog)
      setOpen(true)
    } catch {
      toast(t('searching.actFailed'), 'bad')
    }
  }
  return (
    <div>
      <Button kind="plain" size="small" Icon={Flag} onClick={() => void ask()}>
        {children}
      </Button>
      {Dialog !== null && <Dialog open={open} subject={subject} id={id} onClose={() => setOpen(false)} />}
    </div>
  )
}
