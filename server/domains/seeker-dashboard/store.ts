import { sql, type NotNull } from 'kysely'
import type { ProfileStep } from '../../../contract/rules/accounts.ts'
import { placementTransitions } from '../../../contract/rules/hiring.ts'
import type { Executor } from '../../platform/database/connection.ts'
import { asBoolean, asInteger, noTexts } from '../../platform/database/expressions.ts'

export type PersonRow = {
  firstName: string | null
  lastName: string | null
  placeId: string | null
  emailVerified: boolean
  profileStep: ProfileStep | null
  pictureVersion: string | null
  /** Chosen at registration. */
  jobTitle: string | null
  workTypes: string[]
  available: boolean
  availableFrom: string | null
  applications: number
  offers: number
  unread: number
  placed: boolean
}

/** Who somebody is, and their figures, in one statement; null where the account is gone. */
export async function readPerson(executor: Executor, accountId: string): Promise<PersonRow | null> {
  const row = await executor
    .selectFrom('accounts as account')
    .leftJoin('seeker_profiles as seeker', 'seeker.account_id', 'account.id')
    .leftJoin('account_pictures as picture', 'picture.account_id', 'account.id')
    .select([
      'account.first_name as firstName',
      'account.last_name as lastName',
      'account.place_id as placeId',
      'account.profile_step as profileStep',
      'account.job_title as jobTitle',
      'picture.version as pictureVersion',
    ])
    .select((build) => [
      asBoolean(build('account.email_verified_at', 'is not', null)).as('emailVerified'),
      build.fn.coalesce('seeker.work_types', noTexts).as('workTypes'),
      build.fn.coalesce('seeker.available', build.lit(true)).as('available'),
      build.cast<string | null>('seeker.available_from', 'text').as('availableFrom'),
      build
        .selectFrom('job_applications')
        .select(({ fn }) => asInteger(fn.countAll()).as('count'))
        .whereRef('seeker_id', '=', 'account.id')
        .as('applications'),
      build
        .selectFrom('offers')
        .select(({ fn }) => asInteger(fn.countAll()).as('count'))
        .whereRef('seeker_id', '=', 'account.id')
        .as('offers'),
      build
        .selectFrom('conversation_sides as own')
        .select(({ fn }) => asInteger(fn.coalesce(fn.sum('own.unread'), sql<number>`0`)).as('count'))
        .whereRef('own.account_id', '=', 'account.id')
        .where('own.unread', '>', 0)
        .as('unread'),
      asBoolean(
        build.exists(
          build
            .selectFrom('placements')
            .whereRef('seeker_id', '=', 'account.id')
            .where('status', '=', placementTransitions.begin.to),
        ),
      ).as('placed'),
    ])
    .$narrowType<{ applications: NotNull; offers: NotNull; unread: NotNull }>()
    .where('account.id', '=', accountId)
    .executeTakeFirst()
  return row ?? null
}
