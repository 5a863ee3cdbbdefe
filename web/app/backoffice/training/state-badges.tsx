import { useTexts } from '../../../lib/texts.tsx'
import { Badge } from '../../../ui/badge.tsx'

type Props = { publishedVersion: number | null; hasDraft: boolean; retired: boolean }

/** Where a module is: a published one may have a draft beside it. */
export function StateBadges({ publishedVersion, hasDraft, retired }: Props) {
  const { t } = useTexts()
  return (
    <span className="flex flex-wrap gap-1">
      {retired && <Badge tone="neutral">{t('trainingModules.state.retired')}</Badge>}
      {publishedVersion !== null && (
        <Badge tone="good">{t('trainingModules.state.published', { version: publishedVersion })}</Badge>
      )}
      {hasDraft && <Badge tone="waiting">{t('trainingModules.state.draft')}</Badge>}
    </span>
  )
}
