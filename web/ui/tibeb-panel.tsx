const size = 7
const centre = (size - 1) / 2
const colours = ['fill-clay', 'fill-accent', 'fill-primary', 'fill-teal', 'fill-accent', 'fill-primary']

/** A woven field of diamonds, ring by ring around one centre. An ornament, so it is silent to readers. */
export function TibebPanel({ className }: { className?: string }) {
  const cells = Array.from({ length: size * size }, (_, index) => ({
    x: index % size,
    y: Math.floor(index / size),
  }))
  return (
    <svg aria-hidden="true" viewBox={`0 0 ${size * 20} ${size * 20}`} className={className}>
      {cells.map(({ x, y }) => {
        const ring = Math.abs(x - centre) + Math.abs(y - centre)
        return (
          <path
            key={`${x} ${y}`}
            className={colours[ring] ?? 'fill-primary'}
            d={`M${x * 20 + 10} ${y * 20 + 1}l9 9-9 9-9-9z`}
          />
        )
      })}
    </svg>
  )
}
