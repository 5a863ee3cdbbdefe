import { Flag } from 'lucide-react'
import type { ReportSubject } from '../../../contract/rules/reports.ts'
import { Button } from '../../ui/controls/button.tsx'
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts'
import type { DialogProps } from './report-dialog.tsx'

/** Leads to the dialog that tells staff what is wrong. */
export function ReportButton({
  subject,
  id,
  children,
}: {
  subject: ReportSubject
  id: string
  children: string
}) {
  const { KeptDialog, isOpen, ask, close } = useLazyDialog<DialogProps>(
    async () => (await import('./report-dialog.tsx')).ReportDialog,
  )
  return (
    <div>
      <Button kind="plain" size="small" Icon={Flag} onClick={ask}>
        {children}
      </Button>
      {KeptDialog !== null && <KeptDialog open={isOpen} subject={subject} id={id} onClose={close} />}
    </div>
  )
}
