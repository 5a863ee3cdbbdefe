import { Handshake, MapPin, Megaphone, Search, type LucideIcon } from 'lucide-react'
import { useRef } from 'react'
import type { EmployerDashboard } from '../../../contract/employers.ts'
import { labelOf } from '../../../contract/reference/options/option.ts'
import { userTypes } from '../../../contract/reference/options/people.ts'
import { formatNumber } from '../../../contract/rules/formats.ts'
import { mostUnverifiedJobs } from '../../../contract/rules/jobs.ts'
import { failureText } from '../../lib/api-error.ts'
import { useEndpoint } from '../../lib/endpoints.ts'
import { labelOfValue, lists } from '../../lib/lists.ts'
import { wantsReducedMotion } from '../../lib/motion.ts'
import { useTo } from '../../lib/paths.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { idlePart, useIdlePart } from '../../lib/use-idle-part.ts'
import { FinishedNotice } from '../../shared/accounts/finished-notice.tsx'
import { PictureField } from '../../shared/accounts/picture-field.tsx'
import { WriteButton } from '../../shared/messages/write-button.tsx'
import { Badge } from '../../ui/badge.tsx'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Spinner } from '../../ui/controls/button.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { EmployerNews } from './employer-news.tsx'
import { JobList } from './job-list.tsx'

const documentsPart = idlePart(() => import('../../shared/documents/documents.tsx'))

/** What an employer sees first: who they are, how their jobs are doing, and what to do next. */
export default function Dashboard() {
  const { t } = useTexts()
  const dashboard = useEndpoint('GET /employer/dashboard', {})
  const fetchFailed = t('employer.failed.fetch')
  return (
    <>
      <FinishedNotice />
      <div className="page-column grid gap-4 pt-3 pb-8">
        <Loaded
          of={dashboard}
          skeleton={<Loading />}
          heading={t('employer.failed.heading')}
          text={(error) =>
            // Without a failure it waits for the connection.
            error === null
              ? fetchFailed
              : failureText(error, { failed: t('employer.failed.load'), network: fetchFailed })
          }
        >
          {(data) => <DashboardParts dashboard={data} />}
        </Loaded>
      </div>
    </>
  )
}

/** The specification asks for a spinner here. */
function Loading() {
  const { t } = useTexts()
  return (
    <div className="flex min-h-96 flex-col items-center justify-center gap-3" aria-busy="true">
      <Spinner className="size-10 text-primary" />
      <p>{t('controls.parts.loading')}</p>
    </div>
  )
}

type Props = { dashboard: EmployerDashboard }

function DashboardParts({ dashboard }: Props) {
  const jobs = useRef<HTMLElement>(null)
  const showJobs = () =>
    jobs.current?.scrollIntoView({ behavior: wantsReducedMotion() ? 'auto' : 'smooth', block: 'start' })
  return (
    <>
      <ProfileCard dashboard={dashboard} />
      <ToConfirm count={dashboard.offersToConfirm} />
      <EmployerNews news={dashboard.news} />
      <SearchBanner />
      <Figures dashboard={dashboard} onPress={showJobs} />
      <Actions />
      <JobList ref={jobs} dashboard={dashboard} />
      <OwnDocuments dashboard={dashboard} />
    </>
  )
}

/** Further down than a phone shows, and so fetched after the rest. */
function OwnDocuments({ dashboard: { documents } }: Props) {
  const part = useIdlePart(documentsPart)
  return (
    <Loaded of={part} lines={8}>
      {({ Part }) => <Part documents={documents} refreshes={['GET /employer/dashboard']} />}
    </Loaded>
  )
}

