import type { InputHTMLAttributes } from 'react'
import { FieldFrame, type FieldWords } from '../../../ui/controls/field-frame.tsx'

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'required'> & FieldWords

/** A line of text with a hint, where the plain field of the public pages has none. */
export function TextInput({ label, hint, error, required, optional, ...input }: Props) {
  return (
    <FieldFrame label={label} hint={hint} error={error} required={required} optional={optional}>
      {(control) => <input {...input} {...control} className="field" />}
    </FieldFrame>
  )
}
