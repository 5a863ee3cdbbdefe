import { formatDate, type DateHabits } from './formats.ts'
import type { Language } from './language.ts'

type Unit = 'minute' | 'hour' | 'day'
type Forms = { readonly one: string; readonly other: string }

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
/** From here on the date says more than a count of days. */
const datedFrom = 7 * day

const justNow: { readonly [L in Language]: string } = { en: 'just now', am: 'አሁን', om: 'amma' }

/** The count takes the place of the #. In Afaan Oromoo a noun with a number stays as it is. */
const agoForms: { readonly [L in Language]: { readonly [U in Unit]: Forms } } = {
  en: {
    minute: { one: '# minute ago', other: '# minutes ago' },
    hour: { one: '# hour ago', other: '# hours ago' },
    day: { one: '# day ago', other: '# days ago' },
  },
  am: {
    minute: { one: 'ከ# ደቂቃ በፊት', other: 'ከ# ደቂቃዎች በፊት' },
    hour: { one: 'ከ# ሰዓት በፊት', other: 'ከ# ሰዓታት በፊት' },
    day: { one: 'ከ# ቀን በፊት', other: 'ከ# ቀናት በፊት' },
  },
  om: {
    minute: { one: 'daqiiqaa # dura', other: 'daqiiqaa # dura' },
    hour: { one: "sa'aatii # dura", other: "sa'aatii # dura" },
    day: { one: 'guyyaa # dura', other: 'guyyaa # dura' },
  },
}

/** How long ago something happened, as people say it; after a week the date. */
export function formatRelativeTime(
  instant: Date,
  now: Date,
  language: Language,
  habits: Pick<DateHabits, 'calendar'>,
): string {
  const passed = now.getTime() - instant.getTime()
  // The clock of a phone may be behind: what has happened is not in the future.
  if (passed < minute && passed > -day) return justNow[language]
  if (passed < 0 || passed >= datedFrom) return formatDate(instant, language, habits)
  if (passed < hour) return ago('minute', Math.floor(passed / minute), language)
  if (passed < day) return ago('hour', Math.floor(passed / hour), language)
  return ago('day', Math.floor(passed / day), language)
}

function ago(unit: Unit, count: number, language: Language): string {
  const forms = agoForms[language][unit]
  return (count === 1 ? forms.one : forms.other).replace('#', String(count))
}
