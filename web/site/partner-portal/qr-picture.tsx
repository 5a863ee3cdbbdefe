import { useEffect, useState } from 'react'
import type { QrCode } from '../../../contract/rules/qr-code.ts'

/** Light around it, as readers need it. */
const margin = 4

/** A text as a picture that the camera of a phone reads; nothing until its code is there, or where the text is too long. */
export function QrPicture({ text, label }: { text: string; label: string }) {
  const [code, setCode] = useState<QrCode | null>(null)
  useEffect(() => {
    let wanted = true
    void import('../../../contract/rules/qr-code.ts').then(
      ({ qrCode }) => wanted && setCode(qrCode(text)),
      // The link itself is there.
      () => {},
    )
    return () => {
      wanted = false
    }
  }, [text])
  if (code === null) return null
  const side = code.size + 2 * margin
  return (
    <svg
      // An img element would need it as a text.
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
      role="img"
      aria-label={label}
      viewBox={`${-margin} ${-margin} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-56 max-w-full rounded-field border border-line"
    >
      {/* Black on white in the dark too: many readers know nothing else. */}
      <path fill="#fff" d={`M${-margin} ${-margin}h${side}v${side}h${-side}z`} />
      <path fill="#000" d={darkOf(code)} />
    </svg>
  )
}

const darkOf = ({ size, isDark }: QrCode): string =>
  Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)] as const)
    .flatMap(([x, y]) => (isDark(x, y) ? [`M${x} ${y}h1v1h-1z`] : []))
    .join('')
