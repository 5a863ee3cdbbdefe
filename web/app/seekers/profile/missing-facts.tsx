import { missingToBeFound } from '../../../../contract/rules/seekers.ts'
import { useUser } from '../../../lib/app-context.tsx'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'

/** What a seeker still has to do before employers find them; nothing where nothing is missing. */
export function MissingFacts() {
  const { t } = useTexts()
  const to = useTo()
  const { emailVerified } = useUser()
  const { data } = useEndpoint('GET /onboarding', {})
  if (data === undefined) return null
  const { workTypes } = data.preferences
  const missing = missingToBeFound({ emailVerified, workTypes, location: data.profile.location })
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
