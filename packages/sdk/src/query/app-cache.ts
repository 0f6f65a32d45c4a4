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
import { answersTo, type CacheScope, cacheKey, everyAnswerOf } from './cache-key.ts'
import type { CachedRead } from './cached-read.ts'
import { type SharedClient, useAppCall } from './calls-context.ts'

/** What the application has read, at the site of this tab and in the person's language. */
export interface AppCache {
  /** What is known without asking; undefined when nothing is, or it is out of date. */
  known<Data>(read: CachedRead<Data>): Data | undefined
  /** What is known, however long ago it was asked for; else what the server answers. */
  recall<Shape extends CallShape>(call: Call<Shape>, input: CallInput<Shape>): Promise<Shape['data']>
  /** The server has just said this. Other sites and languages have to ask for it. */
  put<Data>(read: CachedRead<Data>, data: Data): void
  /** What these calls have answered is out of date, and what is on a screen is asked for again. Ends when that is there. */
  invalidate(calls: readonly Call[]): Promise<void>
  /** The same for one answer. */
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
  const keyOf = (read: CachedRead<unknown>) => cacheKey(read.call, read.input, scope)
  return {
    known<Data>(read: CachedRead<Data>) {
      const state = queries.getQueryState<Data>(keyOf(read))
      return state?.isInvalidated === false ? state.data : undefined
    },
    recall<Shape extends CallShape>(asked: Call<Shape>, input: CallInput<Shape>) {
      return queries.fetchQuery<Shape['data']>({
        queryKey: cacheKey(asked, input, scope),
        queryFn: ({ signal }) => call(asked, input, { signal }),
        staleTime: Number.POSITIVE_INFINITY,
      })
    },
    put(read, data) {
      const key = keyOf(read)
      queries.setQueryData(key, data)
      if (read.call.kept !== undefined) {
        const { path, init } = callRequest(read.call, read.input ?? {}, airport)
        host.keepRead(path, init, data)
      }
      void queries.invalidateQueries({
        queryKey: answersTo(read.call, read.input),
        predicate: other => other.queryHash !== hashKey(key),
      })
    },
    async invalidate(calls) {
      await Promise.all(calls.map(each => queries.invalidateQueries({ queryKey: everyAnswerOf(each) })))
    },
    invalidateRead: read => queries.invalidateQueries({ queryKey: answersTo(read.call, read.input) }),
  }
}

export function useCacheScope(): CacheScope {
  const site = useAirport()?.id ?? ''
  const language = useLanguage()
  return useMemo(() => ({ site, language }), [site, language])
}

/** The cache that all tabs of the application share, for what `useAppQuery` and `useAction` do not cover. A stable object. */
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
