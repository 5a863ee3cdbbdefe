import type { OwnCertificate, PublicCertificate } from '../../../contract/certificates.ts'
import { certificatePath } from '../../../contract/rules/certificates.ts'
import { dayInEthiopia } from '../../../contract/rules/formats.ts'
import type { Language } from '../../../contract/rules/language.ts'
import { initialOf } from './names.ts'
import type { Certificate, PassedModule } from './store.ts'

export const moduleView = ({ number, titles }: PassedModule, language: Language) => ({
  number,
  title: titles[language],
})

/** For anyone who has the number: of a revoked one not even for whom it was. */
export const publicView = (
  { number, firstName, lastName, issuedAt, revokedAt }: Certificate,
  modules: readonly PassedModule[],
  language: Language,
): PublicCertificate =>
  revokedAt === null
    ? {
        state: 'VALID',
        number,
        firstName,
        initial: initialOf(lastName),
        issuedOn: dayInEthiopia(issuedAt),
        modules: modules.map((each) => moduleView(each, language)),
      }
    : { state: 'REVOKED', number, revokedOn: dayInEthiopia(revokedAt) }

/** For its owner. */
export const ownView = (
  { number, firstName, lastName, issuedAt, revokedAt, reason }: Certificate,
  modules: readonly PassedModule[],
  language: Language,
): OwnCertificate => ({
  number,
  state: revokedAt === null ? 'VALID' : 'REVOKED',
  firstName,
  lastName,
  issuedOn: dayInEthiopia(issuedAt),
  modules: modules.map((each) => moduleView(each, language)),
  path: certificatePath(number),
  revokedOn: revokedAt === null ? null : dayInEthiopia(revokedAt),
  reason,
})
