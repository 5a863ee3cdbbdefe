import { ApiError } from '../../lib/api.ts'
import { useTexts } from '../../lib/texts.tsx'

/** Why it failed: the server's words, or that nobody answered. Nothing where it is said beside the fields. */
export function useWords() {
  const { t } = useTexts()
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('settings.unexpected')
    if (error.problem === 'network') return t('settings.network')
    return error.problem.fields === undefined ? error.problem.message : ''
  }
}
