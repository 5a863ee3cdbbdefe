import type { TrainingModule, TrainingStatus } from '../../../../contract/training.ts'

type Lists = Pick<
  TrainingStatus,
  'inProgressModules' | 'currentModule' | 'upcomingModulesList' | 'completedModulesList'
>

/** What the viewer leads through: what is in progress followed by what is upcoming, else what is upcoming. */
export const viewerList = (status: Lists): readonly TrainingModule[] =>
  status.inProgressModules > 0
    ? [...status.currentModule, ...status.upcomingModulesList]
    : status.upcomingModulesList

/** All modules in their order. */
export const modulesInOrder = (status: Lists): readonly TrainingModule[] =>
  [...status.completedModulesList, ...status.currentModule, ...status.upcomingModulesList].toSorted(
    (one, other) => one.moduleNumber - other.moduleNumber,
  )

/** The module that an address asks for, else the first that is not completed; null where there is none. */
export const chosenModule = (status: Lists, asked: string | null): TrainingModule | null =>
  modulesInOrder(status).find(({ trainingId }) => trainingId === asked) ?? viewerList(status)[0] ?? null

/** No other module remains to be completed. */
export const isLastModule = (status: Lists, { trainingId }: TrainingModule): boolean =>
  viewerList(status).every((module) => module.trainingId === trainingId)
