import { seedModules, seedProgress, type PublishedSeed } from '../domains/training/seeding.ts'
import { readLessons } from '../lessons/lessons.ts'
import type { Executor } from '../platform/database/connection.ts'
import type { Emit } from '../platform/domain-events.ts'
import type { FileStore } from '../platform/storage/file-store.ts'

const day = 24 * 60 * 60_000
/** Of every dozen among the first seekers: how many lessons they have completed, and how much of the next they have seen. */
const stories: readonly { completed: number; seen: number }[] = [
  { completed: 3, seen: 0 },
  { completed: 1, seen: 0.7 },
  { completed: 0, seen: 0 },
  { completed: 2, seen: 0 },
  { completed: 0, seen: 0.3 },
  { completed: 0, seen: 0 },
  { completed: 2, seen: 0.5 },
  { completed: 0, seen: 0 },
  { completed: 1, seen: 0 },
  { completed: 0, seen: 0.9 },
  { completed: 0, seen: 0 },
  { completed: 0, seen: 0 },
]
const learners = 5 * stories.length

type Learners = { staffId: string; tried: { id: string }; seekers: readonly { id: string }[] }

/** Our lessons, and people everywhere between not having begun and having a certificate. */
export async function addDemoTraining(
  transaction: Executor,
  { files, emit }: { files: FileStore; emit: Emit },
  { staffId, tried, seekers }: Learners,
  now: Date,
): Promise<void> {
  const lessons = await readLessons()
  const published = await seedModules(transaction, { files }, lessons, staffId)
  const modules = published.map((seed, index) => ({
    ...seed,
    filmMilliseconds: lessons[index]?.filmMilliseconds ?? 0,
  }))
  const people = [
    // Has stopped in the middle of the second lesson.
    { id: tried.id, completed: 1, seen: 0.45 },
    ...seekers.slice(0, learners).flatMap(({ id }, index) => ({
      id,
      ...(stories[index % stories.length] ?? { completed: 0, seen: 0 }),
    })),
  ]
  await seedProgress(
    transaction,
    emit,
    people.flatMap((person, index) => progressOf(person, modules, now.getTime() - (1 + (index % 9)) * day)),
  )
}

function progressOf(
  { id: accountId, completed, seen }: { id: string; completed: number; seen: number },
  modules: readonly (PublishedSeed & { filmMilliseconds: number })[],
  latest: number,
) {
  const begun = completed + (seen > 0 ? 1 : 0)
  return modules.slice(0, begun).map(({ filmMilliseconds, ...module }, index) => {
    const isCompleted = index < completed
    const startedAt = new Date(latest - (begun - index) * day)
    return {
      accountId,
      ...module,
      watchedMilliseconds: Math.round(filmMilliseconds * (isCompleted ? 1 : seen)),
      startedAt,
      completedAt: isCompleted ? new Date(startedAt.getTime() + 2 * filmMilliseconds) : null,
    }
  })
}
