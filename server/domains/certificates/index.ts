import { certificateEndpoints } from '../../../contract/certificates.ts'
import { defineDomain } from '../../platform/domain.ts'
import { createAnnouncement, issueCertificate } from './issuing.ts'
import { certificateRoutes } from './routes.ts'
import { exportCertificate } from './service.ts'
import { textFiles } from './texts.ts'

export const certificates = defineDomain('certificates', {
  endpoints: certificateEndpoints,
  routes: (context) => certificateRoutes(context.database.executor, context, context.texts),
  texts: textFiles,
  tasks: (context) => ({
    'announce-certificate': createAnnouncement(context.database.executor, context),
  }),
  exportData: { certificate: exportCertificate },
  on: {
    trainingFinished: (transaction, { seekerId }, emit) => issueCertificate(transaction, seekerId, emit),
  },
})
