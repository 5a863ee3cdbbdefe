import type { PresentUser } from '../../contract/accounts.ts'
import type { Brand } from '../../contract/brand.ts'
import type { ErrorCode } from '../../contract/errors.ts'
import type { FormState } from '../../contract/pages.ts'
import type { Language } from '../../contract/rules/language.ts'
import type { TextsByNamespace } from './texts.tsx'

type DocumentData = {
  /** The name of its record. */
  screen: string
  language: Language
  /** `/am` on a copy in one language, else empty. */
  prefix: string
  /** Only of what the browser draws. */
  texts: TextsByNamespace
}

/** What a public page carries within itself, so that the browser draws what the server drew. */
export type CarriedData = DocumentData & {
  /** The rest of it is in the footer, which the server alone draws. */
  brand: Pick<Brand, 'name' | 'email'>
  /** Which of several pages that one file draws. */
  variant: string | null
  /** The address of this page in each language; null where only the query can name it. */
  path: string | null
  /** A form that came back, or one that the address fills in. */
  form: FormState | null
  /** What went wrong. */
  trouble: ErrorCode | null
}

type Answered = { key: string; input: object; answer: unknown }

export type PageData = CarriedData & {
  /** What its record asks for first; only the server draws with it. */
  answers: readonly Answered[]
  /** Parts of its address; only the server draws with them. */
  params: { readonly [name: string]: string }
  /** What the header offers to clients: values and their names in the page's language. */
  services: { readonly [value: string]: string }
}

/** What the document of the signed-in application carries: who is signed in, and what its screen asks for first. */
export type AppData = DocumentData & {
  brand: Brand
  user: PresentUser
  /** Which build drew it: another one has other files. */
  build: string
  /** When its answers were asked for: the id of the last event that they know. */
  at: string
  answers: readonly Answered[]
}

/** Written by our own server into this very document: its type is what the server's side proves. */
export function readPageData(): unknown {
  const source = document.getElementById('page-data')?.textContent
  if (source == null) throw new Error('This document is no page of ours')
  return JSON.parse(source)
}
