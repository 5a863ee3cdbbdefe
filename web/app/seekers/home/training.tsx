import { useId } from 'react'
import { formatNumber } from '../../../../contract/rules/formats.ts'
import type { SeekerDashboard } from '../../../../contract/seeker-dashboard.ts'
import { go } from '../../../lib/navigation.ts'
import { useTo } from '../../../lib/paths.tsx'
import { useTexts } from '../../../lib/texts.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Button } from '../../../ui/controls/button.tsx'

/** How many modules are done, and the way on; there is none where nothing is left or nothing is there. */
export function TrainingProgress({ training }: { training: SeekerDashboard['trainingStatus'] }) {
  const { t, language } = useTexts()
  const to = useTo()
  const id = useId()
  const { modules, completedModules, trainingCompleted } = training
  const words =
    modules === 0
      ? t('progress.training.none')
      : trainingCompleted
        ? t('progress.training.complete')
        : t('progress.training.done', {
            done: formatNumber(completedModules, language),
            all: formatNumber(modules, language),
          })
  return (
    <section aria-labelledby={id} className="card grid content-start gap-2 p-4">
      <h2 id={id} className="font-bold">
        {t('progress.training.heading')}
      </h2>
      <p className="text-muted">{words}</p>
      {modules > 0 && (
        <progress aria-labelledby={id} max={modules} value={completedModules} className="progress" />
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          kind="secondary"
          size="small"
          disabled={modules === 0 || trainingCompleted}
          onClick={() => go(to('trainingModules'))}
        >
          {t('progress.training.continue')}
        </Button>
        {modules > 0 && trainingCompleted && (
          <ButtonLink kind="secondary" size="small" href={`${to('trainingModules')}#certificate`}>
            {t('progress.training.certificate')}
          </ButtonLink>
        )}
      </div>
    </section>
  )
}
