import type { SeekerDashboard } from '../../../../contract/seeker-dashboard.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'

/** What a seeker still has to do before employers find them; nothing where nothing is missing. */
export function MissingFacts({ missing }: { missing: SeekerDashboard['missing'] }) {
  const { t } = useTexts()
  const to = useTo()
  if (missing.length === 0) return null
  const addresses = {
    email: `${to('account')}#email`,
    work: `${to('editSeekerProfile')}#preferences`,
    place: to('editSeekerProfile'),
  }
  return (
    <section className="card p-4">
      <h2 className="font-bold">{t('profile.missing.heading')}</h2>
      <ul className="mt-1">
        {missing.map((fact) => (
          <li key={fact}>
            <a href={addresses[fact]} className="link inline-flex min-h-11 items-center">
              {t(`profile.missing.${fact}`)}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
