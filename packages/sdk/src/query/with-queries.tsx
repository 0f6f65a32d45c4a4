import { listOptions } from '@apron/contract/calls/dictionary.calls'
import type { WhatChanged } from '@apron/contract/entities/what-changed'
import {
  type AppSetup,
  CallError,
  createCallClient,
  type Host,
  readAtOf,
  type SessionAirport,
  useAirport,
} from '@apron/sdk'
import { QueryClient, QueryClientProvider, replaceEqualDeep } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { everyAnswerOf } from './cache-key.ts'
import { CallsContext, type SharedClient } from './calls-context.ts'

/** An answer this old is asked for again when its page comes back. */
const STALE_MS = 15_000
/** What nobody looks at is forgotten after this. */
const FORGET_MS = 5 * 60_000

function sharedClient(host: Host, airport: SessionAirport | null): SharedClient {
  const call = createCallClient(host, { airport })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same arguments, which the compiler cannot follow through `Shape`
  return (...given) => call(...(given as Parameters<typeof call>))
}

/** One client per site: its calls belong to the shared cache, whose keys name the site. */
function clientsBySite(host: Host): (airport: SessionAirport | null) => SharedClient {
  const clients = new Map<string, SharedClient>()
  return airport => {
    const key = airport?.id ?? ''
    const client = clients.get(key) ?? sharedClient(host, airport)
    clients.set(key, client)
    return client
  }
}

/** What has not changed stays the same object, unless the device had kept one of them: then it says another thing of when it was read. */
function sameWhereEqual(before: unknown, now: unknown): unknown {
  return readAtOf(before) === readAtOf(now) ? replaceEqualDeep(before, now) : now
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: FORGET_MS,
        // Retries lost connections only. Refusals are final, and a time-out is reported at once.
        retry: (count, error) => count < 1 && error instanceof CallError && error.isUnreached,
        refetchOnWindowFocus: false,
        // Without a network a question fails with words; it does not wait in silence.
        networkMode: 'always',
        refetchOnReconnect: true,
        structuralSharing: sameWhereEqual,
      },
    },
  })
}

/** What could not be read, or was shown as it was read before: what is on a screen at once, the rest when it is shown. */
function readAnew(queries: QueryClient): void {
  void queries.invalidateQueries({
    predicate: ({ state }) => state.status === 'error' || readAtOf(state.data) !== null,
  })
}

/** Options of another version than is told, on whatever page; those that are on their way may be of the earlier one. */
async function readChanged(queries: QueryClient, { dictionaries }: WhatChanged): Promise<void> {
  const queryKey = everyAnswerOf(listOptions)
  await queries.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined })
  await queries.invalidateQueries({
    queryKey,
    predicate: ({ state }) => versionOf(state.data) !== dictionaries,
  })
}

function versionOf(answer: unknown): unknown {
  return typeof answer === 'object' && answer !== null && 'version' in answer ? answer.version : null
}

/**
 * `setup` of an application that reads with `useAppQuery`: all its tabs share one cache, so that what one tab saved the others see.
 * @param shared a cache that outlives the application, which the shell gives to what is shipped with it; without it its own
 */
export function withQueries(shared?: QueryClient): (host: Host) => AppSetup {
  return host => {
    const queries = shared ?? createQueryClient()
    const clientAt = clientsBySite(host)
    host.on('reached', () => readAnew(queries))
    host.on('changed', versions => void readChanged(queries, versions))
    return {
      wrap: function Shared({ children }: { readonly children: ReactNode }) {
        return (
          <CallsContext value={clientAt(useAirport())}>
            <QueryClientProvider client={queries}>{children}</QueryClientProvider>
          </CallsContext>
        )
      },
      ...(shared === undefined
        ? {
            refresh: () => void queries.invalidateQueries({ refetchType: 'none' }),
            dispose: () => queries.clear(),
          }
        : {}),
    }
  }
}
