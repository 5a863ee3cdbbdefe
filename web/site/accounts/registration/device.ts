import { longestDeviceId } from '../../../../contract/rules/accounts.ts'
import { read, store } from '../../../lib/browser-storage.ts'

/** A phone or a tablet is held in the hand; everything else is the web. */
export const deviceType = (): 'mobile' | 'web' =>
  matchMedia('(pointer: coarse), (width < 48rem)').matches ? 'mobile' : 'web'

const storageName = 'deviceId'

/** Made up once for this browser; it says nothing of the device itself. Where nothing is kept it holds for this once. */
export function deviceId(): string {
  const kept = read(storageName)
  if (kept !== null && kept !== '') return kept.slice(0, longestDeviceId)
  const made = crypto.randomUUID()
  store(storageName, made)
  return made
}
