import { trainingEndpoints } from '../../../contract/training.ts'
import { defineDomain } from '../../platform/domain.ts'
import { finishTrainings } from './finishing.ts'
import { trainingRoutes } from './routes.ts'

export const training = defineDomain('training', {
  endpoints: { ...trainingEndpoints },
  routes: (context) => ({ ...trainingRoutes(context.database.executor, context) }),
  tasks: ({ database, emit }) => ({
    'finish-trainings': () => finishTrainings(database.executor, emit),
  }),
})
