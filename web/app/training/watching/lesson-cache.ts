import type { QueryClient } from '@tanstack/react-query'
import type { Lesson, Watched } from '../../../../contract/training.ts'
import { markOld, refreshQuery } from '../../../lib/endpoints.ts'

const keyOf = (id: string) => ['GET /training/modules/:id', { params: { id } }] as const

const edit = (client: QueryClient, id: string, change: (lesson: Lesson) => Lesson): void =>
  void client.setQueryData<Lesson>(keyOf(id), (lesson) => lesson && change(lesson))

/** The server has counted what was seen. */
export function addWatched(client: QueryClient, id: string, version: number, watched: Watched): void {
  edit(client, id, (lesson) => (lesson.version === version ? { ...lesson, ...watched } : lesson))
  markOld(client, ['GET /training-status/status-with-modules', 'GET /jobseeker/dashboard'])
}

export const addAnswer = (client: QueryClient, id: string, questionId: string): void =>
  edit(client, id, (lesson) => ({
    ...lesson,
    questions: lesson.questions.map((question) =>
      question.id === questionId ? { ...question, answered: true } : question,
    ),
  }))

export const reloadLesson = (client: QueryClient, id: string): Promise<void> =>
  refreshQuery(client, keyOf(id))
