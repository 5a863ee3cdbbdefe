import type { SeekerJob } from '../../../contract/job-search.ts'
import type { Texts } from '../../lib/texts.tsx'

/** How often and how fast the employer of a job answers; null where that is not known. Its texts: `jobSearch`. */
export function answerWords(
  { employerAnswers }: Pick<SeekerJob, 'employerAnswers'>,
  t: Texts['t'],
): string | null {
  if (employerAnswers === null) return null
  const { percent, hours } = employerAnswers
  const often = Math.round(percent)
  return hours < 24
    ? t('jobSearch.answers.hours', { percent: often, count: Math.max(1, Math.ceil(hours)) })
    : t('jobSearch.answers.days', { percent: often, count: Math.ceil(hours / 24) })
}
