import { READ_AT_HEADER } from '@apron/contract/calls/base-path'
import { SUCCESS_CODES } from '@apron/contract/codes/response-codes'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { KeptAnswer } from './kept-answer.ts'
import { answerKept, type KeptReads, keepAnswer } from './kept-reads.ts'
import type { ReadStore } from './read-store.ts'

const [DONE] = SUCCESS_CODES
const ASKED = { question: 'GET /card?id=7', kind: 'record' } as const
const envelope = (data: unknown, code = 200) =>
  JSON.stringify({ code, msg: '', data, success: code < 400 || code === DONE })
const KEPT: KeptAnswer = { ...ASKED, pages: ['/cards/card?id=7'], keptAt: 5, text: envelope('kept') }

/** Creates a device with one cached response, and a portal that is reachable or not. */
function start(awaySince: number | null = null) {
  const rows = new Map([[ASKED.question as string, KEPT]])
  const store: ReadStore = {
    find: question => Promise.resolve(rows.get(question) ?? null),
    keep: answer => Promise.resolve(void rows.set(answer.question, answer)),
    drop: question => Promise.resolve(void rows.delete(question)),
    dropPage: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  }
  const kept: KeptReads = {
    drafts: { reads: (_otherwise, act) => act(store, () => Promise.resolve([])) },
    network: { away: createStore(() => ({ awaySince })), report: () => {}, follow: () => () => {} },
    page: () => '/cards/card?id=7#photos',
  }
  return { kept, rows }
}

const unreached = () => Promise.reject(new TypeError('Failed to fetch'))

const dataOf = async (response: Response) => JSON.parse(await response.text()).data as unknown

it('[OFF-22] returns the cached response while offline, with the time of the response', async () => {
  const { kept } = start(1)
  const send = vi.fn(() => Promise.resolve(new Response(envelope('new'))))
  const response = await answerKept(kept, ASKED, send, null)
  expect([await dataOf(response), response.headers.get(READ_AT_HEADER)]).toEqual(['kept', '5'])
  expect(send).not.toHaveBeenCalled()
})

it('[OFF-22] returns the cached response when the server does not respond', async () => {
  const { kept } = start()
  expect(await dataOf(await answerKept(kept, ASKED, unreached, null))).toBe('kept')
})

it('[OFF-21] fails with the error of the request if nothing is cached or the caller aborts', async () => {
  const { kept, rows } = start()
  await expect(answerKept(kept, ASKED, unreached, AbortSignal.abort())).rejects.toThrow('Failed to fetch')
  rows.clear()
  await expect(answerKept(kept, ASKED, unreached, null)).rejects.toThrow('Failed to fetch')
})

it.each([
  ['replaces the cached response after a success', envelope('new'), 200, envelope('new')],
  ['removes the cached response after a refusal', envelope(null, 403), 403, undefined],
])('[OFF-23] %s', async (_what, body, status, text) => {
  const { kept, rows } = start()
  await answerKept(kept, ASKED, () => Promise.resolve(new Response(body, { status })), null)
  await vi.waitFor(() => expect(rows.get(ASKED.question)?.text).toBe(text))
})

it('[OFF-22] caches the data returned by a save, for the page without its hash', async () => {
  const { kept, rows } = start()
  keepAnswer(kept, ASKED, 'saved')
  await vi.waitFor(() =>
    expect(rows.get(ASKED.question)).toMatchObject({ pages: KEPT.pages, text: envelope('saved', DONE) }),
  )
})
