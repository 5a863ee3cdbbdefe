import type { GuarantorInput, OwnGuarantor } from '../../../contract/guarantors.ts'
import {
  guarantorMailsPerDay,
  mostGuarantors,
  type GuarantorState,
} from '../../../contract/rules/guarantors.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError, TooManyRequests } from '../../platform/http/errors.ts'
import { consumeRateLimit } from '../../platform/http/rate-limit.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { askUnmailed, sendRequest, type GuarantorTools } from './asking.ts'
import { hashOfMailbox } from './links.ts'
import { personOf } from './person.ts'
import {
  add,
  change,
  findOne,
  isRefused,
  listOf,
  listStates,
  lockMailbox,
  lockSeeker,
  remove,
  restart,
  type Guarantor,
  type NewGuarantor,
  type Seeker,
} from './store.ts'
import { ownView } from './view.ts'

// What other domains may ask of guarantors.
export { listSharedGuarantors } from './shared.ts'
export { seedGuarantors, type SeededGuarantor } from './seeding.ts'

const day = 24 * 60 * 60

/** For the seeker and for staff; nobody else sees who vouches for somebody. */
export const listOwnGuarantors = async (executor: Executor, seekerId: string): Promise<OwnGuarantor[]> =>
  (await listOf(executor, seekerId)).map(ownView)

/** How far the guarantors of a seeker are, the oldest first. */
export const guarantorStatesOf = (
  executor: Executor,
  seekerId: string,
): Promise<{ state: GuarantorState; answeredAt: Date | null }[]> => listStates(executor, seekerId)

/** Who somebody has entered, for the export of their data. */
export async function exportGuarantors(executor: Executor, caller: Caller): Promise<OwnGuarantor[] | null> {
  const own = await listOwnGuarantors(executor, caller.accountId)
  return own.length === 0 ? null : own
}

type Input = GuarantorInput & { ofCaller: Language }

export async function addGuarantor(
  transaction: Executor,
  tools: GuarantorTools,
  caller: Caller,
  input: Input,
): Promise<OwnGuarantor> {
  const address = await lockAddress(transaction, tools, input.email)
  const seeker = await lockCaller(transaction, caller)
  const person = newGuarantor(seeker, address, input)
  const known = await listOf(transaction, seeker.id)
  await checkAddress(transaction, tools, { seeker, person, others: known })
  if (known.length >= mostGuarantors) throw new NamedError('too_many_guarantors')
  const id = await add(transaction, seeker.id, person)
  await askUnmailed(transaction, tools, seeker)
  return changed(transaction, tools, id)
}

export function changeGuarantor(
  executor: Executor,
  tools: GuarantorTools,
  caller: Caller,
  id: string,
  input: Input,
): Promise<OwnGuarantor> {
  return executor.transaction().execute(async (transaction) => {
    const address = await lockAddress(transaction, tools, input.email)
    const seeker = await lockCaller(transaction, caller)
    const before = await findAsked(transaction, seeker, id)
    const person = newGuarantor(seeker, address, input)
    const isSameAddress = person.email === before.email
    if (!isSameAddress) {
      const others = (await listOf(transaction, seeker.id)).filter((each) => each.id !== id)
      await checkAddress(transaction, tools, { seeker, person, others })
      await restart(transaction, id)
    }
    await change(transaction, id, person)
    if (!isSameAddress) await askUnmailed(transaction, tools, seeker)
    return changed(transaction, tools, id)
  })
}

export function removeGuarantor(
  executor: Executor,
  tools: GuarantorTools,
  caller: Caller,
  id: string,
): Promise<void> {
  return executor.transaction().execute(async (transaction) => {
    const seeker = await lockCaller(transaction, caller)
    if (!(await remove(transaction, seeker.id, id))) throw new NamedError('not_found')
    await tools.emit(transaction, 'guarantorsChanged', { seekerId: seeker.id })
  })
}

export function remindGuarantor(
  executor: Executor,
  tools: GuarantorTools,
  caller: Caller,
  id: string,
): Promise<OwnGuarantor> {
  return executor.transaction().execute(async (transaction) => {
    const seeker = await lockCaller(transaction, caller)
    const guarantor = await findAsked(transaction, seeker, id)
    if (guarantor.mailedAt === null) throw new NamedError('email_unverified')
    if (!guarantor.isRested) throw new TooManyRequests(secondsToRest(guarantor.mailedAt))
    await sendRequest(transaction, tools, { guarantor, seekerName: seeker.name, reminds: true })
    return ownView(await found(transaction, id))
  })
}

const secondsToRest = (mailedAt: Date) =>
  Math.max(1, day - Math.floor((Date.now() - mailedAt.getTime()) / 1000))

/** An account that is erased during a call is no longer signed in. */
async function lockCaller(transaction: Executor, { accountId }: Caller): Promise<Seeker> {
  const seeker = await lockSeeker(transaction, accountId)
  if (seeker === null) throw new NamedError('sign_in_required')
  return seeker
}

async function findAsked(transaction: Executor, seeker: Seeker, id: string): Promise<Guarantor> {
  const guarantor = await findOne(transaction, id)
  if (guarantor?.seekerId !== seeker.id) throw new NamedError('not_found')
  if (guarantor.state !== 'ASKED') throw new NamedError('guarantor_settled')
  return guarantor
}

type Address = Pick<NewGuarantor, 'email' | 'emailHash'>

async function lockAddress(
  transaction: Executor,
  { signer }: GuarantorTools,
  email: string,
): Promise<Address> {
  const emailHash = hashOfMailbox(signer, email)
  await lockMailbox(transaction, emailHash)
  return { email, emailHash }
}

const newGuarantor = (
  seeker: Seeker,
  address: Address,
  { ofCaller, language, ...entered }: Input,
): NewGuarantor => ({ ...personOf(entered, seeker), ...address, language: language ?? ofCaller })

type NewAddress = { seeker: Seeker; person: NewGuarantor; others: readonly Guarantor[] }

/** Whether this person may be asked at all. */
async function checkAddress(
  transaction: Executor,
  { signer, rateLimitFactor }: GuarantorTools,
  { seeker, person: { emailHash }, others }: NewAddress,
): Promise<void> {
  if (emailHash === hashOfMailbox(signer, seeker.email))
    throw new NamedError('invalid_input', { email: { problem: 'ownEmail' } })
  if (others.some((other) => other.emailHash === emailHash))
    throw new NamedError('invalid_input', { email: { problem: 'guarantorTaken' } })
  if (await isRefused(transaction, emailHash)) throw new NamedError('guarantor_refused')
  const calls = Math.ceil(guarantorMailsPerDay * rateLimitFactor)
  await consumeRateLimit(transaction, `day guarantors ${seeker.id}`, { calls, seconds: day })
}

async function changed(transaction: Executor, tools: GuarantorTools, id: string): Promise<OwnGuarantor> {
  const guarantor = await found(transaction, id)
  await tools.emit(transaction, 'guarantorsChanged', { seekerId: guarantor.seekerId })
  return ownView(guarantor)
}

async function found(transaction: Executor, id: string): Promise<Guarantor> {
  const guarantor = await findOne(transaction, id)
  if (guarantor === null) throw new Error('A guarantor is gone within a transaction that holds its seeker')
  return guarantor
}
