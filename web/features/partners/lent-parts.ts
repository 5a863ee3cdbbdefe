import type { ComponentType, InputHTMLAttributes, ReactNode } from 'react'
import type { FieldWords } from '../../ui/controls/field-frame.tsx'

type Input = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'required' | 'type' | 'autoComplete'>

/** What the forms of accounts are made of. The page lends it: features do not know each other. */
export type LentParts = {
  PasswordField: ComponentType<
    Input & {
      label: string
      hint?: string
      error?: string | null
      required?: boolean
      autoComplete: 'current-password' | 'new-password'
      show: string
      hide: string
    }
  >
  TextInput: ComponentType<Input & FieldWords & { type?: string; autoComplete?: string }>
  ConsentField: ComponentType<{
    text: string
    newTab: string
    checked: boolean
    onChange: (checked: boolean) => void
    error: string | null
  }>
  FieldGroup: ComponentType<{ legend: string; children: ReactNode }>
  FormAlert: ComponentType<{ message: string | null }>
}
