import { shownNumber } from '../../../../contract/rules/training.ts'
import type { TrainingModule, TrainingStatus } from '../../../../contract/training.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { StateBadge } from '../state-badge.tsx'
import { viewerList } from './viewer-list.ts'

type Props = { status: TrainingStatus; shown: string }

/** What is still to be seen, in the order of the viewer, and below it what can be seen again. */
export function ModuleList({ status, shown }: Props) {
  const { t } = useTexts()
  const completed = status.completedModulesList
  return (
    <nav aria-label={t('training.list')} className="grid content-start gap-4">
      <Lines heading={t('training.toDo')} modules={viewerList(status)} shown={shown} />
      <Lines heading={t('training.again')} modules={completed} shown={shown} />
    </nav>
  )
}

function Lines(props: { heading: string; modules: readonly TrainingModule[]; shown: string }) {
  const { heading, modules, shown } = props
  const to = useTo()
  if (modules.length === 0) return null
  return (
    <section className="grid gap-2">
      <h2 className="font-bold">{heading}</h2>
      <ol className="grid gap-2">
        {modules.map((module) => (
          <li key={module.trainingId}>
            <a
              href={`${to('trainingStatus')}?module=${module.trainingId}`}
              aria-current={module.trainingId === shown ? 'true' : undefined}
              className={`card flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 p-3 hover:bg-primary-soft ${module.trainingId === shown ? 'ring-2 ring-primary ring-inset' : ''}`}
            >
              <span className="min-w-0 grow basis-40 font-semibold wrap-anywhere">
                {shownNumber(module.moduleNumber)}. {module.title}
              </span>{' '}
              <StateBadge module={module} />
            </a>
          </li>
        ))}
      </ol>
    </section>
  )
}
