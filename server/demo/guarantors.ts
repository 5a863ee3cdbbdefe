import { seedGuarantors, type SeededGuarantor } from '../domains/guarantors/service.ts'
import type { Executor } from '../platform/database/connection.ts'
import type { Signer } from '../platform/signing.ts'

type GuarantorStory = Pick<
  SeededGuarantor,
  'firstName' | 'lastName' | 'phone' | 'relationship' | 'placeId' | 'language' | 'state'
> & { username: string; days: number }

/** Of the seeker whom people try things out as. */
const own: readonly GuarantorStory[] = [
  {
    username: 'kebede.alemu',
    firstName: 'Kebede',
    lastName: 'Alemu',
    phone: '+251911400101',
    relationship: 'RELATIVE',
    placeId: 'adama',
    language: 'am',
    state: 'CONFIRMED',
    days: 12,
  },
  {
    username: 'hirut.tadesse',
    firstName: 'Hirut',
    lastName: 'Tadesse',
    phone: '+251911400102',
    relationship: 'FORMER_EMPLOYER',
    placeId: 'addis-ababa',
    language: 'en',
    state: 'ASKED',
    days: 1,
  },
]

/** Vouches for several people, which staff look at. */
const elder: GuarantorStory = {
  username: 'obbo.dinqa',
  firstName: 'Dinqaa',
  lastName: 'Gammachuu',
  phone: '+251911400103',
  relationship: 'COMMUNITY_ELDER',
  placeId: 'jimma',
  language: 'om',
  state: 'CONFIRMED',
  days: 9,
}
const refusing: GuarantorStory = {
  username: 'selam.wolde',
  firstName: 'Selam',
  lastName: 'Wolde',
  phone: '+251911400104',
  relationship: 'NEIGHBOUR',
  placeId: 'hawassa',
  language: 'am',
  state: 'REFUSED',
  days: 4,
}
const dayMilliseconds = 24 * 60 * 60_000

/** One of the tried seeker's guarantors has confirmed, some of others have refused or not answered. */
export async function addDemoGuarantors(
  transaction: Executor,
  signer: Pick<Signer, 'hide'>,
  { tried, seekers }: { tried: { id: string }; seekers: readonly { id: string }[] },
  now: Date,
): Promise<void> {
  const others = seekers
    .slice(0, 4)
    .map(({ id }, index) => ({ seekerId: id, story: index < 3 ? elder : refusing }))
  const all = [...own.map((story) => ({ seekerId: tried.id, story })), ...others]
  await seedGuarantors(
    transaction,
    signer,
    all.map(({ seekerId, story: { username, days, ...person } }) => {
      const addedAt = new Date(now.getTime() - days * dayMilliseconds)
      const answeredAt = new Date(addedAt.getTime() + dayMilliseconds)
      return {
        ...person,
        seekerId,
        email: `${username}@abronet.example`,
        addedAt,
        answeredAt: person.state === 'ASKED' ? null : answeredAt,
      }
    }),
  )
}
