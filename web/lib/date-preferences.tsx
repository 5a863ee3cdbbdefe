import { createContext, useContext, type ReactNode } from 'react'
import { usualHabits, type DateHabits } from '../../contract/rules/formats.ts'

const DatePreferencesContext = createContext<DateHabits>(usualHabits)

/** Tells every part of a screen how the person wants to read dates and times. */
export function DatePreferencesProvider({ habits, children }: { habits: DateHabits; children: ReactNode }) {
  return <DatePreferencesContext value={habits}>{children}</DatePreferencesContext>
}

export const useDatePreferences = (): DateHabits => useContext(DatePreferencesContext)
