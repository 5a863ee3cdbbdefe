import { useEffect, useState } from 'react'
import type { PresentUser } from '../../contract/accounts.ts'
import { fetchUser, signedInType } from './session.ts'

/** Who is signed in, on a public page. The server is asked only where the hint says that somebody is. */
export function useSignedInUser(): PresentUser | null {
  const [user, setUser] = useState<PresentUser | null>(null)
  useEffect(() => {
    if (signedInType() === null) return
    // Without a connection the page stays as it is for everyone.
    void fetchUser()
      .then(setUser)
      .catch(() => {})
  }, [])
  return user
}
