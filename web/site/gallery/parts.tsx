import { ToastProvider } from '../../ui/controls/toast.tsx'
import { ChooseParts } from './parts-choose.tsx'
import { DataParts } from './parts-data.tsx'
import { FormParts } from './parts-form.tsx'
import { GuideParts } from './parts-guide.tsx'
import { PressParts } from './parts-press.tsx'
import { SpeakParts } from './parts-speak.tsx'

/** Buttons, choices, tables, dialogs, and what guides and explains. */
export function PartsSections() {
  return (
    <div id="parts">
      <ToastProvider>
        <PressParts />
        <ChooseParts />
        <FormParts />
        <DataParts />
        <SpeakParts />
        <GuideParts />
      </ToastProvider>
    </div>
  )
}
