/** After this time without a touch or a key, nobody is taken to use the page. */
const idleMilliseconds = 60_000

/** When the page was last used; null where nobody asks. */
let usedAt: number | null = null

/** Called once by an entry. */
export function watchPresence(): void {
  const note = () => {
    usedAt = Date.now()
  }
  note()
  for (const type of ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'])
    addEventListener(type, note, { capture: true, passive: true })
}

export const isIdle = (): boolean => usedAt !== null && Date.now() - usedAt > idleMilliseconds
