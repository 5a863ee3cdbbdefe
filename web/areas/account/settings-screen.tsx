import { useCallback, useState } from 'react'
import {
  Database,
  Languages,
  LockKeyhole,
  Mail,
  MonitorSmartphone,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import type { OwnAccount } from '../../../contract/account-settings.ts'
import { api, ApiError } from '../../lib/api.ts'
import { useLater } from '../../lib/later.ts'
import { loadPlaces } from '../../lib/reference.ts'
import { useTexts } from '../../lib/texts.tsx'
import { ErrorState } from '../../ui/controls/error-state.tsx'
import { Skeleton } from '../../ui/controls/skeleton.tsx'
import type { Tab } from '../../ui/controls/tabs.tsx'
import { ToastProvider } from '../../ui/controls/toast.tsx'
import { HashTabs } from '../hash-tabs.tsx'
import { DataSection } from './data-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { EmailSection } from './email-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** Everything that a person can change about their account, one thing at a time. */
export function SettingsScreen() {
  const { t, language } = useTexts()
  const load = useCallback(async () => {
    const [account, places] = await Promise.all([loadAccount(), loadPlaces()])
    const place = places.vocabulary.all.find(({ name }) => name.en === account?.location)
    return { account, place: place?.name[language] ?? account?.location ?? '' }
  }, [language])
  const later = useLater(load)
  return (
    <ToastProvider>
      <div className="page-column py-8">
        <h1 className="mb-5 text-2xl font-bold text-balance sm:text-3xl">{t('settings.title')}</h1>
        {later.state === 'loading' ? (
          <Skeleton kind="card" lines={6} />
        ) : later.state === 'failed' ? (
          <ErrorState onRetry={later.retry} />
        ) : later.value.account === null ? (
          <SecondFactorSection isOn={false} forced onConfirmed={() => location.reload()} />
        ) : (
          <Settings loaded={later.value.account} place={later.value.place} />
        )}
      </div>
    </ToastProvider>
  )
}

/** Null: staff who must set up their second factor before anything else is open to them. */
async function loadAccount(): Promise<OwnAccount | null> {
  try {
    return await api('GET /account', {})
  } catch (error) {
    if (error instanceof ApiError && error.message === 'second_factor_missing') return null
    throw error
  }
}

function Settings({ loaded, place }: { loaded: OwnAccount; place: string }) {
  const { t } = useTexts()
  const [account, setAccount] = useState(loaded)
  const change = (changes: Partial<OwnAccount>) => setAccount((now) => ({ ...now, ...changes }))
  const common = { account, onChange: change }
  const parts = [
    {
      id: 'details',
      Icon: UserRound,
      content: <DetailsSection {...common} place={place} />,
    },
    { id: 'email', Icon: Mail, content: <EmailSection {...common} /> },
    { id: 'password', Icon: LockKeyhole, content: <PasswordSection account={account} /> },
    { id: 'language', Icon: Languages, content: <PreferencesSection {...common} /> },
    { id: 'devices', Icon: MonitorSmartphone, content: <SessionsSection account={account} /> },
    { id: 'data', Icon: Database, content: <DataSection account={account} /> },
  ] as const
  const tabs: Tab[] = parts.map((part) => ({ ...part, label: t(`settings.tabs.${part.id}`) }))
  if (account.secondFactor !== null) {
    tabs.push({
      id: 'second-factor',
      Icon: ShieldCheck,
      label: t('settings.tabs.secondFactor'),
      content: (
        <SecondFactorSection isOn={account.secondFactor} onConfirmed={() => change({ secondFactor: true })} />
      ),
    })
  }
  return <HashTabs label={t('settings.title')} tabs={tabs} />
}
