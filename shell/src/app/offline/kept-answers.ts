import { answerKept, type KeptReads, keepAnswer } from '@apron/offline/reads'
import { runningSession } from '../../features/session/session-store.ts'
import { callerOf } from '../session/employee.ts'
import type { Shell } from '../shell.ts'
import type { AppRequest, KeptRequest } from './kept-request.ts'

/** Returns the question under which an answer is kept: request, site and language. */
function questionOf(shell: Shell, { path, init, airport }: Omit<AppRequest, 'kept'>): string {
  const site = airport?.id ?? runningSession(shell.session)?.airport.id ?? ''
  return JSON.stringify([init.method ?? 'GET', path, init.body ?? null, site, shell.language])
}

const readsOf = ({ drafts, network }: Shell): KeptReads => ({
  drafts,
  network,
  page: () => location.pathname + location.search,
})

/** Keeps what a save answered: without a network the record is shown as its person saved it. */
export function keepRead(shell: Shell, { kept, ...request }: KeptRequest, data: unknown): void {
  keepAnswer(readsOf(shell), { question: questionOf(shell, request), kind: kept }, data)
}

/** Makes a request whose answer is kept for its person and returned while the network is away. */
export function requestKept(shell: Shell, request: KeptRequest): Promise<Response> {
  const { path, init, airport, kept } = request
  const send = () => shell.http.request(path, init, callerOf(shell, { site: airport }))
  return answerKept(readsOf(shell), { question: questionOf(shell, request), kind: kept }, send, init.signal)
}
