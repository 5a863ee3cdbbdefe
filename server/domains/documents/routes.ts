import type { documentEndpoints } from '../../../contract/documents.ts'
import { pageOf } from '../../../contract/paging.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Texts } from '../../platform/texts.ts'
import { addToCatalogue, changeCatalogue, listCatalogue } from './catalogue.ts'
import {
  findWaiting,
  openPage,
  readDocument,
  rejectDocument,
  verifyDocument,
  type CheckingTools,
} from './checking.ts'
import { openOwnFile, removeDocument } from './own.ts'
import { listOwnDocuments } from './service.ts'
import { takeDocument, type TakingTools } from './taking.ts'
import { documentView, employerDocumentView, seekerDocumentView } from './view.ts'

export function documentRoutes(
  executor: Executor,
  tools: TakingTools & CheckingTools,
  texts: Texts,
): Handlers<typeof documentEndpoints> {
  return {
    'GET /documents': async ({ caller, language }) => ({
      status: 200,
      body: await listOwnDocuments(executor, caller, language),
    }),
    'POST /job-seeker/documents': async ({ caller, upload, document, language }) => {
      const sent = { documentId: document.documentId, uploadId: upload.id }
      const data = seekerDocumentView(await takeDocument(executor, tools, caller, sent), language)
      return { status: 200, body: { success: true, message: texts(language, 'documentActs.uploaded'), data } }
    },
    'POST /employer/documents': async ({ caller, upload, document, language }) => {
      const sent = { documentId: document.documentId, uploadId: upload.id }
      const data = employerDocumentView(await takeDocument(executor, tools, caller, sent), language)
      return { status: 200, body: { success: true, message: texts(language, 'documentActs.uploaded'), data } }
    },
    'POST /documents/:documentId/from-upload': async ({ caller, params, body, language }) => {
      const data = documentView(
        caller,
        await takeDocument(executor, tools, caller, { ...params, ...body }),
        language,
      )
      return { status: 200, body: { success: true, message: texts(language, 'documentActs.uploaded'), data } }
    },
    'GET /documents/:documentId/file': async ({ caller, params }) => ({
      status: 200,
      body: await openOwnFile(executor, tools, caller, params.documentId),
    }),
    'DELETE /documents/:documentId': async ({ caller, params, language }) => {
      await removeDocument(executor, tools, caller, params.documentId)
      return { status: 200, body: { success: true, message: texts(language, 'documentActs.removed') } }
    },

    'GET /admin/documents': async ({ query, language }) => {
      const { documents, total } = await findWaiting(executor, query, language)
      return { status: 200, body: pageOf(documents, total, query.size) }
    },
    'GET /admin/documents/:id': async ({ params, language }) => ({
      status: 200,
      body: await readDocument(executor, params.id, language),
    }),
    'GET /admin/documents/:id/pages/:page': async ({ caller, params, query }) => ({
      status: 200,
      body: await openPage(executor, tools, caller, { ...params, ...query }),
    }),
    'POST /admin/documents/:id/verify': async ({ caller, params, body, language }) => {
      await verifyDocument(executor, tools, caller, { ...params, ...body })
      return { status: 200, body: { success: true, message: texts(language, 'documentActs.verified') } }
    },
    'POST /admin/documents/:id/reject': async ({ caller, params, body, language }) => {
      await rejectDocument(executor, tools, caller, { ...params, ...body })
      return { status: 200, body: { success: true, message: texts(language, 'documentActs.rejected') } }
    },

    'GET /admin/document-catalogue': async ({ caller }) => ({
      status: 200,
      body: { mayChange: caller.staffLevel === 'ADMIN', entries: await listCatalogue(executor) },
    }),
    'POST /admin/document-catalogue': async ({ transaction, caller, body, language }) => {
      const data = await addToCatalogue(transaction, tools, caller, body)
      return {
        status: 200,
        body: { success: true, message: texts(language, 'documentActs.catalogueSaved'), data },
      }
    },
    'PUT /admin/document-catalogue/:id': async ({ caller, params, body, language }) => {
      const data = await changeCatalogue(executor, tools, caller, { ...body, ...params })
      return {
        status: 200,
        body: { success: true, message: texts(language, 'documentActs.catalogueSaved'), data },
      }
    },
  }
}
