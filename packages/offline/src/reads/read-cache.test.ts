import { READ_AT_HEADER } from '@apron/contract/calls/base-path'
import { SUCCESS_CODES } from '@apron/contract/codes/response-codes'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { CachedResponse } from './cached-response.ts'
import { cacheSavedData, fetchWithCache, type ReadCache } from './read-cache.ts'
import type { ReadStore } from './read-store.ts'

const [DONE] = SUCCESS_CODES
const KEY = { question: 'GET /card?id=7', kind: 'record' } as const
const envelope = (data: unknown, code = 200) =>
  JSON.stringify({ code, msg: '', data, success: code < 400 || code === DONE })
const CACHED: CachedResponse = { ...KEY, pages: ['/cards/card?id=7'], keptAt: 5, text: envelope('kept') }

/** Creates a device with one cached response, and a portal that is reachable or not. */
function start(awaySince: number | null = null) {
  const rows = new Map([[KEY.question as string, CACHED]])
  const store: ReadStore = {
    find: question => Promise.resolve(rows.get(question) ?? null),
    keep: answer => Promise.resolve(void rows.set(answer.question, answer)),
    drop: question => Promise.resolve(void rows.delete(question)),
    dropPage: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  }
  const cache: ReadCache = {
    drafts: { reads: (_otherwise, act) => act(store, () => Promise.resolve([])) },
    network: { away: createStore(() => ({ awaySince })), report: () => {}, start: () => () => {} },
    page: () => '/cards/card?id=7#photos',
  }
  return { cache, rows }
}

const failToConnect = () => Promise.reject(new TypeError('Failed to fetch'))

const dataOf = async (response: Response) => JSON.parse(await response.text()).data as unknown

it('[OFF-22] returns the cached response while offline, with the time of the response', async () => {
  const { cache } = start(1)
  const send = vi.fn(() => Promise.resolve(new Response(envelope('new'))))
  const response = await fetchWithCache(cache, KEY, send, null)
  expect([await dataOf(response), response.headers.get(READ_AT_HEADER)]).toEqual(['kept', '5'])
  expect(send).not.toHaveBeenCalled()
})

it('[OFF-22] returns the cached response when the server does not respond', async () => {
  const { cache } = start()
  expect(await dataOf(await fetchWithCache(cache, KEY, failToConnect, null))).toBe('kept')
})

it('[OFF-21] fails with the error of the request if nothing is cached or the caller aborts', async () => {
  const { cache, rows } = start()
  await expect(fetchWithCache(cache, KEY, failToConnect, AbortSignal.abort())).rejects.toThrow(
    'Failed to fetch',
  )
  rows.clear()
  await expect(fetchWithCache(cache, KEY, failToConnect, null)).rejects.toThrow('Failed to fetch')
})

it.each([
  ['replaces the cached response after a success', envelope('new'), 200, envelope('new')],
  ['removes the cached response after a refusal', envelope(null, 403), 403, undefined],
])('[OFF-23] %s', async (_what, body, status, text) => {
  const { cache, rows } = start()
  await fetchWithCache(cache, KEY, () => Promise.resolve(new Response(body, { status })), null)
  await vi.waitFor(() => expect(rows.get(KEY.question)?.text).toBe(text))
})

it('[OFF-22] caches the data returned by a save, for the page without its hash', async () => {
  const { cache, rows } = start()
  cacheSavedData(cache, KEY, 'saved')
  await vi.waitFor(() =>
    expect(rows.get(KEY.question)).toMatchObject({ pages: CACHED.pages, text: envelope('saved', DONE) }),
  )
})
