import { Building2, House } from 'lucide-react'
import { useState } from 'react'
import type { AccountType } from '../../contract/rules/accounts.ts'

type Props = {
  /** The small picture; without one, or where it does not arrive, initials or a sign take its place. */
  src: string | null
  name: string
  /** Empty where the name is beside it. */
  alt: string
  /** An employer without a picture is a house or a building rather than letters. */
  kind?: 'person' | 'household' | 'business'
  /** Small in a line of words, large where it is changed. */
  size?: keyof typeof sizes
}

const sizes = {
  small: { face: 'size-8 text-sm', sign: 'size-5' },
  normal: { face: 'size-14 text-xl', sign: 'size-7' },
  large: { face: 'size-20 text-2xl', sign: 'size-10' },
} as const

/** What an account without a picture shows. */
export const faces = {
  CAREER: 'person',
  HOUSEHOLD: 'household',
  BUSINESS: 'business',
  PARTNER: 'person',
  ADMIN: 'person',
} as const satisfies { [Type in AccountType]: string }

/** Each with a contrast of 4.5:1 or more, light and dark. */
const colours = [
  'bg-primary text-on-primary',
  'bg-accent text-on-accent',
  'bg-clay text-surface',
  'bg-teal text-surface',
  'bg-deep text-on-deep',
  'bg-accent-soft text-on-accent-soft',
] as const

/** The same name has the same colour on every screen. */
function colourOf(name: string): string {
  const letters = Array.from(name, (letter) => letter.codePointAt(0) ?? 0)
  const sum = letters.reduce((total, letter) => (total * 31 + letter) % 9973, 7)
  return colours[sum % colours.length] ?? colours[0]
}

/** The first letters of the first two names. */
const initialsOf = (name: string) =>
  name
    .trim()
    .split(/\s+/)
    .slice(0, 2)
    .map(([initial = '']) => initial.toUpperCase())
    .join('')

/** A person's picture, or their initials on a colour of their own. */
export function Avatar({ src, name, alt, kind = 'person', size = 'normal' }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  if (src !== null && src !== failed) {
    return (
      <img
        src={src}
        alt={alt}
        width={64}
        height={64}
        decoding="async"
        onError={() => setFailed(src)}
        className={`shrink-0 rounded-full bg-primary-soft object-cover ${sizes[size].face}`}
      />
    )
  }
  const Sign = kind === 'household' ? House : Building2
  return (
    <span
      aria-hidden="true"
      className={`flex shrink-0 items-center justify-center rounded-full font-bold ${sizes[size].face} ${colourOf(name)}`}
    >
      {kind === 'person' ? initialsOf(name) : <Sign className={sizes[size].sign} />}
    </span>
  )
}
