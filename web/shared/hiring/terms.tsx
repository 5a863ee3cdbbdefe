import { CalendarDays, CalendarOff, Clock, House, type LucideIcon } from 'lucide-react'
import type { Terms as OfferTerms } from '../../../contract/offers.ts'
import { formatNumber, spellDate, type DateHabits } from '../../../contract/rules/formats.ts'
import { useDatePreferences } from '../../lib/date-preferences.tsx'
import { useTexts, type Texts } from '../../lib/texts.tsx'
import { payOfTerms } from './terms-pay.ts'

/**
 * What the two agree to: the pay as the largest figure, the rest with a sign each. What was not said has no line. Its texts
 * are those of the namespace `placements`.
 */
export function Terms({ terms }: { terms: OfferTerms }) {
  const texts = useTexts()
  const pay = payOfTerms(terms, texts.language)
  const facts = factsOf(terms, texts, useDatePreferences())
  if (pay.length === 0 && facts.length === 0) {
    return <p className="text-muted">{texts.t('placements.terms.none')}</p>
  }
  return (
    <div className="grid gap-2">
      {pay.map((words) => (
        <p key={words} className="text-2xl font-extrabold text-primary">
          <span className="sr-only">{texts.t('placements.terms.pay')}: </span>
          {words}
        </p>
      ))}
      <dl className="grid gap-1">
        {facts.map(({ Icon, name, value }) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="flex items-center gap-2 text-muted">
              <Icon aria-hidden="true" className="size-5 shrink-0" />
              {name}:
            </dt>
            <dd className="min-w-0 font-medium wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

type Fact = { Icon: LucideIcon; name: string; value: string }

function factsOf(
  { startDate, hoursPerDay, liveIn, daysOff }: OfferTerms,
  { t, language }: Texts,
  habits: DateHabits,
): Fact[] {
  const facts: Fact[] = []
  if (startDate !== null) {
    const value = spellDate(startDate, language, habits)
    facts.push({ Icon: CalendarDays, name: t('placements.terms.startDate'), value })
  }
  if (hoursPerDay !== null) {
    const hours = formatNumber(hoursPerDay, language)
    const value = t('placements.terms.hoursPerDay', { count: hoursPerDay, hours })
    facts.push({ Icon: Clock, name: t('placements.terms.hours'), value })
  }
  if (liveIn !== null) {
    const value = t(liveIn ? 'placements.terms.liveIn' : 'placements.terms.liveOut')
    facts.push({ Icon: House, name: t('placements.terms.home'), value })
  }
  if (daysOff !== null) {
    const value = t('placements.terms.daysOffPerWeek', { count: daysOff })
    facts.push({ Icon: CalendarOff, name: t('placements.terms.daysOff'), value })
  }
  return facts
}
