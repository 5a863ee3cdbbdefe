import type { trainingEndpoints } from '../../../contract/training.ts'
import type { Executor } from '../../platform/database/connection.ts'
import type { Emit } from '../../platform/domain-events.ts'
import type { Handlers } from '../../platform/http/bind.ts'
import { lastingSeconds } from '../../platform/http/stream-answers.ts'
import type { FileStore } from '../../platform/storage/file-store.ts'
import { completeModule } from './completing.ts'
import { openFilm, openPicture, openPoster, readCaptions } from './files.ts'
import { answerQuestion, openLesson } from './lessons.ts'
import { readTrainingStatus } from './service.ts'
import { reportWatched } from './watching.ts'

export function trainingRoutes(
  executor: Executor,
  tools: { files: FileStore; emit: Emit },
): Handlers<typeof trainingEndpoints> {
  return {
    'GET /training-status/status-with-modules': async ({ caller, language }) => ({
      status: 200,
      body: await readTrainingStatus(executor, caller.accountId, language),
    }),
    'GET /training-status/complete-module/:id': async ({ caller, params, language }) => ({
      status: 200,
      body: await completeModule(executor, tools.emit, caller, params.id, language),
    }),
    'POST /training-status/complete-module/:id': async ({ caller, params, language }) => ({
      status: 200,
      body: await completeModule(executor, tools.emit, caller, params.id, language),
    }),
    'GET /training/modules/:id': async ({ caller, params, language }) => ({
      status: 200,
      body: await openLesson(executor, caller, params.id, language),
    }),
    'POST /training/modules/:id/watched': async ({ caller, params, body }) => ({
      status: 200,
      body: await reportWatched(executor, caller, { ...body, ...params }),
    }),
    'POST /training/modules/:id/answers': async ({ caller, params, body, language }) => ({
      status: 200,
      body: await answerQuestion(executor, caller, { ...body, moduleId: params.id }, language),
    }),

    'GET /training/modules/:id/film': async ({ caller, params, query }) => ({
      status: 200,
      body: await openFilm(executor, tools, caller, { ...query, moduleId: params.id }),
    }),
    'GET /training/modules/:id/poster': async ({ caller, params, query }) => ({
      status: 200,
      body: await openPoster(executor, tools, caller, { ...query, moduleId: params.id }),
    }),
    'GET /training/modules/:id/pictures/:scene': async ({ caller, params, query }) => ({
      status: 200,
      body: await openPicture(executor, tools, caller, {
        ...query,
        moduleId: params.id,
        scene: params.scene,
      }),
    }),
    'GET /training/modules/:id/captions/:language': async ({ caller, params, query }) => {
      const { captions, isLasting } = await readCaptions(executor, caller, {
        ...query,
        moduleId: params.id,
        language: params.language,
      })
      return { status: 200, body: captions, ...(isLasting ? { keepSeconds: lastingSeconds } : {}) }
    },
  }
}
