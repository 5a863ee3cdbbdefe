import { CircleAlert, RotateCw, WifiOff } from 'lucide-react'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from './button.tsx'

/** Something could not be had: what happened, what to do, and the way to try again. */
export function ErrorState(props: {
  /** Where the screen knows more than that it failed. */
  heading?: string
  text?: string
  /** The connection is lost. */
  offline?: boolean
  level?: 2 | 3 | 4
  busy?: boolean
  onRetry: () => void
}) {
  const { t } = useTexts()
  const Heading = `h${props.level ?? 2}` as const
  const reason = props.offline === true ? 'offline' : 'failed'
  const Icon = props.offline === true ? WifiOff : CircleAlert
  return (
    <div role="alert" className="card flex w-full flex-col items-center gap-3 py-10 text-center">
      <Icon aria-hidden="true" className="size-10 text-danger" />
      <Heading className="text-xl font-bold text-balance">
        {props.heading ?? t(`screenParts.${reason}.heading`)}
      </Heading>
      <p className="max-w-prose text-muted">{props.text ?? t(`screenParts.${reason}.text`)}</p>
      <div className="mt-3 max-w-full">
        <Button kind="secondary" Icon={RotateCw} busy={props.busy ?? false} onClick={props.onRetry}>
          {t('screenParts.retry')}
        </Button>
      </div>
    </div>
  )
}
