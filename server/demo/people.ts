import type { NewAccount } from '../domains/accounts/service.ts'

/** One kind of person each, for the demo and for the tests: both tell the same stories. */
export type Kind = 'seeker' | 'household' | 'business' | 'partner' | 'admin' | 'support'
export type PersonDetails = Omit<NewAccount, 'id' | 'passwordHash'>

/** A person of that kind under that name, whose address is verified. */
export function personOf(kind: Kind, username: string, email: string): PersonDetails {
  return { ...kinds[kind], username, email, emailVerified: true, language: 'en' }
}

const kinds: { readonly [K in Kind]: Omit<PersonDetails, 'username' | 'email' | 'language'> } = {
  seeker: {
    type: 'CAREER',
    firstName: 'Tigist',
    lastName: 'Bekele',
    ageRange: '26-27',
    gender: 'FEMALE',
    phone: '+251911234567',
    placeId: 'adama',
    jobTitle: 'Nanny',
  },
  household: {
    type: 'HOUSEHOLD',
    firstName: 'Almaz',
    lastName: 'Tesfaye',
    ageRange: '40-41',
    gender: 'FEMALE',
    phone: '+251912345678',
    placeId: 'addis-ababa',
  },
  business: {
    type: 'BUSINESS',
    companyName: 'Sheger Hotels PLC',
    phone: '+251913456789',
    placeId: 'hawassa',
  },
  partner: {
    type: 'PARTNER',
    firstName: 'Dawit',
    lastName: 'Mekonnen',
    phone: '+251714567890',
    placeId: 'jimma',
  },
  admin: { type: 'ADMIN', staffLevel: 'ADMIN', firstName: 'Selam', lastName: 'Girma' },
  support: { type: 'ADMIN', staffLevel: 'SUPPORT', firstName: 'Yonas', lastName: 'Haile' },
}
