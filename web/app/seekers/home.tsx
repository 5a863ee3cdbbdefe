import { FinishedNotice } from '../../shared/accounts/finished-notice.tsx'
import { Home } from '../../shared/accounts/home.tsx'
import { AvailabilityCard } from './profile/availability-card.tsx'
import { MissingFacts } from './profile/missing-facts.tsx'

export default function SeekerHome() {
  return (
    <>
      <FinishedNotice />
      <Home>
        <MissingFacts />
        <AvailabilityCard />
      </Home>
    </>
  )
}
