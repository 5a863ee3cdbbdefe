import { documentEndpoints } from '../../../contract/documents.ts'
import { defineDomain } from '../../platform/domain.ts'
import { dropRows } from '../../platform/storage/file-rows.ts'
import { createIdentityChecks } from './catalogue.ts'
import { eraseDocumentsOf, exportDocuments, exportVerification } from './own.ts'
import { eraseRejectedFiles, rejectedSchedule } from './rejected.ts'
import { documentRoutes } from './routes.ts'
import { createScan } from './scanning.ts'
import { textFiles } from './texts.ts'
import { refreshGuarantor, refreshTraining } from './verification.ts'

export const documents = defineDomain('documents', {
  endpoints: documentEndpoints,
  routes: (context) => {
    const tools = { ...context, scans: context.scan !== null }
    return documentRoutes(context.database.executor, tools, context.texts)
  },
  texts: textFiles,
  tasks: (context) => ({
    'scan-document': createScan(context.database.executor, context),
    'erase-rejected-files': () => eraseRejectedFiles(context.database.executor, context.files),
    'recheck-identities': createIdentityChecks(context.database.executor, context),
  }),
  schedule: rejectedSchedule,
  exportData: { documents: exportDocuments, verification: exportVerification },
  on: {
    accountErased: (transaction, { accountId }) =>
      eraseDocumentsOf(transaction, { files: { drop: dropRows } }, accountId),
    guarantorsChanged: (transaction, { seekerId }) => refreshGuarantor(transaction, seekerId),
    certificateChanged: (transaction, { seekerId, issuedAt }) =>
      refreshTraining(transaction, seekerId, issuedAt),
  },
})
