import { FieldFrame, type FieldWords } from './field-frame.tsx'

type Props = FieldWords & { name: string; value: string; limit: number; onChange: (value: string) => void }

/** A few lines, and how many characters of them there are. */
export function TextArea({ name, value, limit, onChange, ...words }: Props) {
  return (
    <FieldFrame {...words} optional={words.required !== true}>
      {(control) => (
        <>
          <textarea
            {...control}
            name={name}
            rows={4}
            maxLength={limit}
            value={value}
            onChange={(event) => onChange(event.target.value)}
            className="field block py-2"
          />
          <p className="text-end text-sm text-muted tabular-nums">
            {value.length}/{limit}
          </p>
        </>
      )}
    </FieldFrame>
  )
}
