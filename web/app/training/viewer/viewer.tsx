import { ArrowLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useRef } from 'react'
import { shownNumber } from '../../../../contract/rules/training.ts'
import type { TrainingModule, TrainingStatus } from '../../../../contract/training.ts'
import { useEndpoint } from '../../../lib/endpoints.ts'
import { signInLater } from '../../../lib/leave.ts'
import { replaceAddress, usePlace } from '../../../lib/navigation.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { useToast } from '../../../lib/toast.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { EmptyState } from '../../../ui/controls/empty-state.tsx'
import { Loaded } from '../../../ui/loaded.tsx'
import { Screen } from '../../../ui/screen.tsx'
import { useProblems } from '../problems.ts'
import { LessonView } from './lesson-view.tsx'
import { ModuleList } from './module-list.tsx'
import type { Mode } from './other-mode.tsx'
import { chosenModule } from './viewer-list.ts'
import { WayOn } from './way-on.tsx'

/** The training module viewer: one lesson at a time, as a film or in pictures. */
export default function TrainingViewer() {
  const { t } = useTexts()
  const to = useTo()
  const problems = useProblems()
  const asked = new URLSearchParams(usePlace().search).get('module')
  const status = useEndpoint('GET /training-status/status-with-modules', {}, { onSignedOut: signInLater })
  const module = status.data === undefined ? null : chosenModule(status.data, asked)
  const frame = useFocusOnChange(module?.trainingId ?? null)
  return (
    <div ref={frame}>
      <Screen
        heading={module?.moduleName ?? t('screens.trainingStatus')}
        above={
          <div className="-ms-3 -mt-1 flex flex-wrap items-center justify-between gap-x-4">
            <ButtonLink kind="plain" size="small" href={to('trainingModules')}>
              <ArrowLeft aria-hidden="true" className="size-5 shrink-0" />
              {t('training.all')}
            </ButtonLink>
          </div>
        }
      >
        <Loaded of={status} text={problems.load} lines={10}>
          {(found) =>
            module === null ? (
              <NoModule status={found} />
            ) : (
              <OpenModule key={module.trainingId} status={found} module={module} />
            )
          }
        </Loaded>
      </Screen>
    </div>
  )
}

/** The next lesson is another place, though the address may be the same. */
function useFocusOnChange(id: string | null) {
  const frame = useRef<HTMLDivElement>(null)
  const before = useRef(id)
  useEffect(() => {
    if (before.current !== null && before.current !== id) {
      const heading = frame.current?.querySelector('h1')
      heading?.setAttribute('tabindex', '-1')
      heading?.focus()
    }
    before.current = id
  }, [id])
  return frame
}

function NoModule({ status }: { status: TrainingStatus }) {
  const { t } = useTexts()
  const to = useTo()
  return (
    <EmptyState
      heading={t('training.none.heading')}
      text={t(
        status.trainingCompleted && status.modules > 0 ? 'training.none.completed' : 'training.none.text',
      )}
    >
      <div className="flex flex-wrap justify-center gap-2">
        {status.modules > 0 && <ButtonLink href={to('trainingModules')}>{t('training.all')}</ButtonLink>}
        <ButtonLink kind="secondary" href={to('seekerHome')}>
          {t('training.backToProfile')}
        </ButtonLink>
      </div>
    </EmptyState>
  )
}

/** Says why a lesson begins anew: staff have published another version meanwhile. */
function useRenewed(version: number | undefined): void {
  const { t } = useTexts()
  const toast = useToast()
  const before = useRef(version)
  const say = useEffectEvent(() => toast(t('training.failed.renewed'), 'info'))
  useEffect(() => {
    if (before.current !== undefined && version !== undefined && before.current !== version) say()
    before.current = version ?? before.current
  }, [version])
}

function OpenModule({ status, module }: { status: TrainingStatus; module: TrainingModule }) {
  const { t } = useTexts()
  const problems = useProblems()
  const place = usePlace()
  const { trainingId } = module
  const lesson = useEndpoint(
    'GET /training/modules/:id',
    { params: { id: trainingId } },
    { onSignedOut: signInLater },
  )
  const query = new URLSearchParams(place.search)
  const mode: Mode = query.get('as') === 'pictures' ? 'pictures' : 'film'
  const change = (next: Mode) => {
    if (next === 'pictures') query.set('as', next)
    else query.delete('as')
    replaceAddress(query.size === 0 ? place.pathname : `${place.pathname}?${query.toString()}`)
  }
  useRenewed(lesson.data?.version)
  return (
    <div className="grid gap-x-8 gap-y-6 lg:grid-cols-[minmax(0,2fr)_minmax(16rem,1fr)]">
      <div className="grid content-start gap-3">
        <p className="font-semibold text-muted">
          {t('training.number', { number: shownNumber(module.moduleNumber) })}
        </p>
        {module.desc !== '' && <p className="max-w-prose wrap-anywhere">{module.desc}</p>}
        <Loaded of={lesson} text={problems.load} lines={8}>
          {(found) => (
            // A renewed lesson has another film.
            <LessonView key={`${trainingId} ${found.version}`} lesson={found} mode={mode} onMode={change}>
              {(isDone) => <WayOn status={status} module={module} isDone={isDone} />}
            </LessonView>
          )}
        </Loaded>
      </div>
      <ModuleList status={status} shown={trainingId} />
    </div>
  )
}
