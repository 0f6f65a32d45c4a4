import { storesNoResponses } from '@apron/contract/rules/menus/reporting-pages'
import { lazyModule } from '../../platform/parts/lazy-module.ts'
import { callerOf } from '../session/employee.ts'
import type { KeptReadDeps, KeptRequestDeps } from './kept-answers.ts'
import type { AppRequest, KeptRequest } from './kept-request.ts'
import { mayHoldKey } from './may-hold-key.ts'

const answers = lazyModule(() => import('./kept-answers.ts'))

/** Returns whether the response may be stored on the device. */
const mayKeep = (request: AppRequest): request is KeptRequest =>
  request.kept !== undefined &&
  request.airport !== null &&
  mayHoldKey() &&
  !storesNoResponses(location.pathname)

/** Sends a request. If its call is declared as kept, the response is cached for the user and returned while offline. */
export async function requestKept(shell: KeptRequestDeps, request: AppRequest): Promise<Response> {
  const { path, init, airport } = request
  const code = mayKeep(request) ? await answers.get().catch(() => null) : null
  if (code !== null && mayKeep(request)) return code.requestKept(shell, request)
  return shell.http.request(path, init, callerOf(shell, { site: airport }))
}

/** Caches the data returned by a save, so that the record is shown offline as it was saved. */
export async function keepRead(shell: KeptReadDeps, request: AppRequest, data: unknown): Promise<void> {
  if (!mayKeep(request)) return
  const code = await answers.get().catch(() => null)
  code?.keepRead(shell, request, data)
}
