import type { Call, CallShape } from '@apron/contract/calls/define-call'
import type { CallInput } from '@apron/sdk'
import {
  hashKey,
  keepPreviousData,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useCacheScope } from './app-cache.ts'
import { cacheKey } from './cache-key.ts'
import { useAppCall } from './calls-context.ts'

export interface AppQueryOptions {
  /** Keeps the previous response until the next one arrives, such as for pages of a list. */
  readonly keepPrevious?: boolean
  /** Age from which a response is reloaded when a page shows it, ms. Default 15 s. */
  readonly staleMs?: number
}

type AppQueryArguments<Shape extends CallShape> =
  object extends CallInput<Shape>
    ? [input?: CallInput<Shape> | null, options?: AppQueryOptions]
    : [input: CallInput<Shape> | null, options?: AppQueryOptions]

/**
 * Returns the response of a call from the cache shared by all tabs of the application. Equal requests at the
 * same site share one response. Loading starts during the first render, not after it.
 * @param input null sends no request
 */
export function useAppQuery<Shape extends CallShape>(
  call: Call<Shape>,
  ...[input, { keepPrevious = false, staleMs } = {}]: AppQueryArguments<Shape>
): UseQueryResult<Shape['data']> {
  const client = useAppCall()
  const queries = useQueryClient()
  const scope = useCacheScope()
  const enabled = input !== null
  const queryKey = cacheKey(call, input ?? undefined, scope)
  const options = {
    queryKey,
    // Each query is its own asker: the cache aborts only requests that nobody waits for.
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Shape['data']> =>
      client(call, input ?? undefined, { signal, asker: hashKey(queryKey) }),
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
  }
  if (enabled && queries.getQueryState(queryKey) === undefined) void queries.prefetchQuery(options)
  return useQuery({ ...options, enabled, ...(keepPrevious ? { placeholderData: keepPreviousData } : {}) })
}
