import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { useTexts } from '../../lib/texts.tsx'
import { edgeNames, edgeRange, moveEdge, type EdgeName, type Edges } from './picture-edit.ts'

type Props = {
  edges: Edges
  onChange: (edges: Edges) => void
  /** The whole picture. */
  children: ReactNode
}

/** A frame upon a picture whose edges a finger drags; each is a slider too, for keyboards and screen readers. */
export function PictureCrop({ edges, onChange, children }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  const drag = (name: EdgeName, { clientX, clientY }: PointerEvent) => {
    if (frame.current === null) return
    const { left, top, width, height } = frame.current.getBoundingClientRect()
    const to = isVertical(name) ? (clientY - top) / height : (clientX - left) / width
    onChange(moveEdge(edges, name, to * 100))
  }
  return (
    <div className="flex justify-center p-5.5">
      <div ref={frame} className="relative w-fit select-none">
        {children}
        <div className="absolute inset-0 overflow-hidden">
          <div className="crop-frame" style={inset(edges)} />
        </div>
        {edgeNames.map((name) => (
          <Edge
            key={name}
            name={name}
            edges={edges}
            onDrag={(event) => drag(name, event)}
            onMove={(to) => onChange(moveEdge(edges, name, to))}
          />
        ))}
      </div>
    </div>
  )
}

const isVertical = (name: EdgeName) => name === 'top' || name === 'bottom'
const inset = ({ left, top, right, bottom }: Edges) => ({
  inset: `${top}% ${100 - right}% ${100 - bottom}% ${left}%`,
})

/** In the middle of its edge. */
const placeOf = (name: EdgeName, edges: Edges) => {
  const { left, top, right, bottom } = edges
  return isVertical(name)
    ? { left: `${(left + right) / 2}%`, top: `${edges[name]}%` }
    : { left: `${edges[name]}%`, top: `${(top + bottom) / 2}%` }
}

function Edge(props: {
  name: EdgeName
  edges: Edges
  onDrag: (event: PointerEvent) => void
  onMove: (to: number) => void
}) {
  const { name, edges, onDrag, onMove } = props
  const { t } = useTexts()
  const { least, most } = edgeRange(edges, name)
  // A slider goes up where its value grows; an edge of a picture goes down.
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
    if (step === 0 || !isVertical(name)) return
    event.preventDefault()
    onMove(edges[name] + step)
  }
  return (
    <label
      className="crop-edge"
      data-edge={name}
      style={placeOf(name, edges)}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) onDrag(event)
      }}
    >
      <span className="sr-only">{t(`documents.edges.${name}`)}</span>
      <input
        type="range"
        min={least}
        max={most}
        value={edges[name]}
        aria-valuetext={`${edges[name]}%`}
        onKeyDown={onKeyDown}
        onChange={({ currentTarget }) => onMove(Number(currentTarget.value))}
        className="sr-only"
      />
    </label>
  )
}
