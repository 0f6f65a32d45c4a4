import type { Call, CallShape } from '@apron/contract/calls/define-call'
import {
  type CallInput,
  callRequest,
  type Host,
  type SessionAirport,
  useAirport,
  useHost,
  useLanguage,
} from '@apron/sdk'
import { hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { type CacheScope, cacheKey, callKey, inputKey } from './cache-key.ts'
import type { CachedRead } from './cached-read.ts'
import { type SharedClient, useAppCall } from './calls-context.ts'

/** Responses the application has cached, for this tab's site and the user's language. */
export interface AppCache {
  /** Returns a cached response, or undefined if there is none or it is out of date. */
  known<Data>(read: CachedRead<Data>): Data | undefined
  /** Returns the cached response of whatever age, or loads it. */
  recall<Shape extends CallShape>(call: Call<Shape>, input: CallInput<Shape>): Promise<Shape['data']>
  /** Stores the latest data of the server. Other sites and languages must reload it. */
  put<Data>(read: CachedRead<Data>, data: Data): void
  /**
   * Marks the responses of these calls as out of date and reloads those on the screen. Resolves once they
   * have loaded.
   */
  invalidate(calls: readonly Call[]): Promise<void>
  /** Invalidates a single response. */
  invalidateRead(read: CachedRead<unknown>): Promise<void>
}

interface CacheParts {
  readonly queries: QueryClient
  readonly call: SharedClient
  readonly scope: CacheScope
  readonly host: Host
  readonly airport: SessionAirport | null
}

function createAppCache({ queries, call, scope, host, airport }: CacheParts): AppCache {
  const keyFor = (read: CachedRead<unknown>) => cacheKey(read.call, read.input, scope)
  return {
    known<Data>(read: CachedRead<Data>) {
      const state = queries.getQueryState<Data>(keyFor(read))
      return state?.isInvalidated === false ? state.data : undefined
    },
    recall<Shape extends CallShape>(target: Call<Shape>, input: CallInput<Shape>) {
      return queries.fetchQuery<Shape['data']>({
        queryKey: cacheKey(target, input, scope),
        queryFn: ({ signal }) => call(target, input, { signal }),
        staleTime: Number.POSITIVE_INFINITY,
      })
    },
    put(read, data) {
      const key = keyFor(read)
      queries.setQueryData(key, data)
      if (read.call.kept !== undefined) {
        const { path, init } = callRequest(read.call, read.input ?? {}, airport)
        host.keepRead(path, init, data)
      }
      void queries.invalidateQueries({
        queryKey: inputKey(read.call, read.input),
        predicate: other => other.queryHash !== hashKey(key),
      })
    },
    async invalidate(calls) {
      await Promise.all(calls.map(each => queries.invalidateQueries({ queryKey: callKey(each) })))
    },
    invalidateRead: read => queries.invalidateQueries({ queryKey: inputKey(read.call, read.input) }),
  }
}

export function useCacheScope(): CacheScope {
  const site = useAirport()?.id ?? ''
  const language = useLanguage()
  return useMemo(() => ({ site, language }), [site, language])
}

/**
 * Returns the cache shared by all tabs of the application, for what `useAppQuery` and `useAction` do not
 * cover. A stable object.
 */
export function useAppCache(): AppCache {
  const queries = useQueryClient()
  const call = useAppCall()
  const scope = useCacheScope()
  const host = useHost()
  const airport = useAirport()
  return useMemo(
    () => createAppCache({ queries, call, scope, host, airport }),
    [queries, call, scope, host, airport],
  )
}
