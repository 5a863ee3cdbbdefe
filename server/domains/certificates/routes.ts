import type { certificateEndpoints } from '../../../contract/certificates.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import { openOwnFile, type FileTools } from './file.ts'
import { readForStaff, reinstateCertificate, revokeCertificate, type RevokingTools } from './revoking.ts'
import { readCertificateCheck, readOwnCertificate, readPublicCertificate } from './service.ts'

export function certificateRoutes(
  executor: Executor,
  tools: RevokingTools & FileTools,
  texts: Texts,
): Handlers<typeof certificateEndpoints> {
  return {
    'GET /certificates/:number': async ({ params, language }) => ({
      status: 200,
      body: await readPublicCertificate(executor, params.number, language),
    }),
    'GET /certificate-check': async ({ language }) => ({
      status: 200,
      body: await readCertificateCheck(executor, tools.certificateSigner, language),
    }),
    'GET /training/certificate': async ({ caller, language }) => ({
      status: 200,
      body: await readOwnCertificate(executor, caller, language),
    }),
    'GET /training/certificate/file': async ({ caller, language }) => ({
      status: 200,
      body: await openOwnFile(executor, tools, caller, language),
    }),

    'GET /admin/certificates/:number': async ({ params, language }) => ({
      status: 200,
      body: await readForStaff(executor, params.number, language),
    }),
    'POST /admin/certificates/:number/revoke': async ({ caller, params, body, language }) => {
      const data = await revokeCertificate(executor, tools, caller, { ...params, ...body, language })
      return {
        status: 200,
        body: { success: true, message: texts(language, 'certificateActs.revoked'), data },
      }
    },
    'POST /admin/certificates/:number/reinstate': async ({ caller, params, language }) => {
      const data = await reinstateCertificate(executor, tools, caller, { ...params, language })
      return {
        status: 200,
        body: { success: true, message: texts(language, 'certificateActs.reinstated'), data },
      }
    },
  }
}
