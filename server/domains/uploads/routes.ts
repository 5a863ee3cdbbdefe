import type { uploadEndpoints } from '../../../contract/uploads.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import type { Caller } from '../../platform/sessions/sessions.ts'
import { createTus } from '../../platform/uploads/tus.ts'
import type { Uploads } from '../../platform/uploads/uploads.ts'
import { beginUpload } from './service.ts'

export function uploadRoutes(executor: Executor, uploads: Uploads): Handlers<typeof uploadEndpoints> {
  const tus = createTus(executor, uploads)
  const handle = ({
    caller,
    params,
    request,
  }: {
    caller: Caller
    params: { id: string }
    request: Request
  }) => tus.handle(request, { accountId: caller.accountId, id: params.id })
  return {
    'POST /documents/:documentId/uploads': async ({ caller, params, body }) => ({
      status: 200,
      body: await beginUpload(executor, uploads, caller, { ...params, ...body }),
    }),
    'OPTIONS /uploads/:id': ({ request }) => tus.handle(request, null),
    'HEAD /uploads/:id': handle,
    'PATCH /uploads/:id': handle,
    'DELETE /uploads/:id': handle,
  }
}
