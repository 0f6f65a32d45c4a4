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
  /** What was there stays until the answer to the next input comes, such as a page of a list. */
  readonly keepPrevious?: boolean
  /** ms after which an answer is asked for again when a page shows it; 15 s when nothing is said. */
  readonly staleMs?: number
}

type AppQueryArguments<Shape extends CallShape> =
  object extends CallInput<Shape>
    ? [input?: CallInput<Shape> | null, options?: AppQueryOptions]
    : [input: CallInput<Shape> | null, options?: AppQueryOptions]

/**
 * What a call answers, from the cache that all tabs of the application share: who asks the same at the same site waits for the same
 * answer. It is asked for while its page is being drawn for the first time, not after it.
 * @param input null: nothing is asked for
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
    // Each question is an asker of its own: the cache gives up what nobody waits for, and only that.
    queryFn: ({ signal }: { readonly signal: AbortSignal }): Promise<Shape['data']> =>
      client(call, input ?? undefined, { signal, asker: hashKey(queryKey) }),
    ...(staleMs === undefined ? {} : { staleTime: staleMs }),
  }
  if (enabled && queries.getQueryState(queryKey) === undefined) void queries.prefetchQuery(options)
  return useQuery({ ...options, enabled, ...(keepPrevious ? { placeholderData: keepPreviousData } : {}) })
}
