import { describe, expect, it } from 'vitest'
import {
  afterAnswer,
  afterOwnSave,
  isUnanswered,
  nextRequest,
  replaced,
  sent,
  verdictOf,
} from './save-rules.ts'
import { type SaveOutcome, type SaveRequest, saveKey, type WaitingSave } from './waiting-save.ts'

const envelope = (code: number, data: unknown = null) => ({ code, msg: '', data, success: code === 200 })

it.each<[string, SaveOutcome, boolean, ReturnType<typeof verdictOf>]>([
  ['nothing', null, true, 'later'],
  ['a proxy without a server', { status: 502, json: undefined }, true, 'later'],
  ['a server that is out of order', { status: 503, json: envelope(503) }, false, 'later'],
  ['a fault of the server', { status: 500, json: undefined }, false, 'later'],
  ['too many', { status: 429, json: envelope(429) }, false, 'later'],
  ['no session', { status: 401, json: envelope(401) }, false, 'later'],
  ['a session that is over', { status: 200, json: envelope(50014) }, false, 'later'],
  ['success', { status: 200, json: envelope(200) }, false, 'done'],
  ['a conflict', { status: 200, json: envelope(409) }, false, 'refused'],
  ['a code for the caller', { status: 200, json: envelope(63) }, false, 'refused'],
  ['no right', { status: 403, json: envelope(403) }, false, 'refused'],
  ['another save under this number', { status: 422, json: envelope(422) }, false, 'refused'],
  ['the log-in page of a network', { status: 200, json: undefined }, true, 'later'],
  ['the same, as a refusal', { status: 403, json: undefined }, true, 'later'],
  ['a proxy that wants a login', { status: 407, json: undefined }, true, 'later'],
  ['what is no envelope', { status: 200, json: 'hello' }, true, 'later'],
  ['a proxy to which it is too large', { status: 413, json: undefined }, false, 'refused'],
])('%s', (_what, came, unanswered, verdict) => {
  expect([isUnanswered(came), verdictOf(came)]).toEqual([unanswered, verdict])
})

const DONE = { status: 200, json: envelope(200, { id: 'made', version: 9 }) }
const REFUSED = { status: 200, json: envelope(409) }

it.each<[string, unknown, unknown, unknown]>([
  ['counts on', { id: 'a', version: 4, x: 1 }, { id: 'a', version: 4 }, { id: 'a', version: 5, x: 1 }],
  ['leaves what was read since', { id: 'a', version: 5 }, { id: 'a', version: 4 }, { id: 'a', version: 5 }],
  [
    'names the record that was made',
    { id: null, version: null },
    { id: null, version: null },
    { id: 'made', version: 1 },
  ],
  ['leaves what has no version', { text: 'x' }, { text: 'y' }, { text: 'x' }],
  ['leaves what is no record', ['x'], ['y'], ['x']],
])('[OFF-10] after one’s own save the next %s', (_what, json, before, next) => {
  expect(afterOwnSave(json, before, DONE)).toEqual(next)
})

const request = (id: string, isSent = false): SaveRequest => ({
  id,
  method: 'POST',
  path: '/cards/save',
  json: { id: 'card', version: 4, text: id },
  values: { text: id },
  isSent,
})
const save = (id: string, before: SaveRequest | null = null, isSent = false): WaitingSave => ({
  app: 'cards',
  key: 'card.save card',
  copy: '',
  site: '1',
  siteCode: 'CAN',
  address: '/cards/card?id=card',
  title: 'Card',
  keptAt: 1,
  start: { text: '' },
  request: request(id, isSent),
  before,
})

describe('[OFF-10] a newer save of the same place', () => {
  it('takes the place of one that was never sent', () => {
    expect(replaced(undefined, save('a'))).toEqual(save('a'))
    expect(replaced(save('a'), save('b'))).toEqual(save('b'))
  })

  it('goes after one that may have been done', () => {
    const both = replaced(save('a', null, true), save('b'))
    expect(both).toEqual(save('b', request('a', true)))
    expect(nextRequest(both).id).toBe('a')
    expect(replaced(both, save('c'))).toEqual(save('c', request('a', true)))
  })

  it('is on its way only when nothing goes before it', () => {
    expect(sent(save('a')).request.isSent).toBe(true)
    expect(sent(save('b', request('a', true))).request.isSent).toBe(false)
  })
})

describe('[OFF-10] after an answer', () => {
  it('to the last, nothing waits', () => {
    expect(afterAnswer(save('a'), 'a', DONE)).toBeNull()
    expect(afterAnswer(save('a'), 'a', REFUSED)).toBeNull()
  })

  it('to the one before, the newest is over its version', () => {
    const rest = afterAnswer(save('b', request('a', true)), 'a', DONE)
    expect(rest).toMatchObject({ before: null, start: { text: 'a' } })
    expect(rest?.request.json).toEqual({ id: 'card', version: 5, text: 'b' })
  })

  it('that refused the one before, the newest is as it was', () => {
    expect(afterAnswer(save('b', request('a', true)), 'a', REFUSED)).toEqual(save('b'))
  })

  it('to one that a newer has replaced, the newer waits', () => {
    expect(afterAnswer(save('c'), 'a', DONE)).toEqual(save('c'))
  })
})

it('several new records of one form wait side by side', () => {
  expect(saveKey(save('a'))).not.toBe(saveKey({ ...save('a'), copy: '2' }))
})
