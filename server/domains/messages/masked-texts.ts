import { maskingVersion, maskTogether } from '../../../contract/rules/contact-masking.ts'
import { fold } from '../../../contract/rules/fold.ts'
import type { HiringParty } from '../../../contract/rules/hiring.ts'
import { mostReadTogether } from '../../../contract/rules/messages.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { MaskedTable } from '../../platform/masking/masked-texts.ts'
import { readLater, readNewest, type Written } from './messages-store.ts'
import {
  findMaskable,
  listDoubtfulMessages,
  lockOldMessages,
  storeMasked,
  storeReviewed,
} from './masked-texts-store.ts'
import type { MaskedMessage } from './rows-store.ts'

/** An earlier message of which more is masked because of a later one. */
type Remasked = Omit<MaskedMessage, 'doubtful'> & { id: string }

/** A text as it is masked, and what it masks in earlier ones. */
type Masked = { own: MaskedMessage; earlier: Remasked[] }

/** How many earlier rows are read, from both writers. */
const rowsRead = mostReadTogether * 2

const textColumnsOf = (text: string) => ({
  masked_body: text,
  search_text: fold(text),
  masking_version: maskingVersion,
})
const columnsOf = (text: string, doubtful: boolean): MaskedMessage => ({ ...textColumnsOf(text), doubtful })

type WrittenText = Written & { body: string; maskedBody: string }

const isText = (message: Written): message is WrittenText =>
  message.body !== null && message.maskedBody !== null

/** The texts of a writer since the other side last wrote, newest first. */
function runOf(newest: readonly Written[], party: HiringParty): WrittenText[] {
  const texts = newest.filter(isText)
  const other = texts.findIndex((message) => message.party !== party)
  return texts.slice(0, other === -1 ? mostReadTogether : Math.min(other, mostReadTogether))
}

/** What a piece of a number or of an address has at least; most texts have neither. */
const mayGoOn = /[\p{N}@]/u

/** The oldest first, each as it was written and as it is shown. */
const maskWith = (before: readonly WrittenText[], text: string) =>
  maskTogether(
    before.map(({ body }) => body),
    text,
    before.map(({ maskedBody }) => maskedBody),
  )

/**
 * Masks a text together with the writer's texts just before it: a number can come in pieces. If the other side wrote in
 * between, pieces are only doubtful: they are shown and flagged to staff.
 */
export function maskMessage(newest: readonly Written[], party: HiringParty, text: string): Masked {
  const run = runOf(newest, party).toReversed()
  const together = maskWith(run, text)
  const all = newest
    .filter(isText)
    .filter((message) => message.party === party)
    .slice(0, mostReadTogether)
  const isDoubtful =
    together.doubtful ||
    (all.length > run.length && mayGoOn.test(text) && maskWith(all.toReversed(), text).text !== together.text)
  return {
    own: columnsOf(together.text, isDoubtful),
    earlier: run.flatMap(({ id, maskedBody }, index) => {
      const shown = together.earlier[index]
      return shown === undefined || shown === maskedBody ? [] : [{ id, ...textColumnsOf(shown) }]
    }),
  }
}

/** Reads the earlier texts and masks the new one with them. The caller has locked the conversation. */
export async function maskNext(
  transaction: Executor,
  conversationId: string,
  party: HiringParty,
  text: string,
): Promise<Masked> {
  return maskMessage(await readNewest(transaction, conversationId, { most: rowsRead }), party, text)
}

/** Stores what a later text has masked in earlier ones. */
export async function storeRemasked(transaction: Executor, earlier: readonly Remasked[]): Promise<void> {
  for (const { id, ...columns } of earlier) await storeMasked(transaction, id, columns)
}

/** Like the masked texts of other tables, but each is read together with earlier texts of its writer. */
export const messageTexts: MaskedTable = {
  kind: 'message',
  refresh: async (transaction, ids) => {
    for (const id of ids) {
      const message = await findMaskable(transaction, id)
      if (message === null) continue
      const { conversationId, number, party, body } = message
      const maskAt = async (at: number, text: string) => {
        const before = await readNewest(transaction, conversationId, { before: at, most: rowsRead })
        const { own, earlier } = maskMessage(before, party, text)
        await storeRemasked(transaction, earlier)
        return own
      }
      await storeMasked(transaction, id, await maskAt(number, body))
      // What later texts of the run mask in it stays masked.
      for (const later of await readLater(transaction, {
        conversationId,
        number,
        party,
        most: mostReadTogether,
      }))
        await maskAt(later.number, later.body)
    }
  },
  refreshOld: (executor, most) =>
    executor.transaction().execute(async (transaction) => {
      const ids = await lockOldMessages(transaction, most)
      await messageTexts.refresh(transaction, ids)
      return ids.length
    }),
  listDoubtful: async (executor, most) =>
    (await listDoubtfulMessages(executor, most)).map(({ id, username, body }) => ({
      kind: 'message',
      id,
      username,
      texts: [body],
    })),
  clearDoubt: storeReviewed,
}
