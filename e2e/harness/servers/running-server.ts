import type { PortalServer } from './portal-server.ts'

interface Running {
  readonly origin: string
  readonly password: string
  readonly dataDir?: string
  readonly log?: () => string
}

function notOurs(): Promise<never> {
  return Promise.reject(new Error('Somebody else has started this server, and ends it'))
}

/** A server that the tests use and neither start nor end. */
export function runningServer({ origin, password, dataDir = '', log = () => '' }: Running): PortalServer {
  return {
    origin,
    password,
    dataDir,
    log,
    start: notOurs,
    stop: notOurs,
    kill: notOurs,
    dispose: notOurs,
    command: notOurs,
  }
}
