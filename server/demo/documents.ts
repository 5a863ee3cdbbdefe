import type { DocumentRejection } from '../../contract/rules/documents.ts'
import { seedBadges, seedDocuments, type SeededDocument } from '../domains/documents/seeding.ts'
import type { Audit } from '../platform/audit/audit.ts'
import type { Executor } from '../platform/database/connection.ts'
import type { FileStore } from '../platform/storage/file-store.ts'
import { drawSpecimen, type SpecimenLook } from './specimens.ts'
import { turn } from './turn.ts'

type Owner = SeededDocument['owner']
type DocumentStory = Pick<SeededDocument, 'documentType' | 'rejection' | 'note'> & {
  days: number
  state: 'UPLOADED' | 'VERIFIED' | 'REJECTED'
}

const waiting = (documentType: string, days: number): DocumentStory => ({
  documentType,
  days,
  state: 'UPLOADED',
  rejection: null,
  note: '',
})
const verified = (documentType: string, days: number): DocumentStory => ({
  ...waiting(documentType, days),
  state: 'VERIFIED',
})
const rejected = (
  documentType: string,
  days: number,
  rejection: DocumentRejection,
  note = '',
): DocumentStory => ({ ...waiting(documentType, days), state: 'REJECTED', rejection, note })

/** Of the seeker whom people try things out as; what is not named is missing. */
const ofTried: readonly DocumentStory[] = [
  verified('ID_PROOF', 11),
  rejected(
    'MEDICAL_CERTIFICATE',
    6,
    'UNREADABLE',
    'We cannot read the stamp. Please take the picture in daylight.',
  ),
  waiting('EXPERIENCE_LETTER', 1),
]

/** What seekers have provided, over and over again. */
const ofSeekers: readonly (readonly DocumentStory[])[] = [
  [verified('ID_PROOF', 10)],
  [waiting('ID_PROOF', 2)],
  [verified('ID_PROOF', 8), waiting('TRAINING_CERTIFICATE', 3)],
  [waiting('ID_PROOF', 4), waiting('EDUCATION_CERTIFICATE', 4)],
  [rejected('ID_PROOF', 7, 'EXPIRED')],
  [rejected('ID_PROOF', 5, 'NAME_DIFFERS', 'The card has another last name.'), waiting('PASSPORT', 1)],
  [rejected('REFERENCE_LETTER', 9, 'INCOMPLETE', 'The second page is missing.'), waiting('ID_PROOF', 3)],
]
const seekersWithDocuments = 3 * ofSeekers.length

/** Of the household that can be tried out: what makes it a verified employer. */
const ofHousehold: readonly DocumentStory[] = [verified('ID_PROOF', 20), verified('RESIDENCE_PROOF', 20)]
/** Of the business that staff have vouched for. */
const ofBusiness: readonly DocumentStory[] = [
  verified('ID_PROOF', 14),
  waiting('BUSINESS_LICENCE', 2),
  rejected('TIN_CERTIFICATE', 14, 'WRONG_DOCUMENT', 'This is the receipt of a tax payment.'),
]
/** Whom staff verify with the second of them. */
const ofUnverified: readonly DocumentStory[] = [waiting('ID_PROOF', 1), waiting('RESIDENCE_PROOF', 1)]

const cards = ['ID_PROOF', 'PASSPORT', 'DRIVING_LICENCE']
const colours = ['#2f6f4f', '#8a3b2a', '#2d5582']
const looks = (['card', 'sheet'] as const).flatMap((kind) =>
  colours.map((colour): SpecimenLook => ({ kind, colour })),
)
const dayMilliseconds = 24 * 60 * 60_000

export type DocumentOwners = {
  staffId: string
  tried: { id: string }
  seekers: readonly { id: string }[]
  household: string
  business: string
  /** A household that staff have not verified. */
  unverified: string
}

/** In every state there is, and enough that wait for more than a page of the list of staff. */
export async function addDemoDocuments(
  transaction: Executor,
  tools: { files: FileStore; audit: Audit },
  { staffId, tried, seekers, household, business, unverified }: DocumentOwners,
  now: Date,
): Promise<void> {
  const drawn = await Promise.all(
    looks.map(async (look) => ({ kind: look.kind, picture: await drawSpecimen(look) })),
  )
  const documentsOf = (owner: Owner, stories: readonly DocumentStory[], index = 0): SeededDocument[] =>
    stories.map(({ days, state, ...story }) => {
      const kind = cards.includes(story.documentType) ? 'card' : 'sheet'
      const ofKind = drawn.filter((each) => each.kind === kind)
      const uploadedAt = new Date(now.getTime() - days * dayMilliseconds - index * 60_000)
      const checkedAt = new Date(uploadedAt.getTime() + dayMilliseconds)
      return {
        ...story,
        owner,
        picture: turn(ofKind, index).picture,
        uploadedAt,
        verdict: state === 'UPLOADED' ? null : { state, checkedAt },
      }
    })
  const chosen = seekers.slice(0, seekersWithDocuments)
  await seedDocuments(transaction, { ...tools, staffId }, [
    ...documentsOf({ accountId: tried.id, type: 'CAREER' }, ofTried),
    ...chosen.flatMap(({ id }, index) =>
      documentsOf({ accountId: id, type: 'CAREER' }, turn(ofSeekers, index), index),
    ),
    ...documentsOf({ accountId: household, type: 'HOUSEHOLD' }, ofHousehold),
    ...documentsOf({ accountId: business, type: 'BUSINESS' }, ofBusiness),
    ...documentsOf({ accountId: unverified, type: 'HOUSEHOLD' }, ofUnverified),
  ])
  await seedBadges(
    transaction,
    [tried, ...chosen].map(({ id }) => id),
  )
}
