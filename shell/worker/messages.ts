import type { KeptApp } from './cache-names.ts'

/** What a window tells the worker. */
export type FromWindow =
  /** Another build may have no window any more. */
  | { readonly kind: 'tidy' }
  /** The person has used this application. */
  | ({ readonly kind: 'keep' } & KeptApp)

/** What the worker tells the windows when it has taken over, and each that asks it to tidy. */
export interface FromWorker {
  /** The build that it keeps. */
  readonly build: string
}

const NAME = /^[a-z][A-Za-z0-9]{1,39}$/
const VERSION = /^[0-9]+\.[0-9]+\.[0-9]+(?:-[0-9A-Za-z.-]+)?$/

function property(data: unknown, name: string): unknown {
  return typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined
}

/** Null: not one of ours. */
export function fromWindow(data: unknown): FromWindow | null {
  const kind = property(data, 'kind')
  if (kind === 'tidy') return { kind }
  const app = property(data, 'app')
  const version = property(data, 'version')
  if (kind !== 'keep' || typeof app !== 'string' || typeof version !== 'string') return null
  return NAME.test(app) && VERSION.test(version) ? { kind, app, version } : null
}

/** The build that a worker names; null when it names none. */
export function buildOf(data: unknown): string | null {
  const build = property(data, 'build')
  return typeof build === 'string' ? build : null
}
