import { ApiError } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.tsx'

type Refusal = 'session' | 'permission' | 'missing' | 'server'
const refusals = new Map<number, Refusal>([
  [401, 'session'],
  [403, 'permission'],
  [404, 'missing'],
  [500, 'server'],
])

/** What to say of training that could not be loaded, or not be updated. */
export function useProblems() {
  const { t } = useTexts()
  return {
    load: (error: unknown): string => {
      // Nothing was refused where a lost connection is waited for.
      if (error === null) return t('training.failed.load.network')
      if (!(error instanceof ApiError)) return t('training.failed.load.unexpected')
      if (error.status === 0) return t('training.failed.load.network')
      return t(`training.failed.load.${refusals.get(error.status) ?? 'unexpected'}`)
    },
    update: (error: unknown): string => {
      if (!(error instanceof ApiError)) return t('training.failed.update.failed')
      const said = t(`training.failed.update.${refusals.get(error.status) ?? 'failed'}`)
      if (error.status === 0) return `${said}\n${t('training.failed.load.network')}`
      return error.code === 'training_unfinished' ? `${said}\n${t('training.failed.unfinished')}` : said
    },
  }
}
