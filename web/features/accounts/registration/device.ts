/** A phone or a tablet is held in the hand; everything else is the web. */
export const deviceType = (): 'mobile' | 'web' =>
  matchMedia('(pointer: coarse), (width < 48rem)').matches ? 'mobile' : 'web'

/** Made up once for this browser; it says nothing of the device itself. */
export function deviceId(): string {
  const name = 'deviceId'
  const made = crypto.randomUUID()
  try {
    const kept = localStorage.getItem(name)
    if (kept !== null && kept !== '') return kept.slice(0, 100)
    localStorage.setItem(name, made)
  } catch {
    // Where nothing is kept it holds for this once.
  }
  return made
}
