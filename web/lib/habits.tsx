import { createContext, useContext, type ReactNode } from 'react'
import { usualHabits, type DateHabits } from '../../contract/rules/formats.ts'

const HabitsContext = createContext<DateHabits>(usualHabits)

/** Tells every part of a screen how the person wants to read dates and times. */
export function HabitsProvider({ habits, children }: { habits: DateHabits; children: ReactNode }) {
  return <HabitsContext value={habits}>{children}</HabitsContext>
}

export const useHabits = (): DateHabits => useContext(HabitsContext)
