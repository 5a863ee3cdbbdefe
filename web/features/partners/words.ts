import { ApiError } from '../../lib/api.ts'
import { useTexts } from '../../lib/texts.tsx'

/** Why something failed: the server's words, or that nobody answered. Nothing where it is said beside the fields. */
export function useWords() {
  const { t } = useTexts()
  return (error: unknown): string => {
    if (!(error instanceof ApiError)) return t('partner.unexpected')
    if (error.problem === 'network') return t('partner.network')
    return error.problem.fields === undefined ? error.problem.message : ''
  }
}

/** The server has said what is wrong with these fields. */
export const isRefusedField = (error: unknown): boolean =>
  error instanceof ApiError && error.problem !== 'network' && error.problem.fields !== undefined
