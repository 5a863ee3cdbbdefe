import { LogOut, Mail, Menu } from 'lucide-react'
import type { ReactNode } from 'react'
import type { AccountType } from '../../../contract/rules/accounts.ts'
import { messageScreens } from '../../lib/message-screens.ts'
import { usePath, useTo } from '../../lib/paths.tsx'
import { isTab, navItems, type NavItem } from '../../lib/screens.ts'
import { useTexts } from '../../lib/texts.tsx'
import { Avatar, faces } from '../../ui/avatar.tsx'
import { Disclosure } from '../../ui/disclosure.tsx'
import { LanguagePicker } from '../../ui/language-picker.tsx'
import { LogoMark } from '../../ui/logo.tsx'
import { TibebBand } from '../../ui/tibeb-band.tsx'

type Props = {
  brand: string
  type: AccountType
  /** Who is signed in; not known while the server draws one frame for all. */
  person?: string
  /** The name of the present screen, and its address without the language. */
  current: { name: string | null; path: string }
  /** How much is new behind an entry of the menu, by its name. */
  news?: { readonly [name: string]: number }
  onSignOut?: () => void
  children: ReactNode
}

/** Bar above, rail on a wide screen, tabs at the thumb on a phone. The server draws the same before the script comes. */
export function AppFrame({ brand, type, person, current, news = {}, onSignOut, children }: Props) {
  const { t } = useTexts()
  const to = useTo()
  const items = navItems(type)
  return (
    <div className="app-frame flex min-h-dvh flex-col max-lg:pb-16">
      <header className="sticky top-0 z-10 bg-surface">
        <a className="skip-link" href="#content">
          {t('common.skipToContent')}
        </a>
        <div className="mx-auto flex min-h-14 max-w-7xl flex-wrap items-center justify-end gap-x-1 px-4">
          <a
            href={to('landing')}
            className="me-auto flex min-h-11 items-center gap-2 text-lg font-extrabold tracking-tight sm:text-xl"
          >
            <LogoMark className="size-8 sm:size-9" />
            <span className="max-sm:sr-only">{brand}</span>
          </a>
          <Messages type={type} current={current.name} news={news} />
          {person !== undefined && <OwnAccount name={person} type={type} />}
          <LanguagePicker path={current.path} />
          <button type="button" className="menu-item cursor-pointer" onClick={onSignOut}>
            <LogOut aria-hidden="true" className="size-5" />
            {t('shell.logout')}
          </button>
        </div>
        <TibebBand />
      </header>
      <div className="mx-auto flex w-full max-w-7xl grow">
        <nav
          aria-label={t('shell.navigation')}
          className="hidden w-60 shrink-0 border-e border-line lg:block"
        >
          {/* Stays in sight below the bar while a long screen scrolls. */}
          <div className="sticky top-20 max-h-[calc(100dvh-5rem)] overflow-y-auto p-4">
            <MenuLinks items={items} current={current.name} news={news} />
          </div>
        </nav>
        <main id="content" tabIndex={-1} className="min-w-0 grow">
          {children}
        </main>
      </div>
      <nav
        aria-label={t('shell.navigation')}
        className="fixed inset-x-0 bottom-0 z-10 border-t border-line bg-raised lg:hidden"
      >
        <PhoneBar items={items} current={current.name} news={news} />
      </nav>
    </div>
  )
}

/** The own name leads to the settings; a phone has no room for it. */
function OwnAccount({ name, type }: { name: string; type: AccountType }) {
  const to = useTo()
  return (
    <a href={to('account')} className="menu-item min-w-0 max-md:hidden">
      <Avatar size="small" src={null} name={name} alt="" kind={faces[type]} />
      <span className="truncate">{name}</span>
    </a>
  )
}

type Marks = { current: string | null; news: NonNullable<Props['news']> }
type LinksProps = Marks & { items: readonly NavItem[] }

/** An icon with the number of unread messages. */
function Messages({ type, current, news }: Marks & { type: AccountType }) {
  const { t } = useTexts()
  const to = useTo()
  const name = messageScreens[type]
  if (name === null) return null
  const count = news[name] ?? 0
  return (
    <a
      href={to(name, {})}
      className="menu-item app-mail"
      aria-current={name === current ? 'page' : undefined}
    >
      <Mail aria-hidden="true" className="size-5 shrink-0" />
      <span className="sr-only">{count === 0 ? t(`screens.${name}`) : t('shell.unread', { count })}</span>
      <NewsNumber count={count} />
    </a>
  )
}

function MenuLinks({ items, current, news }: LinksProps) {
  const { t } = useTexts()
  const path = usePath()
  return (
    <ul className="grid gap-1">
      {items.map(({ name, path: address, Icon }) => (
        <li key={name}>
          <a
            href={path(address)}
            className="menu-item w-full"
            aria-current={name === current ? 'page' : undefined}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className="min-w-0 wrap-break-word">{t(`screens.${name}`)}</span>
            <News count={news[name] ?? 0} />
          </a>
        </li>
      ))}
    </ul>
  )
}

/** A number for the eye, and for those who hear it what it counts. */
function News({ count }: { count: number }) {
  const { t } = useTexts()
  return (
    <>
      <NewsNumber count={count} />
      {count > 0 && <span className="sr-only">{t('shell.news', { count })}</span>}
    </>
  )
}

function NewsNumber({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span aria-hidden="true" className="menu-news">
      {count > 99 ? '99+' : count}
    </span>
  )
}

/** The places that are used most under short names, and behind one touch all of them under their full ones. */
function PhoneBar({ items, current, news }: LinksProps) {
  const { t } = useTexts()
  const path = usePath()
  return (
    <ul className="grid auto-cols-fr grid-flow-col">
      {items.filter(isTab).map(({ name, path: address, Icon }) => (
        <li key={name}>
          <a href={path(address)} className="app-tab" aria-current={name === current ? 'page' : undefined}>
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className="max-w-full wrap-anywhere">{t(`shell.tabs.${name}`)}</span>
            <News count={news[name] ?? 0} />
          </a>
        </li>
      ))}
      <li>
        <Disclosure
          closesAfter={current}
          className="app-more"
          summaryClassName="app-tab"
          panelClassName="menu-popup app-more-panel"
          isCurrent={items.some((item) => item.name === current && !isTab(item))}
          summary={
            <>
              <Menu aria-hidden="true" className="size-5 shrink-0" />
              <span className="max-w-full wrap-anywhere">{t('common.menu')}</span>
            </>
          }
        >
          <MenuLinks items={items} current={current} news={news} />
        </Disclosure>
      </li>
    </ul>
  )
}
