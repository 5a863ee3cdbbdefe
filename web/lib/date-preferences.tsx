import { createContext, useContext, type ReactNode } from 'react'
import { habitsOf, type ChosenHabits, type DateHabits } from '../../contract/rules/formats.ts'
import { useTexts } from './texts.tsx'

const DatePreferencesContext = createContext<ChosenHabits>({ calendar: null, clock: null })

/** Tells every part of a screen how the person has chosen to read dates and times. */
export function DatePreferencesProvider({ habits, children }: { habits: ChosenHabits; children: ReactNode }) {
  return <DatePreferencesContext value={habits}>{children}</DatePreferencesContext>
}

/** What the person chose, or else what is usual in the language of the page. */
export function useDatePreferences(): DateHabits {
  const { language } = useTexts()
  return habitsOf(useContext(DatePreferencesContext), language)
}
