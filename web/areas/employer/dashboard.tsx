import { Headset, MapPin, Megaphone, Search, type LucideIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import type { EmployerDashboard } from '../../../contract/employers.ts'
import { labelOf } from '../../../contract/reference/options/option.ts'
import { userTypes } from '../../../contract/reference/options/people.ts'
import { formatNumber } from '../../../contract/rules/formats.ts'
import { mostUnverifiedJobs } from '../../../contract/rules/jobs.ts'
import { api } from '../../lib/api.ts'
import { wantsReducedMotion } from '../../lib/motion.ts'
import { paths, usePath } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ToastProvider, useToast } from '../../ui/controls/toast.tsx'
import { PictureField } from '../account/picture-field.tsx'
import { labelOfValue } from '../onboarding/lists.ts'
import { JobList } from './job-list.tsx'
import type { Reference } from './job-values.ts'

const searchPath = '/employer/search-employee'

/** What an employer sees first: who they are, how their jobs stand, and what to do next. */
export function Dashboard(props: { places: Reference; loaded: EmployerDashboard }) {
  return (
    <ToastProvider>
      <DashboardParts {...props} />
    </ToastProvider>
  )
}

function DashboardParts({ places, loaded }: { places: Reference; loaded: EmployerDashboard }) {
  const [told, setTold] = useState(loaded)
  const jobs = useRef<HTMLElement>(null)
  const showJobs = () =>
    jobs.current?.scrollIntoView({ behavior: wantsReducedMotion() ? 'auto' : 'smooth', block: 'start' })
  return (
    <div className="page-column grid gap-8 py-8">
      <ProfileCard told={told} places={places} />
      <SearchBanner />
      <Figures told={told} onPress={showJobs} />
      <Actions />
      <JobList
        ref={jobs}
        told={told}
        onChanged={async () => setTold(await api('GET /employer/dashboard', {}))}
      />
    </div>
  )
}

function ProfileCard({ told, places }: { told: EmployerDashboard; places: Reference }) {
  const { t, language } = useTexts()
  const path = usePath()
  const { company, role, location: place } = told.profileInfo
  const [avatar, setAvatar] = useState(told.profileInfo.avatar)
  return (
    <section className="card grid gap-4">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <PictureField quiet photo={avatar} name={company} onChange={setAvatar} />
        <div className="grid min-w-0 grow basis-60 gap-1">
          <h1 className="text-2xl font-bold wrap-anywhere text-balance sm:text-3xl">{company}</h1>
          <p>{labelOf(userTypes, role, language)}</p>
          {place !== '' && (
            <p className="flex items-center gap-2 text-muted">
              <MapPin aria-hidden="true" className="size-5 shrink-0" />
              <span className="min-w-0">{labelOfValue(places, place, language)}</span>
            </p>
          )}
        </div>
        <ButtonLink kind="secondary" href={path('/employer/profile/edit')}>
          {t('employer.editProfile')}
        </ButtonLink>
      </div>
      <div className="grid justify-items-start gap-2">
        <Badge tone={told.verified ? 'good' : 'waiting'}>
          {t(told.verified ? 'employer.verified' : 'employer.unverified')}
        </Badge>
        {!told.verified && <p>{t('employer.unverifiedText', { limit: mostUnverifiedJobs })}</p>}
      </div>
    </section>
  )
}

function SearchBanner() {
  const { t } = useTexts()
  const path = usePath()
  return (
    <section className="flex flex-wrap items-center gap-x-8 gap-y-4 rounded-card bg-accent-soft p-6 text-on-accent-soft">
      <div className="min-w-0 grow basis-72">
        <h2 className="text-xl font-bold text-balance">{t('employer.banner.heading')}</h2>
        <p className="mt-1">{t('employer.banner.text')}</p>
      </div>
      <ButtonLink href={path(searchPath)}>{t('employer.banner.search')}</ButtonLink>
    </section>
  )
}

/** Each leads to the jobs it is counted from. */
function Figures({ told, onPress }: { told: EmployerDashboard; onPress: () => void }) {
  const { t, language } = useTexts()
  const toast = useToast()
  const figures = [
    { name: 'jobs', count: told.requestStatus.ACTIVE },
    { name: 'applicants', count: told.totalApplicants },
    { name: 'hired', count: told.totalHired },
  ] as const
  return (
    <section aria-label={t('employer.figures.label')}>
      <ul className="grid gap-4 sm:grid-cols-3">
        {figures.map(({ name, count }) => (
          <li key={name}>
            <button
              type="button"
              className="card flex h-full w-full cursor-pointer items-center py-3 sm:py-6 gap-x-4 text-start hover:bg-primary-soft sm:flex-col sm:items-start"
              onClick={() => {
                onPress()
                if (name === 'applicants') toast(t('employer.figures.clickApplicants'), 'info')
              }}
            >
              <span className="text-3xl font-extrabold text-primary tabular-nums">
                {formatNumber(count, language)}
              </span>
              <span className="min-w-0 font-semibold">{t(`employer.figures.${name}`)}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const actions = [
  { name: 'post', href: '/employer/post-job', Icon: Megaphone, kind: 'primary' },
  { name: 'search', href: searchPath, Icon: Search, kind: 'secondary' },
  { name: 'support', href: paths.contact, Icon: Headset, kind: 'secondary' },
] as const satisfies readonly { name: string; href: string; Icon: LucideIcon; kind: string }[]

function Actions() {
  const { t } = useTexts()
  const path = usePath()
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map(({ name, href, Icon, kind }) => (
        <ButtonLink key={name} href={path(href)} kind={kind}>
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0">{t(`employer.actions.${name}`)}</span>
        </ButtonLink>
      ))}
    </div>
  )
}
