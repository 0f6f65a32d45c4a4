import { READ_AT_HEADER } from '@apron/contract/calls/base-path'
import { SUCCESS_CODES } from '@apron/contract/codes/response-codes'
import type { Envelope } from '@apron/contract/entities/envelope'
import { isEnvelope } from '@apron/contract/wire/envelope'
import { answerMeaning } from '../../features/drafts/answer-meaning.ts'
import { type KeptAnswer, pageOf } from '../../features/drafts/kept-answer.ts'
import { runningSession } from '../../features/session/session-store.ts'
import { unlessAway } from '../routing/unless-away.ts'
import { callerOf } from '../session/employee.ts'
import type { Shell } from '../shell.ts'
import type { AppRequest, KeptRequest } from './kept-request.ts'

/** What is found again is what was asked in the same way, of the same site and in the same language. */
function questionOf(shell: Shell, { path, init, airport }: Omit<AppRequest, 'kept'>): string {
  const site = airport?.id ?? runningSession(shell.session)?.airport.id ?? ''
  return JSON.stringify([init.method ?? 'GET', path, init.body ?? null, site, shell.language])
}

function answerOf({ text, keptAt }: KeptAnswer): Response {
  return new Response(text, {
    headers: { 'Content-Type': 'application/json', [READ_AT_HEADER]: String(keptAt) },
  })
}

/** A key that was never had does not come without a network: nobody waits for it longer, ms. */
const KEY_MS = 2_000

async function find({ drafts }: Shell, question: string): Promise<KeptAnswer | null> {
  const nothing = new Promise<null>(resolve => setTimeout(() => resolve(null), KEY_MS))
  return Promise.race([drafts.reads<KeptAnswer | null>(null, reads => reads.find(question)), nothing])
}

/** What somebody gave up, and what is no envelope, says nothing. */
async function bodyOf(response: Response): Promise<{ readonly text: string; readonly code: number } | null> {
  try {
    const text = await response.text()
    const json: unknown = JSON.parse(text)
    return isEnvelope(json) ? { text, code: json.code } : null
  } catch {
    return null
  }
}

const currentPage = () => pageOf(location.pathname + location.search)

function keep(shell: Shell, answer: Omit<KeptAnswer, 'keptAt'>): Promise<void> {
  return shell.drafts.reads(undefined, async (reads, typed) => {
    const typedInto = new Set((await typed()).map(({ address }) => pageOf(address)))
    return reads.keep({ ...answer, keptAt: Date.now() }, typedInto)
  })
}

/** A refusal says that there is nothing for this person: what was kept goes too. A server that is out of order says nothing. */
async function note(shell: Shell, question: string, kind: KeptAnswer['kind'], response: Response) {
  const page = currentPage()
  const body = await bodyOf(response)
  const meaning = body === null ? null : answerMeaning(response.status, body.code)
  if (body === null || meaning === null) return
  if (meaning === 'keep') return keep(shell, { question, kind, pages: [page], text: body.text })
  return shell.drafts.reads(undefined, reads => reads.drop(question))
}

const [DONE] = SUCCESS_CODES

/** Without a network there is the newest that is known of a record: not what it was before its person saved it. */
export function keepRead(shell: Shell, { kept, ...request }: KeptRequest, data: unknown): void {
  const text = JSON.stringify({ code: DONE, msg: '', data, success: true } satisfies Envelope<unknown>)
  void keep(shell, { question: questionOf(shell, request), kind: kept, pages: [currentPage()], text })
}

/** Makes a request. What its contract declares as kept is kept for its person, and answers while the network is away. */
export async function requestKept(shell: Shell, request: KeptRequest): Promise<Response> {
  const { path, init, airport, kept } = request
  const send = () => shell.http.request(path, init, callerOf(shell, { site: airport }))
  const question = questionOf(shell, request)
  if (shell.network.away.getState().awaySince !== null) {
    const found = await find(shell, question)
    if (found !== null) return answerOf(found)
  }
  const sent = send()
  try {
    const response = await unlessAway(shell.network, sent)
    void note(shell, question, kept, response.clone())
    return response
  } catch (error) {
    // Given up by whoever asked.
    if (init.signal?.aborted) throw error
    const found = await find(shell, question)
    if (found === null) return sent
    sent.catch(() => undefined)
    return answerOf(found)
  }
}
