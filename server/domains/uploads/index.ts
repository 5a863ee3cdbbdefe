import { uploadEndpoints } from '../../../contract/uploads.ts'
import { defineDomain } from '../../platform/domain.ts'
import { uploadRoutes } from './routes.ts'
import { createUploadSweep, uploadSweepSchedule } from './sweeping.ts'

export const uploads = defineDomain('uploads', {
  endpoints: uploadEndpoints,
  routes: (context) => uploadRoutes(context.database.executor, context.uploads),
  tasks: (context) => ({ 'sweep-uploads': createUploadSweep(context) }),
  schedule: uploadSweepSchedule,
})
