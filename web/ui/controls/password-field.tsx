import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useRef, useState, type InputHTMLAttributes } from 'react'
import { IconButton } from './button.tsx'
import { FieldFrame } from './field-frame.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'autoComplete'> & {
  label: string
  hint?: string
  error?: string | null
  autoComplete: 'current-password' | 'new-password'
  /** What the button beside it is called while the password is hidden, and while it is shown. */
  show: string
  hide: string
}

/** A password that can be looked at while it is typed: on a small keyboard nobody types a long one blindly. */
export function PasswordField({ label, hint, error, required, show, hide, ...input }: Props) {
  const field = useRef<HTMLInputElement>(null)
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const form = field.current?.form
    // Browsers offer to keep only what is sent as a password, and nobody should read it on while it is under way.
    const cover = () => setShown(false)
    form?.addEventListener('submit', cover)
    return () => form?.removeEventListener('submit', cover)
  }, [])
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required}>
      {(control) => (
        <div className="relative">
          <input
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            {...input}
            {...control}
            ref={field}
            type={shown ? 'text' : 'password'}
            className="field pe-14"
          />
          <span className="live-only absolute end-1 top-1 bottom-0 flex items-center">
            <IconButton
              label={shown ? hide : show}
              Icon={shown ? EyeOff : Eye}
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
            />
          </span>
        </div>
      )}
    </FieldFrame>
  )
}
