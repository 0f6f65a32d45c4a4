import { listOptions } from '@apron/contract/dictionary/dictionary.calls'
import type { WhatChanged } from '@apron/contract/home/what-changed'
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
import { callKey } from './cache-key.ts'
import { CallsContext, type SharedClient } from './calls-context.ts'

/** Age from which a response is reloaded when its page is shown again. */
const STALE_MS = 15_000
/** Unused responses are dropped after this time. */
const UNUSED_MS = 5 * 60_000

function sharedClient(host: Host, airport: SessionAirport | null): SharedClient {
  const call = createCallClient(host, { airport })
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the same arguments, which the compiler cannot follow through `Shape`
  return (...args) => call(...(args as Parameters<typeof call>))
}

/** Returns one client per site. Its calls belong to the shared cache, whose keys contain the site. */
function clientsBySite(host: Host): (airport: SessionAirport | null) => SharedClient {
  const clients = new Map<string, SharedClient>()
  return airport => {
    const key = airport?.id ?? ''
    const client = clients.get(key) ?? sharedClient(host, airport)
    clients.set(key, client)
    return client
  }
}

/** Keeps the identity of unchanged data, unless the time at which the device stored it differs. */
function shareEqualData(previous: unknown, next: unknown): unknown {
  return readAtOf(previous) === readAtOf(next) ? replaceEqualDeep(previous, next) : next
}

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: UNUSED_MS,
        // Retries lost connections only. Errors are final, and a timeout is reported at once.
        retry: (count, error) => count < 1 && error instanceof CallError && error.isUnreached,
        refetchOnWindowFocus: false,
        // Offline, queries fail with a message instead of waiting silently.
        networkMode: 'always',
        refetchOnReconnect: true,
        structuralSharing: shareEqualData,
      },
    },
  })
}

/** Reloads failed queries and data from the device: at once if on the screen, otherwise when shown. */
function refetchStale(queries: QueryClient): void {
  void queries.invalidateQueries({
    predicate: ({ state }) => state.status === 'error' || readAtOf(state.data) !== null,
  })
}

/**
 * Reloads options whose version differs from the reported one. Cancels first loads, which may return the
 * earlier version.
 */
async function reloadChangedOptions(queries: QueryClient, { dictionaries }: WhatChanged): Promise<void> {
  const queryKey = callKey(listOptions)
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
 * Creates the `setup` of an application that uses `useAppQuery`. All its tabs share one cache, so that each
 * sees what another saved.
 * @param shared a cache that outlives the application, which the shell passes to built-in ones; by default
 * its own
 */
export function withQueries(shared?: QueryClient): (host: Host) => AppSetup {
  return host => {
    const queries = shared ?? createQueryClient()
    const clientAt = clientsBySite(host)
    host.on('reached', () => refetchStale(queries))
    host.on('changed', versions => void reloadChangedOptions(queries, versions))
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
