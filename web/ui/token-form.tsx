import { useTexts } from '../lib/texts.tsx'
import type { buttonLooks } from './button-looks.ts'
import { SubmitButton } from './submit-button.tsx'

type Props = {
  action: string
  token: string
  button: string
  kind?: keyof typeof buttonLooks
  /** Where the call takes the proof from its body, and not from its address. */
  inBody?: boolean
}

/** What a link in a mail asks for is done by a button: programs that look at links press none. */
export function TokenForm({ action, token, button, kind = 'primary', inBody = false }: Props) {
  const { language } = useTexts()
  const query = new URLSearchParams(inBody ? { lng: language } : { lng: language, token })
  return (
    <form method="post" action={`${action}?${query}`}>
      <input type="hidden" name="token" value={token} />
      <SubmitButton kind={kind}>{button}</SubmitButton>
    </form>
  )
}
