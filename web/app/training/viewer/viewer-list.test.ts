import { describe, expect, test } from 'vitest'
import type { TrainingModule } from '../../../../contract/training.ts'
import { chosenModule, isLastModule, modulesInOrder, viewerList } from './viewer-list.ts'

const module = (moduleNumber: number, status: TrainingModule['status']): TrainingModule => ({
  trainingId: `id-${moduleNumber}`,
  moduleName: `Module ${moduleNumber}`,
  moduleNumber,
  moduleVideoLink: '/film',
  status,
  title: `Module ${moduleNumber}`,
  desc: '',
  version: 1,
  posterLink: '/poster',
  filmMilliseconds: 4_000,
  filmBytes: 20_000,
  watchedMilliseconds: 0,
  completedAt: null,
})
const statusOf = (modules: readonly TrainingModule[]) => {
  const of = (status: TrainingModule['status']) => modules.filter((each) => each.status === status)
  return {
    inProgressModules: of('inprogress').length,
    currentModule: of('inprogress'),
    upcomingModulesList: of('upcoming'),
    completedModulesList: of('completed'),
  }
}
const numbers = (modules: readonly TrainingModule[]) => modules.map(({ moduleNumber }) => moduleNumber)

describe('what the viewer leads through', () => {
  test('TRN-09 is what is in progress, followed by what is upcoming', () => {
    const status = statusOf([module(0, 'upcoming'), module(1, 'inprogress'), module(2, 'upcoming')])
    expect(numbers(viewerList(status))).toEqual([1, 0, 2])
  })

  test('TRN-10 is what is upcoming alone where nothing is in progress', () => {
    const status = statusOf([module(0, 'completed'), module(1, 'upcoming'), module(2, 'upcoming')])
    expect(numbers(viewerList(status))).toEqual([1, 2])
    // Whatever else a server calls current.
    expect(numbers(viewerList({ ...status, currentModule: [module(0, 'completed')] }))).toEqual([1, 2])
  })

  test('TRN-08 TRN-09 begins with its first module unless the address asks for another', () => {
    const status = statusOf([module(0, 'completed'), module(1, 'inprogress'), module(2, 'upcoming')])
    expect(chosenModule(status, null)?.moduleNumber).toBe(1)
    expect(chosenModule(status, 'id-0')?.moduleNumber).toBe(0)
    expect(chosenModule(status, 'unknown')?.moduleNumber).toBe(1)
    expect(numbers(modulesInOrder(status))).toEqual([0, 1, 2])
  })

  test('TRN-07 is nothing where nothing is left', () => {
    expect(chosenModule(statusOf([module(0, 'completed')]), null)).toBeNull()
    expect(chosenModule(statusOf([]), 'id-0')).toBeNull()
  })

  test('TRN-13 ends with the module that alone is left', () => {
    const last = module(2, 'inprogress')
    expect(isLastModule(statusOf([module(0, 'completed'), last]), last)).toBe(true)
    expect(isLastModule(statusOf([module(0, 'upcoming'), last]), last)).toBe(false)
  })
})
