import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { deviceName } from '../../platform/sessions/device.ts'
import { hashOf, renewSession, type Caller, type StartedSession } from '../../platform/sessions/sessions.ts'
import { confirmFactor, keepFactor, readFactor, takeRecoveryCode, takeStep } from './second-factor-store.ts'
import { addressOf, type Addressee } from './links.ts'
import type { AccountTools, Origin } from './tools.ts'
import { matchingStep, newTotpSecret, totpAddress } from './totp.ts'
import { countWhenWrong, countWrongCode, type Bucket } from './wrong-tries.ts'

const recoveryCodes = 10
/** Wrong codes within a quarter of an hour, of which the owner learns by mail. */
const suspiciousCodes = 3
/** 120 bits: nothing that is kept as a plain hash may be guessed from it. */
const recoveryLetters = 24
/** People copy codes with blanks and dashes, in either case. */
const plain = (code: string) => code.replaceAll(/[\s-]/g, '').toUpperCase()

/** True when the factor was shown; false where none is enrolled yet. Anything else is refused. */
export async function checkSecondFactor(
  executor: Executor,
  tools: AccountTools,
  account: Addressee,
  code: string | undefined,
  buckets: readonly Bucket[],
): Promise<boolean> {
  const factor = await readFactor(executor, account.id)
  if (factor === null || !factor.confirmed) return false
  if (code === undefined || code === '') throw new NamedError('second_factor_required')
  const secret = tools.signer.decrypt(factor.secret)
  const right = await countWhenWrong(
    executor,
    tools,
    buckets,
    async () =>
      (await acceptCode(executor, account.id, secret, code)) ||
      takeRecoveryCode(executor, account.id, hashOf(plain(code))),
  )
  if (right) return true
  await executor.transaction().execute((transaction) => noteWrongCode(transaction, tools, account))
  throw new NamedError('wrong_second_factor')
}

/** The caller knows the password at this point: its owner should choose another one. */
async function noteWrongCode(transaction: Executor, tools: AccountTools, account: Addressee): Promise<void> {
  if ((await countWrongCode(transaction, account.id)) !== suspiciousCodes) return
  await tools.mailer.send(transaction, {
    to: account.email,
    language: account.language,
    template: 'wrong-codes',
    values: { link: addressOf(tools, account.language, '/forgot-password') },
  })
}

/** Begins to enrol, or begins anew while it is not confirmed. */
export async function beginSecondFactor(
  executor: Executor,
  tools: AccountTools,
  caller: Caller,
  brand: string,
): Promise<{ secret: string; address: string }> {
  const secret = newTotpSecret()
  if (!(await keepFactor(executor, caller.accountId, tools.signer.encrypt(secret)))) {
    throw new NamedError('not_allowed')
  }
  return { secret, address: totpAddress(secret, brand, caller.email) }
}

/** The first right code makes it count. The recovery codes are shown this once. */
export function confirmSecondFactor(
  executor: Executor,
  tools: AccountTools,
  caller: Caller,
  code: string,
  origin: Origin,
): Promise<{ codes: string[]; session: StartedSession }> {
  return executor.transaction().execute(async (transaction) => {
    const factor = await readFactor(transaction, caller.accountId)
    if (factor === null || factor.confirmed) throw new NamedError('not_allowed')
    if (!(await acceptCode(transaction, caller.accountId, tools.signer.decrypt(factor.secret), code))) {
      throw new NamedError('invalid_input', { code: { problem: 'wrongCode' } })
    }
    const codes = Array.from({ length: recoveryCodes }, () => newTotpSecret().slice(0, recoveryLetters))
    await confirmFactor(transaction, caller.accountId, codes.map(hashOf))
    // Sessions that began without it are over, and this one is known anew.
    const about = { device: deviceName(origin.userAgent), deviceId: origin.deviceId, secondFactor: true }
    const session = await renewSession(transaction, caller, about)
    return { codes: codes.map((text) => text.match(/.{4}/g)?.join('-') ?? text), session }
  })
}

async function acceptCode(
  executor: Executor,
  accountId: string,
  secret: string,
  code: string,
): Promise<boolean> {
  const step = matchingStep(secret, plain(code), Date.now())
  return step !== null && takeStep(executor, accountId, step)
}
