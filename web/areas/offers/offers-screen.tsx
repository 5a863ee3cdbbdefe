import type { Brand } from '../../../contract/brand.ts'
import { api } from '../../lib/api.ts'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { useLaterScreen } from '../later-screen.ts'

const areas = ['offers'] as const

async function load() {
  // Asked for at once; the screen says that it is being checked as soon as it has its words.
  const checked = checkOffers()
  const { Offers } = await import('./offers.tsx')
  return { Offers, checked }
}

/** A check that fails is no offer; a list that fails says so. */
async function checkOffers() {
  const [interest, offers] = await Promise.all([
    api('GET /training-status/has-employer-interest', {}).catch(() => ({ hasEmployerInterest: false })),
    api('GET /job-offers', {}).catch(() => null),
  ])
  return { hasInterest: interest.hasEmployerInterest, offers }
}
export type CheckedOffers = Awaited<ReturnType<typeof checkOffers>>

export function OffersScreen({ brand }: { brand: Brand }) {
  const later = useLaterScreen(areas, load)
  if (later.state === 'ready') return <later.value.Offers checked={later.value.checked} phone={brand.phone} />
  return (
    <div className="page-column py-8">
      {later.state === 'failed' ? <ErrorState onRetry={later.retry} /> : <Skeleton kind="card" lines={4} />}
    </div>
  )
}
