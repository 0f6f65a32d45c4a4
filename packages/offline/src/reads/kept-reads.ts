import { READ_AT_HEADER } from '@apron/contract/calls/base-path'
import { codeKind, SUCCESS_CODES } from '@apron/contract/codes/response-codes'
import type { Envelope } from '@apron/contract/entities/envelope'
import { isEnvelope } from '@apron/contract/wire/envelope'
import type { Holding } from '../drafts/holding.ts'
import { failWhenAway } from '../network/fail-when-away.ts'
import type { NetworkWatch } from '../network/watch-network.ts'
import { withTimeout } from '../store/device.ts'
import { type KeptAnswer, pageOf } from './kept-answer.ts'

/** Storage of cached responses, and the state of the network. */
export interface KeptReads {
  readonly drafts: Pick<Holding, 'reads'>
  readonly network: NetworkWatch
  /** Returns the address of the current page. */
  readonly page: () => string
}

/** Cache key and kind of a response. */
export type KeptQuestion = Pick<KeptAnswer, 'question' | 'kind'>

function responseOf({ text, keptAt }: KeptAnswer): Response {
  return new Response(text, {
    headers: { 'Content-Type': 'application/json', [READ_AT_HEADER]: String(keptAt) },
  })
}

/** Longest wait for the key, ms. It may never arrive while offline. */
const KEY_MS = 2_000

const find = ({ drafts }: KeptReads, question: string) =>
  withTimeout(
    drafts.reads<KeptAnswer | null>(null, reads => reads.find(question)),
    null,
    KEY_MS,
  )

/** Returns null if the response is incomplete or not an envelope. */
async function bodyOf(response: Response): Promise<{ readonly text: string; readonly code: number } | null> {
  try {
    const text = await response.text()
    const json: unknown = JSON.parse(text)
    return isEnvelope(json) ? { text, code: json.code } : null
  } catch {
    return null
  }
}

function keep(
  { drafts }: KeptReads,
  answer: Pick<KeptAnswer, 'question' | 'kind' | 'pages' | 'text'>,
): Promise<void> {
  return drafts.reads(undefined, async (reads, typed) => {
    const typedInto = new Set((await typed()).map(({ address }) => pageOf(address)))
    return reads.keep({ ...answer, keptAt: Date.now() }, typedInto)
  })
}

/** Decides whether a response is cached or removes the cached one. Returns null for server errors and expired sessions. */
export function answerMeaning(status: number, code: number): 'keep' | 'forget' | null {
  if (status >= 500 || status === 401 || status === 429) return null
  const kind = codeKind(code)
  if (kind === 'session-over') return null
  return kind === 'success' && status < 300 ? 'keep' : 'forget'
}

/** Caches a response, or removes the cached one after a refusal. A server error changes nothing. */
async function learn(kept: KeptReads, asked: KeptQuestion, response: Response): Promise<void> {
  const pages = [pageOf(kept.page())]
  const body = await bodyOf(response)
  const meaning = body === null ? null : answerMeaning(response.status, body.code)
  if (body === null || meaning === null) return
  if (meaning === 'keep') await keep(kept, { ...asked, pages, text: body.text })
  else await kept.drafts.reads(undefined, reads => reads.drop(asked.question))
}

const [DONE] = SUCCESS_CODES

/** Caches data returned by a save as the latest response to this request. */
export function keepAnswer(kept: KeptReads, asked: KeptQuestion, data: unknown): void {
  const text = JSON.stringify({ code: DONE, msg: '', data, success: true } satisfies Envelope<unknown>)
  void keep(kept, { ...asked, pages: [pageOf(kept.page())], text })
}

/** Sends a request and caches the response. Returns the cached response while offline. @param signal signal of the caller */
export async function answerKept(
  kept: KeptReads,
  asked: KeptQuestion,
  send: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  if (kept.network.away.getState().awaySince !== null) {
    const found = await find(kept, asked.question)
    if (found !== null) return responseOf(found)
  }
  const sent = send()
  try {
    const response = await failWhenAway(kept.network, sent)
    void learn(kept, asked, response.clone())
    return response
  } catch (error) {
    if (signal?.aborted === true) throw error
    const found = await find(kept, asked.question)
    if (found === null) return sent
    sent.catch(() => undefined)
    return responseOf(found)
  }
}
