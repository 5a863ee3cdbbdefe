import { v7 as newId } from 'uuid'
import { offerTransitions, type OfferState } from '../../contract/rules/hiring.ts'
import { offerTexts } from '../domains/hiring/masked-texts.ts'
import type { Database } from '../platform/database/connection.ts'
import { makePerson, type TestPerson } from './accounts.ts'

/** An employer whom staff have verified. */
export async function makeVerifiedEmployer(
  database: Database,
  kind: 'household' | 'business' = 'household',
  changes: Parameters<typeof makePerson>[2] = {},
): Promise<TestPerson> {
  const person = await makePerson(database, kind, changes)
  await database.executor.insertInto('employer_verifications').values({ employer_id: person.id }).execute()
  return person
}

/** An offer straight into the database. Answers its id. */
export async function makeOffer(
  { executor }: Database,
  offer: {
    employerId: string
    seekerId: string
    jobId?: string | null
    status?: OfferState
    message?: string
    /** Days from now; negative is in the past. */
    expiresIn?: number
  },
): Promise<string> {
  const id = newId()
  const { message = '', expiresIn = 14 } = offer
  await executor
    .insertInto('offers')
    .values({
      id,
      employer_id: offer.employerId,
      seeker_id: offer.seekerId,
      job_id: offer.jobId ?? null,
      status: offer.status ?? offerTransitions.send.to,
      message,
      ...offerTexts.of({ message }),
      expires_at: new Date(Date.now() + expiresIn * 24 * 60 * 60 * 1000),
    })
    .execute()
  return id
}
