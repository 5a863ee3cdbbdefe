import { useCallback } from 'react'
import { homes } from '../../contract/rules/accounts.ts'
import { HabitsProvider } from '../lib/habits.tsx'
import { useLater } from '../lib/later.ts'
import { usePath } from '../lib/paths.tsx'
import { signInAgain } from '../lib/kept.ts'
import { fetchUser } from '../lib/session.ts'
import { useTexts } from '../lib/texts.tsx'
import type { PageData } from '../page-data.ts'
import { ButtonLink } from '../ui/button-link.tsx'
import { ErrorState } from '../ui/controls/error-state.tsx'
import { Skeleton } from '../ui/controls/skeleton.tsx'
import { Notice } from '../ui/notice.tsx'
import { AreaFrame } from './area-frame.tsx'
import { areaOf } from './places.ts'
import { areaScreens, screenKey, type AreaScreenProps } from './screens.tsx'

/** Everything behind sign-in. The server has let in only who is signed in; what each may see is asked again here. */
export function ApplicationPage({ data }: { data: PageData }) {
  const { t } = useTexts()
  const load = useCallback(async () => {
    const user = await fetchUser()
    if (user === null) signInAgain()
    return user
  }, [])
  const later = useLater(load)
  const name = data.brand.name ?? t('common.brand')
  const user = later.state === 'ready' ? later.value : null
  return (
    <AreaFrame name={name} user={user}>
      {later.state === 'failed' ? (
        <ErrorState onRetry={later.retry} />
      ) : user === null ? (
        <div className="page-column py-10">
          <Skeleton kind="card" />
        </div>
      ) : (
        <HabitsProvider habits={user}>
          <AreaScreen user={user} brand={data.brand} />
        </HabitsProvider>
      )}
    </AreaFrame>
  )
}

function AreaScreen({ user, brand }: AreaScreenProps) {
  const { t } = useTexts()
  const path = usePath()
  const types = areaOf(location.pathname)
  if (types !== null && !types.includes(user.role)) {
    return (
      <Notice heading={t('application.foreign.heading')} text={t('application.foreign.text')}>
        <ButtonLink href={path(homes[user.role])}>{t('application.foreign.home')}</ButtonLink>
      </Notice>
    )
  }
  const Screen = areaScreens[screenKey(location.pathname)]
  return Screen === undefined ? (
    <Notice
      state={t('application.prepared.state')}
      heading={t('application.prepared.heading')}
      text={t('application.prepared.text')}
    >
      <ButtonLink href={path(homes[user.role])}>{t('application.prepared.home')}</ButtonLink>
    </Notice>
  ) : (
    <Screen user={user} brand={brand} />
  )
}
