import { describe, expect, it } from 'vitest'
import {
  applyResponse,
  classifyOutcome,
  isUnanswered,
  markSent,
  nextRequest,
  rebaseBody,
  replaceSave,
} from './save-rules.ts'
import { type SaveOutcome, type SaveRequest, saveKey, type WaitingSave } from './waiting-save.ts'

const envelope = (code: number, data: unknown = null) => ({ code, msg: '', data, success: code === 200 })

it.each<[string, SaveOutcome, boolean, ReturnType<typeof classifyOutcome>]>([
  ['no response', null, true, 'later'],
  ['a proxy without a server', { status: 502, json: undefined }, true, 'later'],
  ['an unavailable server', { status: 503, json: envelope(503) }, false, 'later'],
  ['a server error', { status: 500, json: undefined }, false, 'later'],
  ['too many requests', { status: 429, json: envelope(429) }, false, 'later'],
  ['no session', { status: 401, json: envelope(401) }, false, 'later'],
  ['an expired session', { status: 200, json: envelope(50014) }, false, 'later'],
  ['success', { status: 200, json: envelope(200) }, false, 'done'],
  ['a conflict', { status: 200, json: envelope(409) }, false, 'refused'],
  ['an application error', { status: 200, json: envelope(63) }, false, 'refused'],
  ['a missing permission', { status: 403, json: envelope(403) }, false, 'refused'],
  ['another save under this ID', { status: 422, json: envelope(422) }, false, 'refused'],
  ['the login page of a network', { status: 200, json: undefined }, true, 'later'],
  ['the login page of a network with status 403', { status: 403, json: undefined }, true, 'later'],
  ['a proxy that requires a login', { status: 407, json: undefined }, true, 'later'],
  ['a body that is not an envelope', { status: 200, json: 'hello' }, true, 'later'],
  ['a proxy that rejects a large body', { status: 413, json: undefined }, false, 'refused'],
])('classifies %s', (_what, outcome, unanswered, expected) => {
  expect([isUnanswered(outcome), classifyOutcome(outcome)]).toEqual([unanswered, expected])
})

const DONE = { status: 200, json: envelope(200, { id: 'made', version: 9 }) }
const REFUSED = { status: 200, json: envelope(409) }

it.each<[string, unknown, unknown, unknown]>([
  [
    'increases the version',
    { id: 'a', version: 4, x: 1 },
    { id: 'a', version: 4 },
    { id: 'a', version: 5, x: 1 },
  ],
  [
    'keeps a version that was read later',
    { id: 'a', version: 5 },
    { id: 'a', version: 4 },
    { id: 'a', version: 5 },
  ],
  [
    'adds the ID of the new record',
    { id: null, version: null },
    { id: null, version: null },
    { id: 'made', version: 1 },
  ],
  ['changes no body without a version', { text: 'x' }, { text: 'y' }, { text: 'x' }],
  ['changes no body that is not a record', ['x'], ['y'], ['x']],
])('[OFF-10] rebasing a save on an earlier one %s', (_what, json, before, next) => {
  expect(rebaseBody(json, before, DONE)).toEqual(next)
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
  it('replaces one that was never sent', () => {
    expect(replaceSave(undefined, save('a'))).toEqual(save('a'))
    expect(replaceSave(save('a'), save('b'))).toEqual(save('b'))
  })

  it('is sent after one that may have been done', () => {
    const both = replaceSave(save('a', null, true), save('b'))
    expect(both).toEqual(save('b', request('a', true)))
    expect(nextRequest(both).id).toBe('a')
    expect(replaceSave(both, save('c'))).toEqual(save('c', request('a', true)))
  })

  it('counts as sent only if no earlier request goes first', () => {
    expect(markSent(save('a')).request.isSent).toBe(true)
    expect(markSent(save('b', request('a', true))).request.isSent).toBe(false)
  })
})

describe('[OFF-10] a final response', () => {
  it('to the last request leaves nothing waiting', () => {
    expect(applyResponse(save('a'), 'a', DONE)).toBeNull()
    expect(applyResponse(save('a'), 'a', REFUSED)).toBeNull()
  })

  it('that accepts an earlier request increases the version of the newer one', () => {
    const rest = applyResponse(save('b', request('a', true)), 'a', DONE)
    expect(rest).toMatchObject({ before: null, start: { text: 'a' } })
    expect(rest?.request.json).toEqual({ id: 'card', version: 5, text: 'b' })
  })

  it('that refuses an earlier request does not change the newer one', () => {
    expect(applyResponse(save('b', request('a', true)), 'a', REFUSED)).toEqual(save('b'))
  })

  it('to a replaced request leaves the newer one waiting', () => {
    expect(applyResponse(save('c'), 'a', DONE)).toEqual(save('c'))
  })
})

it('gives several new records of one form different keys', () => {
  expect(saveKey(save('a'))).not.toBe(saveKey({ ...save('a'), copy: '2' }))
})
