import { labelOf } from '../../../contract/reference/options/option.ts'
import { userTypes } from '../../../contract/reference/options/people.ts'
import { stepPaths } from '../../../contract/rules/accounts.ts'
import { useEndpoint } from '../../lib/endpoints.ts'
import { labelIn, lists } from '../../lib/lists.ts'
import { usePath, useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { FinishedNotice } from '../../shared/accounts/finished-notice.tsx'
import { Home } from '../../shared/accounts/home.tsx'
import { WriteButton } from '../../shared/messages/write-button.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Stepper } from '../../ui/controls/stepper.tsx'
import { JobsForYou } from './home/jobs-for-you.tsx'
import { News } from './home/news.tsx'
import { AvailabilityCard } from './profile/availability-card.tsx'
import { MissingFacts } from './profile/missing-facts.tsx'

/** Who somebody is to employers, what is new, and jobs that suit them. */
export default function SeekerHome() {
  return (
    <>
      <FinishedNotice />
      <Home>
        <Person />
        <NextStep />
        <MissingFacts />
        <News />
        <AvailabilityCard />
        <JobsForYou />
        <Help />
      </Home>
    </>
  )
}

function Person() {
  const { t, language } = useTexts()
  const to = useTo()
  const place = useEndpoint('GET /profile', {}).data?.location ?? null
  const words = [
    labelOf(userTypes, 'CAREER', language),
    ...(place === null ? [] : [labelIn(lists.places, place, language)]),
  ]
  return (
    <div className="grid gap-3">
      <p className="text-muted">{words.join(' · ')}</p>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="small" href={to('jobSearch')}>
          {t('home.search')}
        </ButtonLink>
        <ButtonLink kind="secondary" size="small" href={to('editSeekerProfile')}>
          {t('home.edit')}
        </ButtonLink>
        <ButtonLink kind="secondary" size="small" href={to('updateSkills')}>
          {t('home.skills')}
        </ButtonLink>
      </div>
    </div>
  )
}

function Help() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <section className="grid gap-2">
      <h2 className="text-lg font-bold">{t('home.help.heading')}</h2>
      <div className="flex flex-wrap gap-2">
        <WriteButton about="support">{t('home.help.write')}</WriteButton>
        <ButtonLink kind="plain" size="small" href={to('contact')}>
          {t('common.nav.contact')}
        </ButtonLink>
      </div>
    </section>
  )
}

const steps = ['PROFILE_SETUP', 'JOB_PREFERENCES', 'SKILLS_CERTIFICATION'] as const

/** How far the profile has come, until it is complete. */
function NextStep() {
  const { t } = useTexts()
  const path = usePath()
  const next = useEndpoint('GET /profile', {}).data?.profileStep ?? null
  const current = steps.findIndex((step) => step === next)
  if (next === null || current < 0) return null
  return (
    <div className="card grid gap-2 p-4">
      <Stepper
        label={t('onboarding.way')}
        steps={steps.map((step, index) => ({
          id: step,
          label: t(`onboarding.${step}.step`),
          state: index < current ? 'done' : index === current ? 'current' : 'open',
        }))}
      />
      <div>
        <ButtonLink size="small" href={path(stepPaths[next])}>
          {t(`onboarding.${next}.heading`)}
        </ButtonLink>
      </div>
    </div>
  )
}
