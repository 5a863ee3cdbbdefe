import { useId } from 'react'
import { shownNumber } from '../../../../contract/rules/training.ts'
import type { TrainingModule, TrainingStatus } from '../../../../contract/training.ts'
import { formatNumber } from '../../../../contract/rules/formats.ts'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { signInLater } from '../../../lib/leave.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { filmTime, megabytes } from '../film-time.ts'
import { useProblems } from '../problems.ts'
import { StateBadge } from '../state-badge.tsx'
import { modulesInOrder, viewerList } from '../viewer/viewer-list.ts'
import { OwnCertificateCard } from './own-certificate.tsx'

/** All lessons and how far somebody is with each, the next one, and the certificate. */
export default function TrainingModules() {
  const { t } = useTexts()
  const problems = useProblems()
  const status = useEndpoint('GET /training-status/status-with-modules', {}, { onSignedOut: signInLater })
  const certificate = useEndpoint('GET /training/certificate', {}, { onSignedOut: signInLater })
  return (
    <Screen heading={t('screens.trainingModules')}>
      <Loaded of={status} text={problems.load} lines={10}>
        {(found) => (
          <div className="grid gap-6">
            {found.modules > 0 && <Ahead status={found} />}
            {certificate.data != null && <OwnCertificateCard certificate={certificate.data} />}
            <Modules status={found} />
          </div>
        )}
      </Loaded>
    </Screen>
  )
}

/** How many are done, and the one next step. */
function Ahead({ status }: { status: TrainingStatus }) {
  const { t, language } = useTexts()
  const to = useTo()
  const done = formatNumber(status.completedModules, language)
  const all = formatNumber(status.modules, language)
  const words =
    viewerList(status).length === 0 ? t('training.allDone') : t('training.progress', { done, all })
  return (
    <section className="card flex flex-wrap items-center gap-x-6 gap-y-3 p-4">
      <div className="min-w-0 grow basis-56">
        <p className="font-semibold">{words}</p>
        <progress
          aria-label={words}
          max={status.modules}
          value={status.completedModules}
          className="progress"
        />
      </div>
      {viewerList(status).length > 0 && (
        <div className="grid max-sm:basis-full">
          <ButtonLink href={to('trainingStatus')}>
            {t(
              status.completedModules + status.inProgressModules === 0
                ? 'training.start'
                : 'training.continue',
            )}
          </ButtonLink>
        </div>
      )}
    </section>
  )
}

function Modules({ status }: { status: TrainingStatus }) {
  const { t } = useTexts()
  const to = useTo()
  const modules = modulesInOrder(status)
  if (modules.length === 0) {
    return (
      <EmptyState heading={t('training.none.heading')} text={t('training.none.text')}>
        <ButtonLink kind="secondary" href={to('seekerHome')}>
          {t('training.backToProfile')}
        </ButtonLink>
      </EmptyState>
    )
  }
  return (
    <section className="grid gap-2">
      <h2 className="sr-only">{t('training.list')}</h2>
      <p className="text-sm text-muted">{t('training.data.hint')}</p>
      <ol className="grid gap-3 md:grid-cols-2 xl:grid-cols-3">
        {modules.map((module) => (
          <li key={module.trainingId} className="min-w-0">
            <ModuleCard module={module} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function ModuleCard({ module }: { module: TrainingModule }) {
  const { t, language } = useTexts()
  const id = useId()
  const to = useTo()
  const address = `${to('trainingStatus')}?module=${module.trainingId}`
  const size = formatNumber(megabytes(module.filmBytes), language, 1)
  return (
    <article aria-labelledby={id} className="card flex h-full flex-col overflow-hidden p-0">
      <img
        src={module.posterLink}
        alt=""
        width={640}
        height={360}
        loading="lazy"
        className="aspect-video h-auto w-full bg-sunken object-cover"
      />
      <div className="flex grow flex-col items-start gap-2 p-4">
        <p className="text-sm text-muted">
          {t('training.number', { number: shownNumber(module.moduleNumber) })} ·{' '}
          {t('training.data.lengthAndSize', { length: filmTime(module.filmMilliseconds), size })}
        </p>
        <h3 id={id} className="font-bold">
          <a
            href={address}
            className="inline-flex min-h-11 items-center wrap-anywhere text-primary underline-offset-4 hover:underline"
          >
            {module.title}
          </a>
        </h3>
        {module.desc !== '' && <p className="wrap-anywhere">{module.desc}</p>}
        <div className="mt-auto flex w-full flex-wrap items-center justify-between gap-2">
          <StateBadge module={module} />
          <ButtonLink kind="plain" size="small" href={`${address}&as=pictures`}>
            {t('training.data.read')}
          </ButtonLink>
        </div>
      </div>
    </article>
  )
}
