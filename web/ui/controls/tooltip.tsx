import { Info } from 'lucide-react'
import { useId } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { IconButton } from './button.tsx'
import { useBubble } from './use-bubble.ts'

/** A word more on something, by pointing, keyboard or tap; never the only place of something important. */
export function Tooltip({ subject, text }: { subject: string; text: string }) {
  const { t } = useTexts()
  const id = useId()
  const { frame, bubble, open, show } = useBubble()
  return (
    <span ref={frame} className="inline-block align-middle">
      <IconButton
        label={t('screenParts.about', { subject })}
        Icon={Info}
        aria-describedby={id}
        // Some browsers give no focus to what is clicked.
        onClick={show}
      />
      <span ref={bubble} id={id} role="tooltip" popover="manual" hidden={!open} className="tooltip">
        {text}
      </span>
    </span>
  )
}
