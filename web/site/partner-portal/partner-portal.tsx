import { CircleCheck, Link, LogIn, UserPlus, Users } from 'lucide-react'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { PresentUser } from '../../../contract/accounts.ts'
import { homes } from '../../../contract/rules/accounts.ts'
import { useLive } from '../../lib/live.ts'
import { usePath } from '../../lib/paths.tsx'
import { rememberSignIn } from '../../lib/session.ts'
import { useSignedInUser } from '../../lib/signed-in-user.ts'
import { useTexts } from '../../lib/texts.tsx'
import { useToast } from '../../lib/toast.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { ToastProvider } from '../../ui/controls/toast.tsx'
import { EnrollForm, EnrollKinds } from './enroll.tsx'
import { LoginForm } from './login-form.tsx'
import { openMode, useMode, type Mode } from './mode.ts'
import { Referral } from './referral.tsx'
import { RegisterForm } from './register-form.tsx'

const actions = [
  { mode: 'login', Icon: LogIn },
  { mode: 'registerAgent', Icon: UserPlus },
  { mode: 'enrollUser', Icon: Users },
  { mode: 'referral', Icon: Link },
] as const
/** Who is signed in has an account. */
const actionsOfSignedIn = actions.filter(({ mode }) => mode !== 'login' && mode !== 'registerAgent')
type Action = (typeof actions)[number]['mode']

/** Which of the main buttons a mode belongs to. */
function actionOf(mode: Mode): Action {
  switch (mode) {
    case 'login':
    case 'registerAgent':
    case 'referral':
      return mode
    case 'enrollUser':
    case 'enrollCareer':
    case 'enrollHousehold':
    case 'enrollBusiness':
      return 'enrollUser'
  }
}

/** The buttons of the portal, and below them what the chosen one opens. */
export function PartnerPortal() {
  const { t } = useTexts()
  const live = useLive()
  const user = useSignedInUser()
  const named = useMode()
  const mode = user !== null && (named === 'login' || named === 'registerAgent') ? null : named
  const [pressed, setPressed] = useState(false)
  const action = mode === null ? null : actionOf(mode)
  const open = (next: Mode) => {
    setPressed(true)
    openMode(next)
  }
  return (
    <ToastProvider>
      {user !== null && <SignedIn user={user} />}
      <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
        {(user === null ? actions : actionsOfSignedIn).map(({ mode: own, Icon }) => (
          <li key={own}>
            <button
              type="button"
              disabled={!live}
              aria-expanded={action === own}
              aria-controls={action === own ? 'partner-panel' : undefined}
              onClick={() => open(own)}
              className="card flex h-full min-h-14 w-full cursor-pointer items-center gap-3 py-3 text-start font-semibold hover:bg-primary-soft aria-expanded:border-primary aria-expanded:bg-primary-soft"
            >
              <Icon aria-hidden="true" className="size-6 shrink-0 text-primary" />
              <span className="min-w-0 wrap-anywhere">{t(`partner.actions.${own}`)}</span>
            </button>
          </li>
        ))}
      </ul>
      {mode !== null && action !== null && (
        <Panel key={mode} heading={t(`partner.actions.${action}`)} arrived={pressed}>
          <Content mode={mode} own={user?.role === 'PARTNER' ? user.username : null} onOpen={open} />
        </Panel>
      )}
    </ToastProvider>
  )
}

function Panel(props: { heading: string; arrived: boolean; children: ReactNode }) {
  const { heading, arrived, children } = props
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (arrived) title.current?.focus()
  }, [arrived])
  return (
    <section id="partner-panel" aria-label={heading} className="card mx-auto mt-6 max-w-2xl sm:p-8">
      <h2 ref={title} tabIndex={-1} className="mb-4 scroll-mt-24 text-2xl font-bold outline-none">
        {heading}
      </h2>
      {children}
    </section>
  )
}

/** Who this browser knows, and the way to their own page. */
function SignedIn({ user }: { user: PresentUser }) {
  const { t } = useTexts()
  const path = usePath()
  const kind = user.role === 'PARTNER' ? 'partner' : 'other'
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="max-w-prose wrap-anywhere">{t(`partner.signedIn.${kind}`, { name: user.username })}</p>
      <ButtonLink href={path(homes[user.role])} kind="secondary" size="small">
        {t('common.myAccount')}
      </ButtonLink>
    </div>
  )
}

/** `own` is the username of the partner who is signed in. */
function Content(props: { mode: Mode; own: string | null; onOpen: (mode: Mode) => void }) {
  const { mode, own, onOpen } = props
  switch (mode) {
    case 'login':
      return <LoginForm />
    case 'registerAgent':
      return <Registration />
    case 'enrollUser':
      return <EnrollKinds onChoose={onOpen} />
    case 'enrollCareer':
    case 'enrollHousehold':
    case 'enrollBusiness':
      return <EnrollForm mode={mode} own={own} onBack={() => onOpen('enrollUser')} />
    case 'referral':
      return <Referral own={own} />
  }
}

const restMilliseconds = 3_000

function Registration() {
  const toast = useToast()
  const [message, setMessage] = useState<string | null>(null)
  if (message !== null) return <Welcome message={message} />
  return (
    <RegisterForm
      onRegistered={({ message: said, data }) => {
        rememberSignIn(data)
        toast(said)
        setMessage(said)
      }}
    />
  )
}

/** A moment to read that it worked, with the focus on it; then the dashboard. */
function Welcome({ message }: { message: string }) {
  const { t } = useTexts()
  const target = usePath()(homes.PARTNER)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
    const timer = setTimeout(() => location.assign(target), restMilliseconds)
    return () => clearTimeout(timer)
  }, [target])
  return (
    <div className="flex flex-col items-start gap-4">
      <CircleCheck aria-hidden="true" className="size-10 text-primary" />
      <h3 ref={heading} tabIndex={-1} className="text-lg font-semibold outline-none">
        {message}
      </h3>
      <p>{t('partner.register.goingOn')}</p>
      <ButtonLink href={target}>{t('partner.register.onward')}</ButtonLink>
    </div>
  )
}
