import { useState, type ReactNode } from 'react'

/**
 * A part that the server draws and nothing in the browser changes: there it is left unchanged. Its children are
 * written `{import.meta.env.SSR && <Part />}`, so that neither their code nor their texts reach the browser.
 */
export function ServerOnly({
  id,
  className,
  children,
}: {
  id: string
  className?: string
  children: ReactNode
}) {
  // Read once and kept: where another part does not fit what was drawn, React draws the whole page anew.
  const [kept] = useState(() =>
    import.meta.env.SSR ? null : { __html: document.getElementById(id)?.innerHTML ?? '' },
  )
  if (kept === null) {
    return (
      <div id={id} className={className}>
        {children}
      </div>
    )
  }
  // Nothing but what our own server wrote into this very document.
  // oxlint-disable-next-line react/no-danger
  return <div id={id} className={className} dangerouslySetInnerHTML={kept} />
}
