import { ApiError, failureText } from '../../lib/api-error.ts'
import { useTexts } from '../../lib/texts.tsx'

/** What to say where the server gave no words of its own. */
export function useFailureTexts() {
  const { t } = useTexts()
  return { failed: t('settings.unexpected'), network: t('settings.network') }
}

/** Why saving failed; null where it is said beside the fields. */
export function useFailed() {
  const texts = useFailureTexts()
  return (error: unknown): string | null =>
    error instanceof ApiError && Object.keys(error.fields).length > 0 ? null : failureText(error, texts)
}
