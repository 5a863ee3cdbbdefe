import { tabStorage } from '../../lib/browser-storage.ts'
import { signedInType } from '../../lib/session.ts'
import type { Unsent } from './outbox.ts'

/**
 * Only in this tab, and deleted at log-out: phones are shared, so nothing else of messages is stored on the device. The head
 * script and the shell know the name too.
 */
const storageName = 'messages'

type Kept = {
  account: string
  unsent: readonly Unsent[]
  /** Half-typed texts by conversation. */
  drafts: { readonly [conversationId: string]: string }
}

const isObject = (value: unknown): value is { readonly [name: string]: unknown } =>
  typeof value === 'object' && value !== null
const states: readonly unknown[] = ['sending', 'waiting', 'failed'] satisfies Unsent['state'][]
const isUnsent = (value: unknown): value is Unsent =>
  isObject(value) &&
  [value['clientId'], value['conversationId'], value['text'], value['writtenAt']].every(
    (each) => typeof each === 'string',
  ) &&
  states.includes(value['state']) &&
  (value['reason'] === null || typeof value['reason'] === 'string')

/** Drops texts that another account has left in this tab. */
function readKept(account: string): Kept {
  const kept = tabStorage.read(storageName)
  if (!isObject(kept) || kept['account'] !== account) {
    tabStorage.store(storageName, null)
    return { account, unsent: [], drafts: {} }
  }
  const unsent: unknown = kept['unsent']
  const drafts = isObject(kept['drafts']) ? Object.entries(kept['drafts']) : []
  return {
    account,
    unsent: Array.isArray(unsent) ? unsent.filter(isUnsent) : [],
    drafts: Object.fromEntries(
      drafts.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  }
}

function change(account: string, changes: Partial<Kept>): void {
  if (signedInType() === null) return
  const kept = { ...readKept(account), ...changes }
  const isEmpty = kept.unsent.length === 0 && Object.keys(kept.drafts).length === 0
  tabStorage.store(storageName, isEmpty ? null : kept)
}

export const readUnsent = (account: string): readonly Unsent[] => readKept(account).unsent
export const keepUnsent = (account: string, unsent: readonly Unsent[]): void => change(account, { unsent })

export const readDraft = (account: string, conversationId: string): string =>
  readKept(account).drafts[conversationId] ?? ''

export function keepDraft(account: string, conversationId: string, text: string): void {
  const { [conversationId]: _, ...others } = readKept(account).drafts
  change(account, { drafts: text === '' ? others : { ...others, [conversationId]: text } })
}
