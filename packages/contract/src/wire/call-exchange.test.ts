import { expect, it, vi } from 'vitest'
import { defineCall } from '../calls/define-call.ts'
import { CallFailure } from '../errors/call-failure.ts'
import {
  createCallExchange,
  type ExchangeRequest,
  failureWithoutResponse,
  type ShowOnce,
} from './call-exchange.ts'
import type { FailureDetails } from './failure-plan.ts'
import type { RawResponse } from './raw-response.ts'

const read = defineCall({ id: 't.read', method: 'GET', path: '/api/t' })
const write = defineCall({ id: 't.write', method: 'POST', path: '/api/t', repeats: 'allow' })

it.each([
  ['a lost connection', new TypeError('Failed to fetch'), 'transport'],
  ['no answer in time', new DOMException('Late', 'TimeoutError'), 'timeout'],
  ['something else', 'broken', 'transport'],
  ['a request that was given up', new DOMException('Cancelled', 'AbortError'), undefined],
])('reads the error of %s', (_what, error, kind) => {
  expect(failureWithoutResponse(error)?.kind).toBe(kind)
})

function ask(send: ExchangeRequest['send'], asker: string): ExchangeRequest {
  return { path: '/api/t', body: undefined, from: null, asker, signal: undefined, send }
}

it.each([
  ['an answer', () => Promise.resolve({ status: 503, json: undefined })],
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
])('reports a shared %s once, and rejects each caller separately', async (_what, send) => {
  const exchange = createCallExchange()
  const sent = vi.fn(send)
  const show = vi.fn()
  const toFailure = ({ kind, code }: FailureDetails, once: ShowOnce) => {
    once(show)
    return new CallFailure(kind, code, '')
  }
  const failures = await Promise.allSettled(
    ['one', 'other'].map(asker => exchange.make(read, ask(sent, asker), toFailure)),
  )
  expect(failures.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(sent).toHaveBeenCalledOnce()
  expect(show).toHaveBeenCalledOnce()
})

it('passes on a transport failure that was already shown', async () => {
  const failure = new CallFailure('waiting', 0, 'Saved later')
  const toFailure = vi.fn()
  const made = createCallExchange().make(
    read,
    ask(() => Promise.reject(failure), 'one'),
    toFailure,
  )
  await expect(made).rejects.toBe(failure)
  expect(toFailure).not.toHaveBeenCalled()
})

const ok = (data: string) => ({ status: 200, json: { code: 200, msg: '', data, success: true } })
const asFailure = ({ kind, code }: FailureDetails) => new CallFailure(kind, code, '')

it('[API-02] reads again after a write, even during an earlier read', async () => {
  const exchange = createCallExchange()
  const before = Promise.withResolvers<RawResponse>()
  const earlier = exchange.make(
    read,
    ask(() => before.promise, 'list'),
    asFailure,
  )
  await exchange.make(
    write,
    ask(() => Promise.resolve(ok('saved')), 'form'),
    asFailure,
  )
  const later = exchange.make(
    read,
    ask(() => Promise.resolve(ok('new')), 'page'),
    asFailure,
  )
  before.resolve(ok('old'))
  expect((await earlier).answer).toMatchObject({ data: 'old' })
  expect((await later).answer).toMatchObject({ data: 'new' })
})
