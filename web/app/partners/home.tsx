import { Home } from '../../shared/accounts/home.tsx'

export default function PartnerHome() {
  return <Home />
}
