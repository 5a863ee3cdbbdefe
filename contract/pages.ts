import type { PresentUser } from './accounts.ts'
import type { Brand } from './brand.ts'
import type { ErrorCode } from './errors.ts'
import type { Language } from './rules/language.ts'

/** What the server asks of the bundle that draws pages. */
export type FoundPage = {
  /** Names what is drawn; two addresses with one id get the same HTML. */
  id: string
  /** Set where the address says it: /am/… ; /en/… only remembers the choice, and leads to the address without it. */
  language: Language | null
  /** The address without the language. */
  path: string
  status: 200 | 404
  /** Behind sign-in: others are led to the sign-in first. */
  guarded: boolean
  /** Names of the query that the page shows or passes on. */
  query: readonly string[]
  /** Drawn for the one who asks, and kept by nobody; others are the same for everyone. */
  own: boolean
}

/** A page without controls does not carry their looks. */
export type PageStyle = 'public' | 'controls'

/** Scripts of pages without React, by their source: each is built into one file that shares nothing with others. */
export type StandaloneScript = 'site/certificates/check.ts'

/** What the build made, to be placed in every page. */
export type PageAssets = {
  /** By the kind of page: one that only tells, or one with controls to fill in. */
  styles: { readonly [kind in PageStyle]: string }
  headScript: string
  /** Addresses of the scripts that start a public page, and the signed-in application. */
  entries: { readonly site: string; readonly app: string }
  /** By the source of a screen, the addresses of all files that it is made of, its entry first. */
  scripts: { readonly [source: string]: readonly string[] }
  /** Addresses of the scripts that stand alone. */
  standalone: { readonly [script in StandaloneScript]: string }
  /** Names this build: its files have names of their own. */
  build: string
}

/** Calls an endpoint as the one whom a page is drawn for; undefined where it refuses. */
export type Ask = (path: string) => Promise<unknown>

/** For whom a document of the signed-in application is drawn. */
export type Viewer = {
  user: PresentUser
  /** The query of the address. */
  search: string
  ask: Ask
}

export type PageSettings = {
  publicUrl: string
  brand: Brand
  reload: boolean
  /** Pages under /dev exist. */
  development: boolean
}

/** What a form held when it came back, and what was wrong with it. */
export type FormState = {
  values: { [name: string]: string }
  message: string | null
  fields: { [name: string]: string }
}

export type SiteRenderer = {
  find(path: string, settings: PageSettings): FoundPage
  render(
    found: FoundPage,
    language: Language,
    assets: PageAssets,
    settings: PageSettings,
    /** Of a page for one person; null where it is the same for everyone. */
    own: { form: FormState; ask: Ask } | null,
  ): Promise<string>
  /** The document of a signed-in screen: who is signed in, and what the screen asks for first, are within it. */
  renderApp(
    found: FoundPage,
    language: Language,
    viewer: Viewer,
    assets: PageAssets,
    settings: PageSettings,
  ): Promise<string>
  /** The page that says in words what went wrong. */
  renderTrouble(
    code: ErrorCode,
    language: Language,
    assets: PageAssets,
    settings: PageSettings,
  ): Promise<string>
  sitemap(settings: PageSettings): string
  robots(settings: PageSettings): string
  /** Every public page, once per language: for the check at build. */
  all(): FoundPage[]
}
