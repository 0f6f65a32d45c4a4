/** Prefix of the cache of each shell build. Application versions have another one. */
const SHELL = 'apron-shell '
const APP = 'apron-app '

export const shellCache = (build: string) => SHELL + build
export const appCache = ({ app, version }: CachedApp) => `${APP}${app} ${version}`

/** A cached version of an application. */
export interface CachedApp {
  readonly app: string
  readonly version: string
}

/** Prefix of the lock that each window holds while it runs. */
const LOCK = 'apron-build '
export const buildLock = (build: string) => LOCK + build

export function isOurs(cache: string): boolean {
  return cache.startsWith(SHELL) || cache.startsWith(APP)
}

/** Returns the caches of other shell builds that no window runs any more. @param locks locks held by windows */
export function shellsToDrop(caches: readonly string[], build: string, locks: readonly string[]): string[] {
  const needed = new Set([shellCache(build), ...locks.map(lock => lock.replace(LOCK, SHELL))])
  return caches.filter(cache => cache.startsWith(SHELL) && !needed.has(cache))
}

/** Returns the caches of other versions of an application. Windows that still run one load it from the server. */
export function appsToDrop(caches: readonly string[], current: CachedApp): string[] {
  return caches.filter(cache => cache.startsWith(`${APP}${current.app} `) && cache !== appCache(current))
}
