/** All drawings share one format, so that the page keeps their place before they arrive. */
const size = { width: 320, height: 240 }

/** One of our own drawings in /illustrations, said in words to those who do not see it. */
export function Picture(props: { name: string; alt: string; className?: string }) {
  return (
    <img
      src={`/illustrations/${props.name}.svg`}
      alt={props.alt}
      {...size}
      loading="lazy"
      decoding="async"
      className={props.className}
    />
  )
}
