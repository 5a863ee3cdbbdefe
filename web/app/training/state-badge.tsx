import { formatDate, formatNumber } from '../../../contract/rules/formats.ts'
import type { TrainingModule } from '../../../contract/training.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useTexts } from '../../lib/texts.tsx'
import { Badge } from '../../ui/badge.tsx'

/** How far somebody is with a module: completed and when, in progress and how far, or upcoming. */
export function StateBadge({ module }: { module: TrainingModule }) {
  const { t, language } = useTexts()
  const preferences = useDatePreferences()
  const { status, completedAt, watchedMilliseconds, filmMilliseconds } = module
  switch (status) {
    case 'completed':
      return (
        <Badge tone="good">
          {completedAt === null
            ? t('training.state.completed')
            : t('training.state.completedOn', {
                date: formatDate(new Date(completedAt), language, preferences),
              })}
        </Badge>
      )
    case 'inprogress': {
      const percent = Math.floor((100 * watchedMilliseconds) / Math.max(1, filmMilliseconds))
      return (
        <Badge tone="waiting">
          {t('training.state.inprogress', { percent: formatNumber(Math.min(100, percent), language) })}
        </Badge>
      )
    }
    case 'upcoming':
      return <Badge tone="neutral">{t('training.state.upcoming')}</Badge>
  }
}
