import { RotateCw } from 'lucide-react'
import { useTexts } from '../../lib/texts.tsx'
import { StatePicture } from '../illustrations/states.tsx'
import { Button } from './button.tsx'

/** Something could not be had: what happened, what to do, and the way to try again. */
export function ErrorState(props: {
  /** Where the screen knows more than that it failed. */
  heading?: string
  text?: string
  /** The connection is lost. */
  offline?: boolean
  level?: 2 | 3 | 4
  /** The label of the button, if the specification gives one. */
  retry?: string | undefined
  busy?: boolean
  onRetry: () => void
}) {
  const { t } = useTexts()
  const Heading = `h${props.level ?? 2}` as const
  const reason = props.offline === true ? 'offline' : 'failed'
  return (
    <div role="alert" className="card flex w-full flex-col items-center gap-2 py-6 text-center">
      <StatePicture of={reason} />
      <Heading className="text-xl font-bold text-balance">
        {props.heading ?? t(`screenParts.${reason}.heading`)}
      </Heading>
      <p className="max-w-prose text-muted">{props.text ?? t(`screenParts.${reason}.text`)}</p>
      <div className="mt-3 max-w-full">
        <Button kind="secondary" Icon={RotateCw} busy={props.busy ?? false} onClick={props.onRetry}>
          {props.retry ?? t('screenParts.retry')}
        </Button>
      </div>
    </div>
  )
}
