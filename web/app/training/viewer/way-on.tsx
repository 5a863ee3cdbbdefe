import { useQueryClient } from '@tanstack/react-query'
import type { TrainingModule, TrainingStatus } from '../../../../contract/training.ts'
import { useAct } from '../../../lib/endpoints.ts'
import { go, usePlace } from '../../../lib/navigation.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/controls/button.tsx'
import { useProblems } from '../problems.ts'
import { reloadLesson } from '../watching/lesson-cache.ts'
import { isLastModule, viewerList } from './viewer-list.ts'

type Props = { status: TrainingStatus; module: TrainingModule; isDone: boolean }

/** Back to Profile, and the way to the next module or to the end. */
export function WayOn({ status, module, isDone }: Props) {
  const { t } = useTexts()
  const to = useTo()
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-row-reverse flex-wrap justify-between gap-2">
        {module.status === 'completed' ? (
          <NextLesson status={status} />
        ) : (
          <Complete status={status} module={module} isDone={isDone} />
        )}
        <ButtonLink kind="secondary" href={to('seekerHome')}>
          {t('training.backToProfile')}
        </ButtonLink>
      </div>
    </div>
  )
}

/** After a module that was completed before, and was opened once more. */
function NextLesson({ status }: Pick<Props, 'status'>) {
  const { t } = useTexts()
  const to = useTo()
  const isAll = viewerList(status).length === 0
  return (
    <ButtonLink href={to(isAll ? 'trainingModules' : 'trainingStatus')}>
      {t(isAll ? 'training.all' : 'training.next')}
    </ButtonLink>
  )
}

function Complete({ status, module, isDone }: Props) {
  const { t } = useTexts()
  const to = useTo()
  const client = useQueryClient()
  const place = usePlace()
  const problems = useProblems()
  const { trainingId } = module
  const isLast = isLastModule(status, module)
  const complete = useAct('POST /training-status/complete-module/:id', {
    failed: t('training.failed.update.failed'),
    quiet: true,
    refreshes: [
      'GET /training-status/status-with-modules',
      'GET /training/certificate',
      'GET /jobseeker/dashboard',
    ],
  })
  const finish = async () => {
    const done = await complete.run({ params: { id: trainingId } })
    // What was seen may be less than this page believes.
    if (done === null) void reloadLesson(client, trainingId)
    else if (isLast) go(to('seekerHome'))
    else if (place.search !== '') go(to('trainingStatus'), { replace: true })
  }
  return (
    <>
      <Button disabled={!isDone} busy={complete.busy} onClick={() => void finish()}>
        {t(isLast && isDone ? 'training.finish' : 'training.next')}
      </Button>
      {complete.error !== null && (
        <div role="alert" className="basis-full font-medium text-danger">
          {problems
            .update(complete.error)
            .split('\n')
            .map((line) => (
              <p key={line}>{line}</p>
            ))}
        </div>
      )}
    </>
  )
}