function ProfileCard({ dashboard: { profileInfo, verified } }: Props) {
  const { t, language } = useTexts()
  const to = useTo()
  const { company, role, location: place, avatar } = profileInfo
  return (
    <section className="card grid gap-2 p-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <PictureField quiet photo={avatar} name={company} />
        <div className="min-w-0 grow basis-52">
          <h1 className="text-2xl font-bold wrap-anywhere text-balance">{company}</h1>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-muted">
            <span>{labelOf(userTypes, role, language)}</span>
            {place !== '' && (
              <span className="flex items-center gap-1">
                <MapPin aria-hidden="true" className="size-4 shrink-0" />
                <span className="min-w-0">{labelOfValue(lists.places, place, language)}</span>
              </span>
            )}
            <Badge tone={verified ? 'good' : 'waiting'}>
              {t(verified ? 'employer.verified' : 'employer.unverified')}
            </Badge>
          </p>
        </div>
        <ButtonLink kind="secondary" size="small" href={to('editEmployerProfile')}>
          {t('employer.editProfile')}
        </ButtonLink>
      </div>
      {!verified && (
        <p className="text-sm text-muted">
          {t('employer.unverifiedText', { limit: mostUnverifiedJobs })}{' '}
          <a href="#documents" className="link">
            {t('employer.toDocuments')}
          </a>
        </p>
      )}
    </section>
  )
}

/** Somebody has said yes and waits for the employer. */
function ToConfirm({ count }: { count: number }) {
  const { t } = useTexts()
  const to = useTo()
  if (count === 0) return null
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-primary-soft p-4">
      <h2 className="flex min-w-0 items-center gap-2 font-bold">
        <Handshake aria-hidden="true" className="size-6 shrink-0 text-primary" />
        {t('employer.toConfirm.text', { count })}
      </h2>
      <ButtonLink size="small" href={to('hires')}>
        {t('employer.toConfirm.button')}
      </ButtonLink>
    </section>
  )
}

function SearchBanner() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <section className="flex flex-wrap items-center gap-x-8 gap-y-2 rounded-card bg-accent-soft p-4 text-on-accent-soft">
      <div className="min-w-0 grow basis-72">
        <h2 className="text-xl font-bold text-balance">{t('employer.banner.heading')}</h2>
        <p className="mt-1">{t('employer.banner.text')}</p>
      </div>
      <ButtonLink size="small" href={to('seekerSearch')}>
        {t('employer.banner.search')}
      </ButtonLink>
    </section>
  )
}

/** Each leads to the jobs it is counted from. */
function Figures({ dashboard, onPress }: Props & { onPress: () => void }) {
  const { t, language } = useTexts()
  const toast = useToast()
  const figures = [
    { name: 'jobs', count: dashboard.requestStatus.ACTIVE },
    { name: 'applicants', count: dashboard.totalApplicants },
    { name: 'hired', count: dashboard.totalHired },
  ] as const
  return (
    <section aria-label={t('employer.figures.label')}>
      <ul className="grid grid-cols-3 gap-2 sm:gap-3">
        {figures.map(({ name, count }) => (
          <li key={name}>
            <button
              type="button"
              className="card flex h-full w-full cursor-pointer flex-col items-center gap-x-3 px-1 py-3 text-center sm:px-3 hover:bg-primary-soft sm:flex-row sm:text-start"
              onClick={() => {
                onPress()
                if (name === 'applicants') toast(t('employer.figures.clickApplicants'), 'info')
              }}
            >
              <span className="text-2xl font-extrabold text-primary tabular-nums">
                {formatNumber(count, language)}
              </span>
              <span className="min-w-0 text-sm font-semibold wrap-break-word">
                {t(`employer.figures.${name}`)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

const actions = [
  { name: 'post', screen: 'postJob', Icon: Megaphone, kind: 'primary' },
  { name: 'search', screen: 'seekerSearch', Icon: Search, kind: 'secondary' },
] as const satisfies readonly { name: string; screen: string; Icon: LucideIcon; kind: string }[]

function Actions() {
  const { t } = useTexts()
  const to = useTo()
  return (
    <div className="flex flex-wrap gap-3">
      {actions.map(({ name, screen, Icon, kind }) => (
        <ButtonLink key={name} size="small" href={to(screen)} kind={kind}>
          <Icon aria-hidden="true" className="size-5 shrink-0" />
          <span className="min-w-0">{t(`employer.actions.${name}`)}</span>
        </ButtonLink>
      ))}
      <WriteButton about="support">{t('employer.actions.support')}</WriteButton>
      <ButtonLink size="small" kind="plain" href={to('contact')}>
        {t('common.nav.contact')}
      </ButtonLink>
    </div>
  )
}
