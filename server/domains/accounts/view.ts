import type { OwnAccount, OwnData, OwnSession } from '../../../contract/account-settings.ts'
import type { Profile } from '../../../contract/profile.ts'
import { pictureAddress } from '../../../contract/rules/pictures.ts'
import { ethiopianPlaces } from '../../../contract/reference/places.ts'
import { sessionUserView, type SessionAccount } from '../../platform/sessions/session-user.ts'
import type { ListedSession, StartedSession } from '../../platform/sessions/sessions.ts'
import type { Signer } from '../../platform/signing.ts'
import type { OwnRow, Traces } from './own-store.ts'
import type { KeptPicture } from './picture-store.ts'
import { hintToken } from './token.ts'

// All of these are of a person for that person; nobody else is shown any of them.

export const signedInView = (signer: Signer, account: SessionAccount, session: StartedSession) => ({
  token: hintToken(signer, account.type, session.expiresAt),
  user: sessionUserView(account),
})

/** The value that travels is the English one. */
const placeView = (id: string | null) => (id === null ? null : ethiopianPlaces.label(id, 'en'))

const photoView = ({ id, pictureVersion }: OwnRow) =>
  pictureVersion === null ? null : pictureAddress(id, pictureVersion)

export const ownAccountView = (row: OwnRow): OwnAccount => ({
  id: row.id,
  username: row.username,
  userType: row.type,
  email: row.email,
  emailVerified: row.emailVerifiedAt !== null,
  pendingEmail: row.pendingEmail,
  phone: row.phone,
  firstName: row.firstName,
  lastName: row.lastName,
  companyName: row.companyName,
  location: placeView(row.placeId),
  profilePhotoUrl: photoView(row),
  language: row.language,
  calendar: row.calendar,
  clock: row.clock,
  consents: row.consents.map(({ document, version, givenAt }) => ({
    document,
    version,
    givenAt: new Date(givenAt).toISOString(),
  })),
  secondFactor: row.type === 'ADMIN' ? row.secondFactor : null,
  createdAt: row.createdAt.toISOString(),
})

export const profileView = (row: OwnRow): Profile => ({
  id: row.id,
  username: row.username,
  userType: row.type,
  firstName: row.firstName,
  lastName: row.lastName,
  companyName: row.companyName,
  email: row.email,
  emailVerified: row.emailVerifiedAt !== null,
  pendingEmail: row.pendingEmail,
  phoneNumber: row.phone,
  location: placeView(row.placeId),
  gender: row.gender,
  dateOfBirth: row.dateOfBirth,
  dateOfBirthRange: row.ageRange,
  job: row.jobTitle,
  profileStep: row.profileStep,
  profilePhotoUrl: photoView(row),
})

export const sessionView = ({ id, device, createdAt, seenAt, current }: ListedSession): OwnSession => ({
  id,
  device,
  createdAt: createdAt.toISOString(),
  seenAt: seenAt.toISOString(),
  current,
})

export const ownDataView = (
  row: OwnRow,
  sessions: readonly ListedSession[],
  { devices, links, picture }: Traces & { picture: KeptPicture | null },
  parts: OwnData['records'],
): OwnData => ({
  exportedAt: new Date().toISOString(),
  account: {
    ...ownAccountView(row),
    emailVerifiedAt: row.emailVerifiedAt?.toISOString() ?? null,
    staffLevel: row.staffLevel,
    gender: row.gender,
    dateOfBirth: row.dateOfBirth,
    dateOfBirthRange: row.ageRange,
    job: row.jobTitle,
    profileStep: row.profileStep,
    referredBy: row.referredBy,
    selfReferral: row.selfReferral,
  },
  picture:
    picture === null
      ? null
      : {
          type: 'image/webp',
          base64: picture.bytes.toString('base64'),
          uploadedAt: picture.createdAt.toISOString(),
        },
  sessions: sessions.map(sessionView),
  records: parts,
  knownDevices: devices.map(({ seenAt }) => ({ seenAt: seenAt.toISOString() })),
  links: links.map(({ purpose, email, createdAt, usedAt }) => ({
    purpose,
    email,
    createdAt: createdAt.toISOString(),
    usedAt: usedAt?.toISOString() ?? null,
  })),
})
