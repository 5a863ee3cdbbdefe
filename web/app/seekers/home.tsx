import { FinishedNotice } from '../../shared/accounts/finished-notice.tsx'
import { Home } from '../../shared/accounts/home.tsx'
import { AvailabilityCard } from './profile/availability-card.tsx'

export default function SeekerHome() {
  return (
    <>
      <FinishedNotice />
      <Home>
        <AvailabilityCard />
      </Home>
    </>
  )
}
