import type { Executor } from '../../platform/database/connection.ts'
import type { Signer } from '../../platform/signing.ts'
import { allFactors, replaceSecret } from './second-factor-store.ts'

/** Encrypts the second factors of staff anew under the present secret key; it can be run again at any time. */
export async function reencryptFactors(
  executor: Executor,
  signer: Pick<Signer, 'reencrypt'>,
): Promise<{ reencrypted: number; unreadable: number }> {
  const done = { reencrypted: 0, unreadable: 0 }
  for (const { accountId, secret } of await allFactors(executor)) {
    const fresh = reencrypt(signer, secret)
    if (fresh === 'unreadable') done.unreadable += 1
    else if (fresh !== null && (await replaceSecret(executor, accountId, secret, fresh)))
      done.reencrypted += 1
  }
  return done
}

function reencrypt(signer: Pick<Signer, 'reencrypt'>, secret: Buffer): Buffer | 'unreadable' | null {
  try {
    return signer.reencrypt(secret)
  } catch {
    // Under neither key, or changed.
    return 'unreadable'
  }
}
