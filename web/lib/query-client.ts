import { dehydrate, hydrate, QueryClient, type DehydratedState } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'
import { readDeviceCache, writeDeviceCache } from './device-store.ts'
import type { GetKey } from './screens.ts'

/** Fresh enough not to be asked for again when somebody goes back and forth. */
const freshMilliseconds = 15_000
const rememberedMilliseconds = 30 * 60_000
const mostRetries = 2

/** Only what may pass by itself is tried again. */
export const mayPass = (error: unknown) =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: freshMilliseconds,
        gcTime: rememberedMilliseconds,
        retry: (count, error) => count < mostRetries && mayPass(error),
        retryDelay: (attempt) => 400 * 3 ** attempt,
      },
    },
  })

/**
 * What is kept on the device, so that a screen opens with what is known. Never messages, contacts, papers or money, and
 * nothing of other people: everything else is left out until it is listed here.
 */
export const keptEndpoints = [
  'GET /employer/jobs/recommended',
  'GET /employer/jobs/advanced-search',
  'GET /saved-jobs',
  'GET /saved-searches',
  'GET /job-seekers/availability',
] as const satisfies readonly GetKey[]

const keptNames: readonly string[] = keptEndpoints
const isKept = ({ queryKey }: { queryKey: readonly unknown[] }) =>
  typeof queryKey[0] === 'string' && keptNames.includes(queryKey[0])

type Kept = { build: string; savedAt: number; state: DehydratedState }
const longestMilliseconds = 7 * 24 * 3600_000
const saveAfterMilliseconds = 1_000

/** Answers of another build may have another shape, and old ones mislead. */
const isUsable = (kept: unknown, build: string): kept is Kept =>
  typeof kept === 'object' &&
  kept !== null &&
  'build' in kept &&
  kept.build === build &&
  'savedAt' in kept &&
  Date.now() - Number(kept.savedAt) < longestMilliseconds

/** Shown until it is asked for anew; what the document carries is newer in any case. */
const asOld = (state: DehydratedState): DehydratedState => ({
  ...state,
  queries: state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: 1 } })),
})

/** Fills the cache with what the device has for this account, and keeps it there from now on. Answers how to stop. */
export async function keepOnDevice(client: QueryClient, account: string, build: string): Promise<() => void> {
  const kept = await readDeviceCache(account).catch(() => undefined)
  if (isUsable(kept, build)) hydrate(client, asOld(kept.state))
  let timer: ReturnType<typeof setTimeout> | undefined
  const save = () => {
    timer = undefined
    const state = dehydrate(client, {
      shouldDehydrateQuery: (query) => query.state.status === 'success' && isKept(query),
      shouldDehydrateMutation: () => false,
    })
    void writeDeviceCache(account, { build, savedAt: Date.now(), state } satisfies Kept).catch(() => {})
  }
  const stop = client.getQueryCache().subscribe(({ type, query }) => {
    if (type === 'updated' && isKept(query)) timer ??= setTimeout(save, saveAfterMilliseconds)
  })
  return () => {
    clearTimeout(timer)
    stop()
  }
}
