import type { InputHTMLAttributes } from 'react'
import { FieldFrame, type FieldWords } from './field-frame.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'required'> & FieldWords

/** A line of text with a hint, where the plain field of the public pages has none. */
export function TextInput({ label, hint, error, required, optional, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => <input type="text" {...input} {...control} className="field" />}
    </FieldFrame>
  )
}

/** With the keyboard that a phone has for it, and what the browser knows of the person. */
export const EmailInput = (props: Props) => (
  <TextInput {...props} type="email" inputMode="email" autoComplete="email" maxLength={254} />
)

export const PhoneInput = (props: Props) => (
  <TextInput {...props} type="tel" inputMode="tel" autoComplete="tel" />
)

export const UsernameInput = (props: Props) => (
  <TextInput {...props} autoComplete="username" autoCapitalize="none" autoCorrect="off" spellCheck={false} />
)
