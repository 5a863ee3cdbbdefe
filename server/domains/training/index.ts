import { trainingModuleEndpoints } from '../../../contract/training-modules.ts'
import { trainingEndpoints } from '../../../contract/training.ts'
import { defineDomain } from '../../platform/domain.ts'
import { exportTraining } from './exporting.ts'
import { finishTrainings } from './finishing.ts'
import { moduleRoutes } from './module-routes.ts'
import { trainingRoutes } from './routes.ts'
import { textFiles } from './texts.ts'

export const training = defineDomain('training', {
  endpoints: { ...trainingEndpoints, ...trainingModuleEndpoints },
  routes: (context) => ({
    ...trainingRoutes(context.database.executor, context),
    ...moduleRoutes(context.database.executor, context),
  }),
  texts: textFiles,
  tasks: ({ database, emit }) => ({
    'finish-trainings': () => finishTrainings(database.executor, emit),
  }),
  exportData: { training: exportTraining },
})
