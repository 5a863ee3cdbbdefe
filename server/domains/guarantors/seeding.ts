import { v7 as newId } from 'uuid'
import type { GuarantorState } from '../../../contract/rules/guarantors.ts'
import type { Language } from '../../../contract/rules/language.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Signer } from '../../platform/signing.ts'
import { hashOfMailbox } from './links.ts'
import type { Person } from './store.ts'

export type SeededGuarantor = Person & {
  seekerId: string
  email: string
  language: Language
  state: GuarantorState
  addedAt: Date
  answeredAt: Date | null
}

/** Stores guarantors as they are, and mails nobody: for the demo. */
export async function seedGuarantors(
  executor: Executor,
  signer: Pick<Signer, 'hide'>,
  guarantors: readonly SeededGuarantor[],
): Promise<void> {
  await executor
    .insertInto('guarantors')
    .values(
      guarantors.map((guarantor) => ({
        id: newId(),
        seeker_id: guarantor.seekerId,
        first_name: guarantor.firstName,
        last_name: guarantor.lastName,
        email: guarantor.email,
        email_hash: hashOfMailbox(signer, guarantor.email),
        phone: guarantor.phone,
        relationship: guarantor.relationship,
        place_id: guarantor.placeId,
        language: guarantor.language,
        state: guarantor.state,
        added_at: guarantor.addedAt,
        asked_at: guarantor.addedAt,
        mailed_at: guarantor.addedAt,
        answered_at: guarantor.answeredAt,
      })),
    )
    .execute()
}
