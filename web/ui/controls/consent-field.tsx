import { Fragment } from 'react'
import { useTo } from '../../lib/paths.tsx'
import { Checkbox } from './checkbox.tsx'

type Props = {
  /** With `<terms>…</terms>` and `<privacy>…</privacy>` around the words that lead there, in any order. */
  text: string
  newTab: string
  checked: boolean
  onChange: (checked: boolean) => void
  error: string | null
}

/** The agreement, never ticked beforehand. What is agreed to opens beside the form, which stays as it is. */
export function ConsentField({ text, newTab, ...box }: Props) {
  const to = useTo()
  const pieces = text.split(/<(terms|privacy)>(.*?)<\/\1>/)
  return (
    <Checkbox name="consent" {...box}>
      {pieces.map((piece, index) => {
        // Plain words, the name of a place, the words that lead there, and so on.
        if (index % 3 === 0) return <Fragment key={piece}>{piece}</Fragment>
        if (index % 3 === 1) return null
        return (
          <a
            key={piece}
            href={pieces[index - 1] === 'terms' ? to('terms') : to('privacy')}
            target="_blank"
            rel="noopener"
            className="link"
          >
            {piece}
            <span className="sr-only"> {newTab}</span>
          </a>
        )
      })}
    </Checkbox>
  )
}
