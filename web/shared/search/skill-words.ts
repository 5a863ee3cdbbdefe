import { formatNumber } from '../../../contract/rules/formats.ts'
import { mostWithAllCounted } from '../../../contract/rules/jobs.ts'
import type { Texts } from '../../lib/texts.tsx'

type Found = { withAllSkills: number | null; totalElements: number; totalIsLowerBound: boolean }

/** Of several skills that were chosen: how many have all of them, and whether these come first; nothing else. */
export function skillWords(
  { withAllSkills: count, totalElements, totalIsLowerBound }: Found,
  areFirst: boolean,
  { t, language }: Pick<Texts, 't' | 'language'>,
): string | null {
  if (count === null || totalElements === 0) return null
  if (count === 0) return t('searching.allSkills.none')
  if (count === totalElements && !totalIsLowerBound) return t('searching.allSkills.every')
  const shown =
    formatNumber(Math.min(count, mostWithAllCounted), language) + (count > mostWithAllCounted ? '+' : '')
  return t(`searching.allSkills.${areFirst ? 'first' : 'some'}`, { count, shown })
}
