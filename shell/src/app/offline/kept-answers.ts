import { answerKept, type KeptReads, keepAnswer } from '@apron/offline/reads'
import { runningSession } from '../../features/session/session-store.ts'
import { type CallerDeps, callerOf } from '../session/employee.ts'
import type { Shell } from '../shell.ts'
import type { AppRequest, KeptRequest } from './kept-request.ts'

/** Parts of the shell needed to cache responses. */
export type KeptReadDeps = Pick<Shell, 'drafts' | 'language' | 'network' | 'session'>

/** Parts of the shell needed to send requests whose responses are cached. */
export type KeptRequestDeps = KeptReadDeps & CallerDeps & Pick<Shell, 'http'>

/** Returns the cache key of a response: request, site and language. */
function questionOf(
  shell: Pick<Shell, 'language' | 'session'>,
  { path, init, airport }: Omit<AppRequest, 'kept'>,
): string {
  const site = airport?.id ?? runningSession(shell.session)?.airport.id ?? ''
  return JSON.stringify([init.method ?? 'GET', path, init.body ?? null, site, shell.language])
}

const readsOf = ({ drafts, network }: Pick<Shell, 'drafts' | 'network'>): KeptReads => ({
  drafts,
  network,
  page: () => location.pathname + location.search,
})

/** Caches the data returned by a save, so that the record is shown offline as it was saved. */
export function keepRead(shell: KeptReadDeps, { kept, ...request }: KeptRequest, data: unknown): void {
  keepAnswer(readsOf(shell), { question: questionOf(shell, request), kind: kept }, data)
}

/** Sends a request and caches the response for the user. Returns the cached response while offline. */
export function requestKept(shell: KeptRequestDeps, request: KeptRequest): Promise<Response> {
  const { path, init, airport, kept } = request
  const send = () => shell.http.request(path, init, callerOf(shell, { site: airport }))
  return answerKept(readsOf(shell), { question: questionOf(shell, request), kind: kept }, send, init.signal)
}
