import type { trainingModuleEndpoints } from '../../../contract/training-modules.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { RouteContext } from '../../platform/domain.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import { createWidePictures } from '../../platform/pictures.ts'
import { addPicture, openModulePicture, putFilm, saveDraft } from './drafts.ts'
import {
  addModule,
  listAllModules,
  orderModules,
  publishModule,
  readModule,
  retireModule,
} from './modules.ts'

type Context = Pick<RouteContext, 'audit' | 'files' | 'uploads' | 'texts'>

export function moduleRoutes(
  executor: Executor,
  { texts, ...context }: Context,
): Handlers<typeof trainingModuleEndpoints> {
  const tools = { ...context, drawPicture: createWidePictures() }
  return {
    'GET /admin/training': async ({ caller }) => ({
      status: 200,
      body: await listAllModules(executor, caller),
    }),
    'POST /admin/training': async ({ transaction, caller, body, language }) => {
      const data = await addModule(transaction, tools, caller, body)
      return { status: 200, body: { success: true, message: texts(language, 'moduleActs.added'), data } }
    },
    'PUT /admin/training/order': async ({ caller, body, language }) => {
      await orderModules(executor, tools, caller, body.ids)
      return { status: 200, body: { success: true, message: texts(language, 'moduleActs.ordered') } }
    },
    'GET /admin/training/:id': async ({ caller, params }) => ({
      status: 200,
      body: await readModule(executor, caller, params.id),
    }),
    'PUT /admin/training/:id': async ({ caller, params, body, language }) => {
      const data = await saveDraft(executor, tools, caller, { ...body, ...params })
      return { status: 200, body: { success: true, message: texts(language, 'moduleActs.saved'), data } }
    },
    'POST /admin/training/:id/film': async ({ caller, params, upload, language }) => {
      const data = await putFilm(executor, tools, caller, { ...params, uploadId: upload.id })
      return { status: 200, body: { success: true, message: texts(language, 'moduleActs.film'), data } }
    },
    'POST /admin/training/:id/pictures': async ({ caller, params, upload, language }) => {
      const pictureId = await addPicture(executor, tools, caller, { ...params, uploadId: upload.id })
      const message = texts(language, 'moduleActs.picture')
      return { status: 200, body: { success: true, message, data: { pictureId } } }
    },
    'GET /admin/training/:id/pictures/:pictureId': async ({ params }) => ({
      status: 200,
      body: await openModulePicture(executor, tools, params),
    }),
    'POST /admin/training/:id/publish': async ({ caller, params, language }) => {
      const data = await publishModule(executor, tools, caller, params.id)
      return { status: 200, body: { success: true, message: texts(language, 'moduleActs.published'), data } }
    },
    'PUT /admin/training/:id/retired': async ({ caller, params, body, language }) => {
      const data = await retireModule(executor, tools, caller, { ...params, ...body })
      const act = body.retired ? 'retired' : 'restored'
      return { status: 200, body: { success: true, message: texts(language, `moduleActs.${act}`), data } }
    },
  }
}
