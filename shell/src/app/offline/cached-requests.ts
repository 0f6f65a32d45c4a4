import { cacheSavedData, fetchWithCache, type ReadCache } from '@apron/offline/reads'
import { runningSession } from '../../features/session/session-store.ts'
import { type CallerDeps, callerOf } from '../session/employee.ts'
import type { Shell } from '../shell.ts'
import type { AppRequest, CacheableRequest } from './app-request.ts'

/** Parts of the shell needed to cache responses. */
export type CacheDeps = Pick<Shell, 'drafts' | 'language' | 'network' | 'session'>

/** Parts of the shell needed to send requests whose responses are cached. */
export type CachedRequestDeps = CacheDeps & CallerDeps & Pick<Shell, 'http'>

/** Returns the cache key of a response: request, site and language. */
function cacheKey(
  shell: Pick<Shell, 'language' | 'session'>,
  { path, init, airport }: Omit<AppRequest, 'kept'>,
): string {
  const site = airport?.id ?? runningSession(shell.session)?.airport.id ?? ''
  return JSON.stringify([init.method ?? 'GET', path, init.body ?? null, site, shell.language])
}

const readCache = ({ drafts, network }: Pick<Shell, 'drafts' | 'network'>): ReadCache => ({
  drafts,
  network,
  page: () => location.pathname + location.search,
})

/** Caches the data returned by a save, so that the record is shown offline as it was saved. */
export function cacheSavedRecord(
  shell: CacheDeps,
  { kept, ...request }: CacheableRequest,
  data: unknown,
): void {
  cacheSavedData(readCache(shell), { question: cacheKey(shell, request), kind: kept }, data)
}

/** Sends a request and caches the response for the user. Returns the cached response while offline. */
export function requestWithCache(shell: CachedRequestDeps, request: CacheableRequest): Promise<Response> {
  const { path, init, airport, kept } = request
  const send = () => shell.http.request(path, init, callerOf(shell, { site: airport }))
  return fetchWithCache(
    readCache(shell),
    { question: cacheKey(shell, request), kind: kept },
    send,
    init.signal,
  )
}
