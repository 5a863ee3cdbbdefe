import { createContext, useContext } from 'react'
import type { PresentUser } from '../../contract/accounts.ts'
import type { Brand } from '../../contract/brand.ts'

type AppContext = { user: PresentUser; brand: Brand }
export const AppContext = createContext<AppContext | null>(null)

function useApp(): AppContext {
  const context = useContext(AppContext)
  if (context === null) throw new Error('This belongs into the signed-in application')
  return context
}

/** Who is signed in. */
export const useUser = (): PresentUser => useApp().user
export const useBrand = (): Brand => useApp().brand
