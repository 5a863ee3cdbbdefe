import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import type { Lesson } from '../../../../contract/training.ts'
import { api } from '../../../lib/api.ts'
import { useUser } from '../../../lib/app-context.tsx'
import { connection } from '../../../lib/connection.ts'
import { signedInType } from '../../../lib/session.ts'
import { keepReports, readReports } from './kept-reports.ts'
import { addWatched, reloadLesson } from './lesson-cache.ts'
import { createReportQueue, type ReportQueue } from './report-queue.ts'
import type { WatchedPart } from './watched-part.ts'

/** One per document, because a document belongs to one account; it keeps sending behind other screens. */
let opened: ReportQueue | undefined

function createFor(account: string, client: QueryClient): ReportQueue {
  const queue = createReportQueue({
    kept: readReports(account),
    keep: (reports) => keepReports(account, reports),
    // So that the last one arrives when the page is closed.
    send: ({ moduleId: id, ...body }) =>
      api('POST /training/modules/:id/watched', { params: { id }, body }, { keepalive: true }),
    onCounted: ({ moduleId, version }, watched) => addWatched(client, moduleId, version, watched),
    onChanged: (moduleId) => void reloadLesson(client, moduleId),
    isOpen: () => signedInType() !== null,
  })
  connection.subscribe(() => {
    if (!connection.isLost()) queue.wake()
  })
  addEventListener('online', queue.wake)
  queue.wake()
  return queue
}

export type Reports = ReturnType<typeof useReports>

/** Where a lesson says what was seen of it. */
export function useReports({ trainingId: moduleId, version }: Lesson) {
  const { id } = useUser()
  const client = useQueryClient()
  const queue = (opened ??= createFor(id, client))
  return {
    add: (part: WatchedPart) => queue.add({ ...rounded(part), moduleId, version }),
    begin: (at: number) => queue.begin({ ...rounded({ from: at, to: at, position: at }), moduleId, version }),
    /** Something is not counted yet. */
    isWaiting: useSyncExternalStore(queue.subscribe, () => queue.isWaiting(moduleId)),
  }
}

const rounded = ({ from, to, position }: WatchedPart): WatchedPart => ({
  from: Math.round(from),
  to: Math.round(to),
  position: Math.round(position),
})
