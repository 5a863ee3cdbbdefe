import type { AccountType } from '../../../contract/rules/accounts.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { NamedError } from '../../platform/http/errors.ts'
import { deviceName } from '../../platform/sessions/device.ts'
import { hashOf, startSession, type StartedSession } from '../../platform/sessions/sessions.ts'
import { checkSecondFactor } from './second-factor.ts'
import { findByName, lockAccount, isKnownDevice, type KnownAccount } from './store.ts'
import type { AccountTools, Origin } from './tools.ts'
import { countWhenWrong, type Bucket } from './wrong-tries.ts'

type Input = {
  name: string
  password: string
  code?: string | undefined
  /** At the door of one kind of account nobody else is known. */
  only?: AccountType
}

/** A wrong name and a wrong password are one answer, after one and the same work. */
export async function signIn(
  executor: Executor,
  tools: AccountTools,
  input: Input,
  origin: Origin,
): Promise<{ account: KnownAccount; session: StartedSession }> {
  const found = await findByName(executor, input.name)
  const account = input.only === undefined || input.only === found?.type ? found : null
  const device = origin.deviceId === null ? null : hashOf(origin.deviceId)
  // Asked in either case, so that an unknown name costs the same.
  const trusted = await isKnownDevice(executor, account?.id ?? nobody, device ?? noDevice)
  const name = tools.signer.hide(input.name.toLowerCase())
  // The owner's own browser is never blocked by what strangers do.
  const buckets: Bucket[] = trusted
    ? [{ kind: 'sign-in device', of: tools.signer.hide(origin.deviceId ?? '') }]
    : [
        { kind: 'sign-in name', of: name },
        { kind: 'sign-in account', of: account?.id ?? name },
        { kind: 'sign-in address', of: origin.address },
      ]
  const right = await countWhenWrong(executor, tools, buckets, () =>
    tools.passwords.matches(input.password, account?.passwordHash ?? null),
  )
  if (account === null || !right) throw new NamedError('wrong_credentials')
  if (account.disabled) throw new NamedError('account_disabled')
  const secondFactor =
    account.type === 'ADMIN' && (await checkSecondFactor(executor, tools, account, input.code, buckets))
  const session = await executor.transaction().execute(async (transaction) => {
    // A password that was changed since it was looked at opens nothing any more.
    if (!(await lockAccount(transaction, account))) throw new NamedError('wrong_credentials')
    const about = { device: deviceName(origin.userAgent), deviceId: origin.deviceId, secondFactor }
    return startSession(transaction, account, about)
  })
  return { account, session }
}

const nobody = '00000000-0000-0000-0000-000000000000'
const noDevice = Buffer.alloc(32)
