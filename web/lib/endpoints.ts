import { useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { CallAnswer, CallInput } from '../../contract/endpoint.ts'
import type { ApiEndpoints } from '../../contract/endpoints.ts'
import { api, isSignedOut, type ApiOptions } from './api.ts'
import { ApiError, failureText } from './api-error.ts'
import type { FirstCall, GetKey } from './screens.ts'
import { signInAgain } from './session-end.ts'
import { useToast } from './toast.ts'

type ActKey = Exclude<keyof ApiEndpoints, GetKey>
type Input<K extends keyof ApiEndpoints> = CallInput<ApiEndpoints[K]>
export type Answer<K extends keyof ApiEndpoints> = CallAnswer<ApiEndpoints[K]>

/** Something a screen waits for: `<Loaded of={…}>` draws it, its skeleton or its failure. */
export type Loadable<Value> = {
  data: Value | undefined
  error: unknown
  /** Waits for the connection to come back. */
  isPaused: boolean
  isFetching: boolean
  retry: () => void
}

/** The one cache key of a call: its name and its input. */
const endpointQuery = <K extends GetKey>(key: K, input: Input<K>) => ({
  queryKey: [key, input] as const,
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<Answer<K>> =>
    // The screen that shows the answer leads to the sign-in in its own way; pointing at a link leads nowhere.
    api(key, input, { signal, onSignedOut: () => {} }),
})

/** The same for a call that a record names, which has forgotten the type of its input. */
export const firstQuery = ({ key, input }: FirstCall) =>
  // `call` has proved that the two fit.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  endpointQuery(key, input as Input<typeof key>)

/**
 * What the server answers to a call, from the cache while it is asked for anew. Two parts of a screen that ask for the
 * same share one call.
 */
export function useEndpoint<K extends GetKey>(
  key: K,
  input: Input<K>,
  options: Pick<ApiOptions, 'onSignedOut'> & { enabled?: boolean } = {},
): Loadable<Answer<K>> {
  const { enabled = true, onSignedOut = signInAgain } = options
  const query = useQuery({ ...endpointQuery(key, input), enabled })
  const leave = useEffectEvent(onSignedOut)
  const refusal = enabled && query.error instanceof ApiError && isSignedOut(query.error) ? query.error : null
  useEffect(() => {
    if (refusal !== null) leave()
  }, [refusal])
  return {
    data: query.data,
    error: query.error,
    isPaused: query.fetchStatus === 'paused',
    isFetching: query.isFetching,
    retry: () => void query.refetch(),
  }
}

/** Asks for it now, whatever the cache holds, and puts the answer there. */
export const fetchAnew = <K extends GetKey>(
  client: QueryClient,
  key: K,
  input: Input<K>,
): Promise<Answer<K>> => client.query({ ...endpointQuery(key, input), staleTime: 0 })

type Values<Parts> = { [Part in keyof Parts]: Parts[Part] extends Loadable<infer Each> ? Each : never }

/** Several together: there when all are there, failed when one has failed. */
export function together<Parts extends { [name: string]: Loadable<unknown> }>(
  parts: Parts,
): Loadable<Values<Parts>> {
  const all = Object.values(parts)
  const isComplete = all.every(({ data }) => data !== undefined)
  return {
    data: isComplete ? allOf(parts) : undefined,
    error: all.find(({ error }) => error !== null)?.error ?? null,
    isPaused: all.some(({ isPaused }) => isPaused),
    isFetching: all.some(({ isFetching }) => isFetching),
    retry: () => {
      for (const { error, retry } of all) if (error !== null) retry()
    },
  }
}

function allOf<Parts extends { [name: string]: Loadable<unknown> }>(parts: Parts): Values<Parts> {
  const entries = Object.entries(parts).map(([name, { data }]) => [name, data])
  // Each is under the name of its part.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return Object.fromEntries(entries) as Values<Parts>
}

type Edit = <K extends GetKey>(key: K, change: (data: Answer<K>) => Answer<K>) => void

type ActSettings<K extends ActKey> = {
  /** Said where the server gave no words, and where there is no connection. */
  failed: string
  network?: string
  /** What is no longer true after the act: asked for anew before the act counts as done. */
  refreshes?: readonly GetKey[]
  /** Shown before the server has answered, and taken back where it refuses. */
  edits?: (input: Input<K>, edit: Edit) => void
  /** Where a failure is shown by the screen itself, in a dialog for example: `failure`. */
  quiet?: boolean
  /** What the server says of a success is not shown: the screen shows it by itself. */
  silent?: boolean
}

type Running<K extends ActKey> = { input: Input<K>; key: string }

/**
 * An act of a person: one at a time, with an idempotency key that holds until it succeeds. What the server says of it is
 * shown as a toast; so is its failure, unless the screen shows it itself.
 */
export function useAct<K extends ActKey>(key: K, settings: ActSettings<K>) {
  const client = useQueryClient()
  const toast = useToast()
  const attempt = useRef<{ said: string; key: string } | null>(null)
  const { failed, network } = settings
  const words = network === undefined ? { failed } : { failed, network }
  const mutation = useMutation({
    networkMode: 'always',
    mutationFn: ({ input, key: idempotencyKey }: Running<K>): Promise<Answer<K>> =>
      api(key, input, key.startsWith('POST ') ? { idempotencyKey } : {}),
    onMutate: ({ input }) => optimistic(client, (edit) => settings.edits?.(input, edit)),
    onError: (error, _input, rollBack) => {
      rollBack?.()
      if (settings.quiet !== true) toast(failureText(error, words), 'bad')
    },
    onSuccess: async (answer) => {
      attempt.current = null
      await refresh(client, settings.refreshes ?? [])
      const said = messageOf(answer)
      if (said !== null && settings.silent !== true) toast(said)
    },
  })
  const run = async (input: Input<K>): Promise<Answer<K> | null> => {
    if (mutation.isPending) return null
    const said = JSON.stringify(input)
    if (attempt.current?.said !== said) attempt.current = { said, key: crypto.randomUUID() }
    return mutation.mutateAsync({ input, key: attempt.current.key }).catch(() => null)
  }
  const { error } = mutation
  return {
    /** The answer, or null where it failed or one is still running. */
    run,
    busy: mutation.isPending,
    /** What is being sent, so that a list knows which of its lines is busy. */
    running: mutation.isPending ? mutation.variables.input : null,
    error,
    failure: error === null ? null : failureText(error, words),
    fields: error instanceof ApiError ? error.fields : {},
    forget: mutation.reset,
  }
}

/** Asks anew for what is on the screen, and marks the rest as old. */
export const refresh = (client: QueryClient, keys: readonly GetKey[]): Promise<unknown> =>
  Promise.all(keys.map((key) => refreshQuery(client, [key])))

/** The same for the queries whose keys begin like this. */
export async function refreshQuery(
  client: QueryClient,
  queryKey: readonly unknown[],
  refetchType: 'active' | 'none' = 'active',
): Promise<void> {
  // A first answer, and one fetched ahead, is not cancelled: it may be older than the reason to ask, and would count as new.
  const coming = client.getQueryCache().findAll({
    queryKey,
    fetchStatus: 'fetching',
    predicate: (query) => query.state.data === undefined || !query.isActive(),
  })
  await client.invalidateQueries({ queryKey, refetchType })
  if (coming.length === 0) return
  await Promise.allSettled(coming.map(async ({ promise }) => promise))
  await client.invalidateQueries({ queryKey })
}

/** Marks as old what the next screen that shows it asks for anew. */
export function markOld(client: QueryClient, keys: readonly GetKey[]): void {
  for (const key of keys) void refreshQuery(client, [key], 'none')
}

/** Changes what the cache holds and answers how to take it back. */
function optimistic(client: QueryClient, change: (edit: Edit) => void): () => void {
  const before: [queryKey: readonly unknown[], data: unknown][] = []
  change((key, update) => {
    for (const [queryKey, data] of client.getQueriesData<Answer<typeof key>>({ queryKey: [key] })) {
      if (data === undefined) continue
      // An answer that is on its way would overwrite the edit.
      void client.cancelQueries({ queryKey, exact: true })
      before.push([queryKey, data])
      client.setQueryData(queryKey, update(data))
    }
  })
  return () => {
    for (const [queryKey, data] of before) {
      client.setQueryData(queryKey, data)
      void client.invalidateQueries({ queryKey, exact: true })
    }
  }
}

function messageOf(answer: unknown): string | null {
  if (typeof answer !== 'object' || answer === null || !('message' in answer)) return null
  return typeof answer.message === 'string' ? answer.message : null
}
