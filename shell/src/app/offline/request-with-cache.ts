import { storesNoResponses } from '@apron/contract/rules/menus/reporting-pages'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import { callerOf } from '../session/employee.ts'
import type { AppRequest, CacheableRequest } from './app-request.ts'
import type { CacheDeps, CachedRequestDeps } from './cached-requests.ts'
import { mayStoreKey } from './may-store-key.ts'

const cachedRequests = lazyModule(() => import('./cached-requests.ts'))

/** Returns whether the response may be stored on the device. */
const mayCache = (request: AppRequest): request is CacheableRequest =>
  request.kept !== undefined &&
  request.airport !== null &&
  mayStoreKey() &&
  !storesNoResponses(location.pathname)

/** Sends a request. If its call is declared as kept, the response is cached for the user and returned while offline. */
export async function requestWithCache(shell: CachedRequestDeps, request: AppRequest): Promise<Response> {
  const { path, init, airport } = request
  const code = mayCache(request) ? await cachedRequests.get().catch(() => null) : null
  if (code !== null && mayCache(request)) return code.requestWithCache(shell, request)
  return shell.http.request(path, init, callerOf(shell, { site: airport }))
}

/** Caches the data returned by a save, so that the record is shown offline as it was saved. */
export async function cacheSavedRecord(shell: CacheDeps, request: AppRequest, data: unknown): Promise<void> {
  if (!mayCache(request)) return
  const code = await cachedRequests.get().catch(() => null)
  code?.cacheSavedRecord(shell, request, data)
}
