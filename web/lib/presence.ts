/** After this time without a touch or a key, nobody is taken to use the page. */
const idleMilliseconds = 60_000

/** Called once by an entry; returns whether the page is idle. */
export function watchPresence(): () => boolean {
  let usedAt = Date.now()
  const note = () => {
    usedAt = Date.now()
  }
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'])
    addEventListener(type, note, { capture: true, passive: true })
  return () => Date.now() - usedAt > idleMilliseconds
}
