import type { CachedApp } from './cache-names.ts'

/** A message from a window to the worker. */
export type FromWindow =
  /** Caches of builds without a window can be dropped. */
  | { readonly kind: 'tidy' }
  /** The user has used this application. */
  | ({ readonly kind: 'keep' } & CachedApp)

/** A message from the worker to all windows when it takes over, and to a window that asks it to tidy up. */
export interface FromWorker {
  /** The cached build. */
  readonly build: string
}

const NAME = /^[a-z][A-Za-z0-9]{1,39}$/
const VERSION = /^[0-9]+\.[0-9]+\.[0-9]+(?:-[0-9A-Za-z.-]+)?$/

function property(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
}

/** Parses a message of a window. Null if it is not one of ours. */
export function fromWindow(data: unknown): FromWindow | null {
  const kind = property(data, 'kind')
  if (kind === 'tidy') return { kind }
  const app = property(data, 'app')
  const version = property(data, 'version')
  if (kind !== 'keep' || typeof app !== 'string' || typeof version !== 'string') return null
  return NAME.test(app) && VERSION.test(version) ? { kind, app, version } : null
}

/** Returns the build in a worker's message, or null. */
export function readBuild(data: unknown): string | null {
  const build = property(data, 'build')
  return typeof build === 'string' ? build : null
}
