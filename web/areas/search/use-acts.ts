import type { ReportSubject } from '../../../contract/rules/reports.ts'
import { api, ApiError } from '../../lib/api.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../ui/controls/toast.tsx'

/** What can be done with whatever was found. */
export function useActs() {
  const { t } = useTexts()
  const toast = useToast()
  return {
    /** Shown at once, and taken back where the server does not follow. */
    toggle: async (
      now: boolean,
      show: (shown: boolean) => void,
      send: (wanted: boolean) => Promise<unknown>,
    ): Promise<void> => {
      show(!now)
      try {
        await send(!now)
      } catch {
        show(now)
        toast(t('searching.actFailed'), 'bad')
      }
    },
    /** Null where it is done, else why it is not. */
    report: async (subject: ReportSubject, subjectId: string, reason: string): Promise<string | null> => {
      try {
        toast((await api('POST /reports', { body: { subject, subjectId, reason } })).message)
        return null
      } catch (error) {
        return error instanceof ApiError && error.problem !== 'network'
          ? error.problem.message
          : t('searching.actFailed')
      }
    },
  }
}
