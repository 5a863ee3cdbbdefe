import type { LucideIcon } from 'lucide-react'
import { parse } from 'regexparam'
import type { ComponentType } from 'react'
import type { CallInput } from '../../contract/endpoint.ts'
import type { ApiEndpoints } from '../../contract/endpoints.ts'
import type { PageStyle, StandaloneScript } from '../../contract/pages.ts'
import type { AccountType } from '../../contract/rules/accounts.ts'
import type labels from '../locales/en/screens.json'
import type shell from '../locales/en/shell.json'
import type { PageData } from './page-data.ts'
import type { TextNamespace } from './texts.tsx'

/** `:id` and `:jobId?` in a path become the params `id` and, where it may be missing, `jobId`. */
type ParamsOf<Path extends string> = Path extends `${infer Part}/${infer More}`
  ? ParamsOf<Part> & ParamsOf<More>
  : Path extends `:${infer Name}?`
    ? { [Key in Name]?: string }
    : Path extends `:${infer Name}`
      ? { [Key in Name]: string }
      : unknown

type Params = { readonly [name: string]: string }
/** What an address says besides which screen it is. */
type Place = { params: Params; query: URLSearchParams }
/** What a screen is opened with. */
export type ScreenProps = { params: Params }

/** One call of the interface by its name, for the cache, for prefetching and for the document. */
export type GetKey = Extract<keyof ApiEndpoints, `GET ${string}`>
export type FirstCall = { key: GetKey; input: object }
export const call = <K extends GetKey>(key: K, input: CallInput<ApiEndpoints[K]>): FirstCall => ({
  key,
  input,
})

type Addressed = {
  /** Its file within web/, which the build adds, so that a document can name the files of its script. */
  source?: string
  /** Addresses match in any letter case; `:name` is one part, `:name?` one that may be missing. */
  path: string
  /** Other addresses of the same screen. */
  aliases?: readonly string[]
}

/** A screen behind sign-in. Its name is the key of its title and of its label in the menu: `screens.<name>`. */
export type AppScreen = Addressed & {
  audience: readonly AccountType[]
  /** Its place in the menu; `tab` puts it into the bar of a phone, under its short name `shell.tabs.<name>`. */
  nav?: { order: number; icon: LucideIcon; tab?: true }
  texts: readonly TextNamespace[]
  /** For lists and homes: it stays drawn, hidden, behind other screens, so that Back shows it without drawing it anew. */
  keep?: true
  /** It stays mounted when its params change, as a list does beside the open conversation. */
  spansParams?: true
  /** What it asks for when it opens: the document carries it, and pointing at a link fetches it. */
  first?: (place: Place) => readonly FirstCall[]
  load: () => Promise<{ default: ComponentType<ScreenProps> }>
}

/** A public page. Its title and description are the texts `pages.<name>`. */
export type SiteScreen = Addressed & {
  /** Texts that the browser draws with. */
  texts: readonly TextNamespace[]
  /** Texts that only the server draws with. */
  serverTexts?: readonly TextNamespace[]
  /** Search engines may show it. */
  indexed?: boolean
  /** Its looks, where it holds controls. */
  style?: PageStyle
  /** A form to be filled in: nothing but a line is below it. */
  shortFooter?: true
  /** Of no use before its script: the document then names all files that it needs. */
  needsScript?: true
  /** The parts of the query that it shows or passes on. */
  query?: readonly string[]
  /** What the server asks for before it draws the page, which then is for the one who asks alone. */
  first?: (place: Place) => readonly FirstCall[]
  /** Which of several pages that one file draws. */
  variant?: string
  /** Of pages that share a name: what sets this one apart, before the title they share. */
  part?: string
  /** Under /dev, for those who build it. */
  development?: true
  /** Of a page that the server alone draws: the file, within web/, of a script that is built by itself. */
  script?: StandaloneScript
  /** Null where the server alone draws it. */
  load: (() => Promise<{ default: ComponentType<{ data: PageData }> }>) | null
}

/** Keeps the exact paths, so that `to` knows the params of each screen. */
export const defineAppScreens = <const S extends { [name: string]: AppScreen }>(screens: S): S => screens
export const defineSiteScreens = <const S extends { [name: string]: SiteScreen }>(screens: S): S => screens

/** `web/routes.ts` adds the type of all records, so that no room has to import the others to link to them. */
/** @public */
export interface Register {}
type Screens = Register extends { screens: infer All extends { [name: string]: { path: string } } }
  ? All
  : { [name: string]: { path: string } }
export type ScreenName = Extract<keyof Screens, string>
type PathOf<Name extends ScreenName> = Screens[Name]['path']
type Rest<Name extends ScreenName> =
  unknown extends ParamsOf<PathOf<Name>> ? [params?: Record<string, never>] : [params: ParamsOf<PathOf<Name>>]

export type To = typeof to

type Records = {
  readonly [name: string]: Addressed & { audience?: AppScreen['audience']; nav?: AppScreen['nav'] }
}
let registered: Records = {}
/** Called once by each entry, before anything is drawn. */
export function registerScreens(screens: Records): void {
  registered = screens
}

/** The names that have a text in `screens.json`. */
type Labelled = keyof typeof labels
const isLabelled = (_name: string): _name is Labelled => true
export type NavItem = { name: Labelled; path: string; Icon: LucideIcon; isTab: boolean }
type TabItem = NavItem & { name: keyof typeof shell.tabs & Labelled }
export const isTab = (item: NavItem): item is TabItem => item.isTab

/** The menu of a kind of account, from the records of its screens. */
export const navItems = (type: AccountType): NavItem[] =>
  Object.entries(registered)
    .flatMap(([name, { path, audience, nav }]) =>
      nav !== undefined && audience?.includes(type) === true && isLabelled(name)
        ? [{ name, path: withoutParams(path), Icon: nav.icon, isTab: nav.tab === true, order: nav.order }]
        : [],
    )
    .toSorted((one, other) => one.order - other.order)

/** The menu links to a screen without its optional params. */
const withoutParams = (path: string) => path.replaceAll(/\/:\w+\?/g, '')

/** The address of a screen: `to('editJob', { id })`. A missing param does not compile. */
export function to<Name extends ScreenName>(name: Name, ...place: Rest<Name>): string {
  const [params] = place
  const path = registered[name]?.path
  if (path === undefined) throw new Error(`No screen is called ${name}`)
  const given = new Map<string, string | undefined>(Object.entries(params ?? {}))
  return path.replaceAll(/\/:(\w+)(\?)?/g, (_, key: string) => {
    const value = given.get(key)
    return value === undefined ? '' : `/${encodeURIComponent(value)}`
  })
}

/** `pattern` is the path or alias that fits. */
export type Match<S> = { name: string; screen: S; params: Params; pattern: string }

/** Finds the screen of an address, without its language: `/employer/edit-job/7` is `editJob` with the id 7. */
export function screenMatcher<S extends Addressed>(screens: { readonly [name: string]: S }) {
  const patterns = Object.entries(screens).flatMap(([name, screen]) =>
    [screen.path, ...(screen.aliases ?? [])].map((path) => ({ name, screen, path, matcher: parse(path) })),
  )
  return (path: string): Match<S> | null => {
    for (const { name, screen, path: pattern, matcher } of patterns) {
      const { keys, pattern: expression } = matcher
      const found = expression.exec(path)
      if (found === null) continue
      const params = keys.map((key, index): [string, string] => [key, decoded(found[index + 1] ?? '')])
      return { name, screen, params: Object.fromEntries(params.filter(([, value]) => value !== '')), pattern }
    }
    return null
  }
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
