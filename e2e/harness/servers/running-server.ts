import type { PortalServer } from './portal-server.ts'

interface Running {
  readonly origin: string
  readonly password: string
  readonly dataDir?: string
  readonly log?: () => string
}

function rejectNotOwned(): Promise<never> {
  return Promise.reject(new Error('Somebody else has started this server, and ends it'))
}

/** Wraps a server that the tests neither start nor stop. */
export function runningServer({ origin, password, dataDir = '', log = () => '' }: Running): PortalServer {
  return {
    origin,
    password,
    dataDir,
    log,
    start: rejectNotOwned,
    stop: rejectNotOwned,
    kill: rejectNotOwned,
    dispose: rejectNotOwned,
    command: rejectNotOwned,
  }
}
