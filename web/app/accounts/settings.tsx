import { useQueryClient } from '@tanstack/react-query'
import {
  BellRing,
  Database,
  Languages,
  LockKeyhole,
  Mail,
  MonitorSmartphone,
  ShieldCheck,
  UserRound,
} from 'lucide-react'
import { useState } from 'react'
import type { OwnAccount } from '../../../contract/account-settings.ts'
import { isEmployer } from '../../../contract/rules/accounts.ts'
import { ApiError } from '../../lib/api-error.ts'
import { refresh, useEndpoint } from '../../lib/endpoints.ts'
import { useTexts } from '../../lib/texts.tsx'
import { HashTabs } from '../../ui/controls/hash-tabs.tsx'
import type { Tab } from '../../ui/controls/tabs.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Screen } from '../../ui/screen.tsx'
import { DataSection } from './data-section.tsx'
import { DetailsSection } from './details-section.tsx'
import { EmailSection } from './email-section.tsx'
import { NoticesSection } from './notices-section.tsx'
import { PasswordSection } from './password-section.tsx'
import { PreferencesSection } from './preferences-section.tsx'
import { SecondFactorSection } from './second-factor-section.tsx'
import { SessionsSection } from './sessions-section.tsx'

/** Everything that a person can change about their account, one thing at a time. */
export default function AccountSettings() {
  const { t } = useTexts()
  const client = useQueryClient()
  const account = useEndpoint('GET /account', {})
  // Until the recovery codes are noted: meanwhile the account may be asked for again, and then it opens.
  const [mustSetUp, setMustSetUp] = useState(false)
  if (!mustSetUp && isFactorMissing(account.error)) setMustSetUp(true)
  const onConfirmed = async () => {
    await refresh(client, ['GET /account', 'GET /session'])
    setMustSetUp(false)
  }
  return (
    <Screen heading={t('settings.title')}>
      {mustSetUp ? (
        <SecondFactorSection isOn={false} forced onConfirmed={() => void onConfirmed()} />
      ) : (
        <Loaded of={account}>{(data) => <Settings account={data} />}</Loaded>
      )}
    </Screen>
  )
}

/** Staff must set up their second factor before anything else is open to them. */
const isFactorMissing = (error: unknown) =>
  error instanceof ApiError && error.code === 'second_factor_missing'

function Settings({ account }: { account: OwnAccount }) {
  const { t } = useTexts()
  const client = useQueryClient()
  const side = isEmployer(account.userType) ? 'employer' : account.userType === 'CAREER' ? 'seeker' : null
  const parts = [
    { id: 'details', Icon: UserRound, content: <DetailsSection account={account} /> },
    { id: 'email', Icon: Mail, content: <EmailSection account={account} /> },
    ...(side === null
      ? []
      : [{ id: 'emails', Icon: BellRing, content: <NoticesSection side={side} /> } as const]),
    { id: 'password', Icon: LockKeyhole, content: <PasswordSection account={account} /> },
    { id: 'language', Icon: Languages, content: <PreferencesSection account={account} /> },
    { id: 'devices', Icon: MonitorSmartphone, content: <SessionsSection /> },
    { id: 'data', Icon: Database, content: <DataSection account={account} /> },
  ] as const
  const tabs: Tab[] = parts.map((part) => ({ ...part, label: t(`settings.tabs.${part.id}`) }))
  if (account.secondFactor !== null) {
    tabs.push({
      id: 'second-factor',
      Icon: ShieldCheck,
      label: t('settings.tabs.secondFactor'),
      content: (
        <SecondFactorSection
          isOn={account.secondFactor}
          onConfirmed={() => void refresh(client, ['GET /account', 'GET /account/sessions'])}
        />
      ),
    })
  }
  return <HashTabs label={t('settings.title')} tabs={tabs} />
}
