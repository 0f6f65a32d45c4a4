import { type AppSetup, type CallClient, CallError, createCallClient, type Host } from '@apron/sdk'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { CallsContext } from './calls-context.ts'

/** An answer this old is asked for again when its page comes back. */
const STALE_MS = 15_000
/** What nobody looks at is forgotten after this. */
const FORGET_MS = 5 * 60_000

/** All tabs of the application share one cache and one client, so that what one tab saved the others see. */
export function setup(host: Host): AppSetup {
  const queries = createQueryClient()
  const calls: CallClient = createCallClient(host)
  return {
    wrap: ({ children }: { readonly children: ReactNode }) => (
      <CallsContext value={calls}>
        <QueryClientProvider client={queries}>{children}</QueryClientProvider>
      </CallsContext>
    ),
    refresh: () => void queries.invalidateQueries({ refetchType: 'none' }),
    dispose: () => queries.clear(),
  }
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: STALE_MS,
        gcTime: FORGET_MS,
        // What the server decided stays decided; only a lost connection is worth another try.
        retry: (count, error) => count < 1 && error instanceof CallError && error.status === 0,
        refetchOnWindowFocus: false,
      },
    },
  })
}
