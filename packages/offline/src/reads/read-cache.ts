import { READ_AT_HEADER } from '@apron/contract/calls/base-path'
import { codeKind, SUCCESS_CODES } from '@apron/contract/codes/response-codes'
import type { Envelope } from '@apron/contract/entities/envelope'
import { isEnvelope } from '@apron/contract/wire/envelope'
import type { SessionStores } from '../drafts/session-stores.ts'
import { failWhenAway } from '../network/fail-when-away.ts'
import type { NetworkWatch } from '../network/watch-network.ts'
import { withTimeout } from '../store/device.ts'
import { type CachedResponse, withoutHash } from './cached-response.ts'

/** Storage of cached responses, and the state of the network. */
export interface ReadCache {
  readonly drafts: Pick<SessionStores, 'reads'>
  readonly network: NetworkWatch
  /** Returns the address of the current page. */
  readonly page: () => string
}

/** Cache key and kind of a response. */
export type CacheKey = Pick<CachedResponse, 'question' | 'kind'>

function toResponse({ text, keptAt }: CachedResponse): Response {
  return new Response(text, {
    headers: { 'Content-Type': 'application/json', [READ_AT_HEADER]: String(keptAt) },
  })
}

/** Longest wait for the key, ms. It may never arrive while offline. */
const KEY_TIMEOUT_MS = 2_000

const findCached = ({ drafts }: ReadCache, question: string) =>
  withTimeout(
    drafts.reads<CachedResponse | null>(null, reads => reads.find(question)),
    null,
    KEY_TIMEOUT_MS,
  )

/** Returns null if the response is incomplete or not an envelope. */
async function readBody(
  response: Response,
): Promise<{ readonly text: string; readonly code: number } | null> {
  try {
    const text = await response.text()
    const json: unknown = JSON.parse(text)
    return isEnvelope(json) ? { text, code: json.code } : null
  } catch {
    return null
  }
}

function storeResponse(
  { drafts }: ReadCache,
  answer: Pick<CachedResponse, 'question' | 'kind' | 'pages' | 'text'>,
): Promise<void> {
  return drafts.reads(undefined, async (reads, allDrafts) => {
    const pagesWithDraft = new Set((await allDrafts()).map(({ address }) => withoutHash(address)))
    return reads.keep({ ...answer, keptAt: Date.now() }, pagesWithDraft)
  })
}

/** Decides whether a response is cached or removes the cached one. Returns null for server errors and expired sessions. */
export function cacheAction(status: number, code: number): 'keep' | 'forget' | null {
  if (status >= 500 || status === 401 || status === 429) return null
  const kind = codeKind(code)
  if (kind === 'session-over') return null
  return kind === 'success' && status < 300 ? 'keep' : 'forget'
}

/** Caches a response, or removes the cached one after a refusal. A server error changes nothing. */
async function updateCache(cache: ReadCache, key: CacheKey, response: Response): Promise<void> {
  const pages = [withoutHash(cache.page())]
  const body = await readBody(response)
  const action = body === null ? null : cacheAction(response.status, body.code)
  if (body === null || action === null) return
  if (action === 'keep') await storeResponse(cache, { ...key, pages, text: body.text })
  else await cache.drafts.reads(undefined, reads => reads.drop(key.question))
}

const [DONE] = SUCCESS_CODES

/** Caches data returned by a save as the latest response to this request. */
export function cacheSavedData(cache: ReadCache, key: CacheKey, data: unknown): void {
  const text = JSON.stringify({ code: DONE, msg: '', data, success: true } satisfies Envelope<unknown>)
  void storeResponse(cache, { ...key, pages: [withoutHash(cache.page())], text })
}

/** Sends a request and caches the response. Returns the cached response while offline. @param signal signal of the caller */
export async function fetchWithCache(
  cache: ReadCache,
  key: CacheKey,
  send: () => Promise<Response>,
  signal: AbortSignal | null | undefined,
): Promise<Response> {
  if (cache.network.away.getState().awaySince !== null) {
    const found = await findCached(cache, key.question)
    if (found !== null) return toResponse(found)
  }
  const pending = send()
  try {
    const response = await failWhenAway(cache.network, pending)
    void updateCache(cache, key, response.clone())
    return response
  } catch (error) {
    if (signal?.aborted === true) throw error
    const found = await findCached(cache, key.question)
    if (found === null) return pending
    pending.catch(() => undefined)
    return toResponse(found)
  }
}
