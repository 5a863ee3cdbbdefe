import type { GuarantorInput, GuarantorRequest } from '../../../contract/guarantors.ts'
import type { GuarantorState } from '../../../contract/rules/guarantors.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { sendNotice, type Notice } from '../notices/service.ts'
import type { GuarantorTools } from './asking.ts'
import { readLink, type GuarantorLink } from './links.ts'
import { personOf } from './person.ts'
import {
  addRefusal,
  answer,
  correct,
  findOne,
  findSeeker,
  lockMailbox,
  lockSeeker,
  lockSeekersOf,
  removePerson,
  type Guarantor,
  type Person,
  type Seeker,
} from './store.ts'
import { requestView } from './view.ts'

/** What was entered about the one who has the link. */
export async function readRequest(
  executor: Executor,
  { signer }: Pick<GuarantorTools, 'signer'>,
  token: string,
): Promise<GuarantorRequest> {
  const guarantor = await findByLink(executor, linkOf(signer, token))
  const seeker = await findSeeker(executor, guarantor.seekerId)
  if (seeker === null) throw new NamedError('invalid_link')
  return requestView(guarantor, seeker.name)
}

/** Doing it twice is doing it once, and either answer can be changed later. */
export async function answerRequest(
  transaction: Executor,
  tools: GuarantorTools,
  token: string,
  state: Exclude<GuarantorState, 'ASKED'>,
): Promise<void> {
  const { guarantor, seeker } = await lockRequest(transaction, linkOf(tools.signer, token))
  if (guarantor.state === state) return
  await answer(transaction, guarantor.id, state)
  await notify(transaction, tools, seeker, state === 'CONFIRMED' ? 'guarantor.confirm' : 'guarantor.refuse')
}

export async function correctRequest(
  transaction: Executor,
  tools: GuarantorTools,
  token: string,
  input: Omit<GuarantorInput, 'email' | 'language'>,
): Promise<void> {
  const { guarantor, seeker } = await lockRequest(transaction, linkOf(tools.signer, token))
  const person = personOf(input, seeker)
  if (isSame(person, guarantor)) return
  await correct(transaction, guarantor.id, person)
  await notify(transaction, tools, seeker, 'guarantor.correct')
}

/** Holds for everything that anybody has entered, by a link that is out of date too: the address is still theirs. */
export async function eraseRequest(
  transaction: Executor,
  tools: GuarantorTools,
  token: string,
): Promise<void> {
  const { emailHash } = linkOf(tools.signer, token)
  await lockMailbox(transaction, emailHash)
  await addRefusal(transaction, emailHash)
  const seekers = await lockSeekersOf(transaction, emailHash)
  await removePerson(transaction, emailHash)
  for (const seeker of seekers) await notify(transaction, tools, seeker, 'guarantor.erase')
}

function linkOf(signer: GuarantorTools['signer'], token: string): GuarantorLink {
  const link = readLink(signer, token)
  if (link === null) throw new NamedError('invalid_link')
  return link
}

async function findByLink(executor: Executor, link: GuarantorLink): Promise<Guarantor> {
  const guarantor = await findOne(executor, link.id)
  const isCurrent = guarantor?.linkNumber === link.linkNumber && guarantor.emailHash === link.emailHash
  if (!isCurrent) throw new NamedError('invalid_link')
  return guarantor
}

/** With the account of the seeker locked: what the seeker and the guarantor do at the same time follows each other. */
async function lockRequest(
  transaction: Executor,
  link: GuarantorLink,
): Promise<{ guarantor: Guarantor; seeker: Seeker }> {
  const { seekerId } = await findByLink(transaction, link)
  const seeker = await lockSeeker(transaction, seekerId)
  if (seeker === null) throw new NamedError('invalid_link')
  return { guarantor: await findByLink(transaction, link), seeker }
}

const isSame = (person: Person, before: Person): boolean =>
  person.firstName === before.firstName &&
  person.lastName === before.lastName &&
  person.phone === before.phone &&
  person.relationship === before.relationship &&
  person.placeId === before.placeId

/** Without saying who it was: what is in a mail stays there when its owner has it erased here. */
async function notify(
  transaction: Executor,
  tools: GuarantorTools,
  { id: seekerId }: Seeker,
  name: Extract<Notice['name'], `guarantor.${string}`>,
): Promise<void> {
  await sendNotice(transaction, tools, { name, to: seekerId, path: '/jobseeker/profile' })
  await tools.emit(transaction, 'guarantorsChanged', { seekerId })
}
