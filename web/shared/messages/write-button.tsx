import { Mail } from 'lucide-react'
import { useUser } from '../../lib/app-context.tsx'
import { useAct } from '../../lib/endpoints.ts'
import { messageScreens } from '../../lib/message-screens.ts'
import { go } from '../../lib/navigation.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'

type Props = {
  /** The employer of a job, a job seeker, or our team. */
  about: 'job' | 'seeker' | 'support'
  /** The id of the job or the job seeker; null if deleted: then the button opens the list of conversations. */
  id?: string | null
  kind?: 'secondary' | 'plain'
  children?: string
}

/** Opens the conversation with a person, and creates it if needed. */
export function WriteButton({ about, id, kind = 'secondary', children }: Props) {
  const { t } = useTexts()
  const to = useTo()
  const screen = messageScreens[useUser().role] ?? 'messages'
  const open = useAct('POST /conversations', { failed: t('screenParts.failed.text'), silent: true })
  const write = async () => {
    if (id === null) return go(to(screen, {}))
    const found = await open.run({ body: { about, id } })
    if (found !== null) go(to(screen, { id: found.id }))
  }
  return (
    <div>
      <Button kind={kind} size="small" Icon={Mail} busy={open.busy} onClick={() => void write()}>
        {children ?? t('shell.write')}
      </Button>
    </div>
  )
}
