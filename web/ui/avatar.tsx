import { useState } from 'react'

type Props = {
  /** The small picture; without one, or where it does not arrive, the first letter of the name takes its place. */
  src: string | null
  name: string
  /** Empty where the name is beside it. */
  alt: string
}

export function Avatar({ src, name, alt }: Props) {
  const [failed, setFailed] = useState<string | null>(null)
  const [initial = ''] = name.trim()
  return src === null || src === failed ? (
    <span
      aria-hidden="true"
      className="flex size-16 shrink-0 items-center justify-center rounded-full bg-primary-soft text-2xl font-bold text-primary"
    >
      {initial.toUpperCase()}
    </span>
  ) : (
    <img
      src={src}
      alt={alt}
      width={64}
      height={64}
      decoding="async"
      onError={() => setFailed(src)}
      className="size-16 shrink-0 rounded-full bg-primary-soft object-cover"
    />
  )
}
