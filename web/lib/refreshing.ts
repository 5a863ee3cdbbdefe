import { createContext } from 'react'

/** Whether what a part of the screen shows is being asked for anew. */
export const RefreshingContext = createContext(false)
