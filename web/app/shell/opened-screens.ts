import type { Place } from '../../lib/navigation.ts'
import type { AppScreen, Match } from '../../lib/screens.ts'

type OpenedScreen = {
  id: number
  match: Match<AppScreen>
  /** Where it was last shown. */
  place: Place
  /** The entries of the history at which it was shown. */
  entries: readonly string[]
}

/** The screens that are drawn, one of which is shown; the others are hidden until Back or Forward leads to them. */
export type OpenedScreens = { shown: number; all: readonly OpenedScreen[] }

export const noneOpened: OpenedScreens = { shown: 0, all: [] }

const isSame = (one: Match<AppScreen>, other: Match<AppScreen>) =>
  one.name === other.name &&
  (other.screen.spansParams === true || JSON.stringify(one.params) === JSON.stringify(other.params))

/** Shows the screen of an address. Back finds one that is kept as it was left; a new visit begins anew. */
export function show(
  opened: OpenedScreens,
  match: Match<AppScreen>,
  place: Place,
  entry: string,
): OpenedScreens {
  const same = opened.all.filter((screen) => isSame(screen.match, match))
  const kept = same.find(({ id, entries }) => id === opened.shown || entries.includes(entry))
  if (kept === undefined) {
    const id = 1 + Math.max(0, ...opened.all.map((screen) => screen.id))
    const others = opened.all.filter((screen) => screen.match.screen.keep === true && !same.includes(screen))
    return { shown: id, all: [...others, { id, match, place, entries: [entry] }] }
  }
  const isHere = kept.place.pathname === place.pathname && kept.place.search === place.search
  if (kept.id === opened.shown && isHere && kept.entries.includes(entry)) return opened
  const entries = kept.entries.includes(entry) ? kept.entries : [...kept.entries, entry]
  const present = isHere ? { ...kept, entries } : { ...kept, entries, match, place }
  const all = opened.all.map((screen) => (screen === kept ? present : screen))
  return {
    shown: kept.id,
    all: all.filter((screen) => screen === present || screen.match.screen.keep === true),
  }
}
