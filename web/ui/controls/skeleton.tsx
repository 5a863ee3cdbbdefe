import type { ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'

const widths = ['w-full', 'w-11/12', 'w-3/4'] as const

/** Where something will be, in its size, so that nothing moves when it comes. Give it in the place of one thing. */
export function Skeleton({ kind, lines = 3 }: { kind: 'lines' | 'card' | 'avatar'; lines?: number }) {
  const { t } = useTexts()
  return (
    <div aria-busy="true" className="w-full">
      <p className="sr-only">{t('controls.parts.loading')}</p>
      {kind === 'card' ? (
        <div className="card">
          <Avatar />
          <Lines lines={lines} />
        </div>
      ) : kind === 'avatar' ? (
        <Avatar />
      ) : (
        <Lines lines={lines} />
      )}
    </div>
  )
}

/** For the body of a table, which says itself that it is loading. */
export function SkeletonRows({ columns, rows = 3 }: { columns: number; rows?: number }) {
  return repeat(rows, (row) => (
    <tr key={row} aria-hidden="true">
      {repeat(columns, (column) => (
        <td key={column}>
          <span className="bone w-full">&nbsp;</span>
        </td>
      ))}
    </tr>
  ))
}

const Avatar = () => <span className="bone size-12 rounded-full" />

const Lines = ({ lines }: { lines: number }) => (
  <div className="py-1">
    {repeat(lines, (line) => (
      <span key={line} className={`bone my-2 ${widths[line % widths.length]}`} />
    ))}
  </div>
)

const repeat = (times: number, draw: (index: number) => ReactNode) =>
  Array.from({ length: times }, (_, index) => draw(index))
