import type { Message } from '../../../contract/messages.ts'
import type { ConversationParty } from '../../../contract/rules/messages.ts'
import { asksForMoney } from '../../../contract/rules/money-requests.ts'
import type { Audit } from '../../platform/audit/audit.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { publishToBoth } from './live.ts'
import { maskNext, storeRemasked } from './masked-texts.ts'
import { addText, countMessage, findSent } from './messages-store.ts'
import { ownOf, whyNotWritable } from './policy.ts'
import type { MessageRow } from './rows-store.ts'
import { lockConversation, type LockedSides } from './store.ts'
import { messageView } from './view.ts'

type TextInput = { id: string; clientId: string; text: string }

/** Stores one row and one event per `clientId`, however often it is sent. The conversation lock orders the numbers. */
export const sendMessage = (
  executor: Executor,
  audit: Audit,
  caller: Caller,
  input: TextInput,
): Promise<Message> =>
  executor.transaction().execute(async (transaction) => {
    const conversation = await lockConversation(transaction, ownOf(caller), input.id)
    if (conversation === null) throw new NamedError('not_found')
    const { id: conversationId, party } = conversation
    const sent = { conversationId, party, clientId: input.clientId }
    const refusal = whyNotWritable(caller, conversation)
    const added = refusal === null ? await addMessage(transaction, caller, conversation, input) : null
    // A message that is already stored is answered as before, even if one side has blocked the other since.
    const row = added ?? (await findSent(transaction, sent))
    if (row === null) throw new NamedError(refusal ?? 'not_found')
    if (added !== null && party === 'staff')
      await audit.noteAct(transaction, {
        actorId: caller.accountId,
        act: 'message.send',
        targetId: conversationId,
      })
    return messageView(row, party)
  })

/** Null if it is already stored. */
async function addMessage(
  transaction: Executor,
  caller: Caller,
  conversation: LockedSides,
  { clientId, text }: TextInput,
): Promise<MessageRow | null> {
  const { id: conversationId, party } = conversation
  const number = conversation.lastNumber + 1
  const notifies = [otherParty(conversation)]
  const { own: masked, earlier } = await maskNext(transaction, conversationId, party, text)
  const added = await addText(transaction, {
    ...masked,
    conversationId,
    number,
    party,
    staffId: party === 'staff' ? caller.accountId : null,
    clientId,
    notifies,
    body: text,
    asksForMoney: party === 'employer' && notifies.includes('seeker') && asksForMoney(text),
  })
  if (added === null) return null
  await storeRemasked(transaction, earlier)
  await countMessage(transaction, { conversationId, number, notifies, sentAt: added.sentAt, isText: true })
  await publishToBoth(transaction, conversation, 'message', { conversationId, number })
  const isShown = isOpen(conversation)
  return {
    ...added,
    number,
    party,
    clientId,
    text: isShown ? text : masked.masked_body,
    isMasked: !isShown && masked.masked_body !== text,
    asksForMoney: false,
    subject: null,
    transition: null,
    reason: null,
    jobTitle: null,
    offerId: null,
  }
}

/** After the hire, and with staff, nothing is hidden. */
const isOpen = ({ isContactShown, seekerId, employerId }: LockedSides): boolean =>
  isContactShown || seekerId === null || employerId === null

/** The side that did not write. */
function otherParty({ party, seekerId, employerId }: LockedSides): ConversationParty {
  const sides: ConversationParty[] = [
    seekerId === null ? 'staff' : 'seeker',
    employerId === null ? 'staff' : 'employer',
  ]
  return sides.find((side) => side !== party) ?? 'staff'
}
