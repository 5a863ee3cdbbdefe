import { useEffect, useState } from 'react'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import { finishSignOut, signOut } from '../../lib/session.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Button } from '../../ui/controls/button.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import { Notice } from '../../ui/notice.tsx'

/** Takes the place of everything while the account is closed; says so where the connection is missing. */
export function Closing({ type }: { type: AccountType }) {
  const { t } = useTexts()
  const [state, setState] = useState<'closing' | 'pending'>('closing')
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    void signOut(type).then((outcome) => outcome === 'pending' && setState('pending'))
  }, [type])
  const finish = async () => {
    setBusy(true)
    await finishSignOut(type)
    setBusy(false)
  }
  useEffect(() => {
    if (state === 'closing') return undefined
    const onOnline = () => void finishSignOut(type)
    addEventListener('online', onOnline)
    return () => removeEventListener('online', onOnline)
  }, [state, type])
  return (
    <main id="content">
      {state === 'closing' ? (
        <div className="page-column py-10">
          <Skeleton kind="card" />
        </div>
      ) : (
        <div role="alert">
          <Notice heading={t('shell.closing.heading')} text={t('shell.closing.text')}>
            <Button busy={busy} onClick={() => void finish()}>
              {t('shell.closing.retry')}
            </Button>
          </Notice>
        </div>
      )}
    </main>
  )
}
