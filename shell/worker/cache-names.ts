/** Every cache of the worker is named so: one for the shell of each build, one for each version of an application. */
const SHELL = 'apron-shell '
const APP = 'apron-app '

export const shellCache = (build: string) => SHELL + build
export const appCache = ({ app, version }: KeptApp) => `${APP}${app} ${version}`

/** A version of an application that somebody has used. */
export interface KeptApp {
  readonly app: string
  readonly version: string
}

/** Held by each window for as long as it runs. */
const LOCK = 'apron-build '
export const buildLock = (build: string) => LOCK + build

export function isOurs(cache: string): boolean {
  return cache.startsWith(SHELL) || cache.startsWith(APP)
}

/** Shells of other builds that no window runs any more. @param locks what windows hold */
export function shellsToDrop(caches: readonly string[], build: string, locks: readonly string[]): string[] {
  const needed = new Set([shellCache(build), ...locks.map(lock => lock.replace(LOCK, SHELL))])
  return caches.filter(cache => cache.startsWith(SHELL) && !needed.has(cache))
}

/** Other versions of an application: those who still run one have them from the server. */
export function appsToDrop(caches: readonly string[], kept: KeptApp): string[] {
  return caches.filter(cache => cache.startsWith(`${APP}${kept.app} `) && cache !== appCache(kept))
}
