import { login, randomImage } from '@apron/contract/calls/auth.calls'
import { readCheckMessages } from '@apron/contract/calls/business-message.calls'
import { defineCall } from '@apron/contract/calls/define-call'
import { CallFailure, type CallFailureKind } from '@apron/contract/errors/call-failure'
import { describe, expect, it } from 'vitest'
import { planForEnvelope, planForFailure, saysSessionOver } from './answer-rules.ts'

const texts = {
  rejected: '请求数据失败',
  failed: '请求失败：',
  noAnswer: '接口异常',
  unreached: '无法连接门户',
}
const ordinary = defineCall({ id: 't.ordinary', method: 'GET', path: '/api/t' })
const quiet = defineCall({ id: 't.quiet', method: 'GET', path: '/api/q', failures: 'suppress' })
const answer = (code: number, msg = '') => ({ code, msg, data: null, success: false })

describe('[API-03] what the code of an answer leads to', () => {
  it.each([200, 201, 20000, 3, 63, 61, 68])('%i is handed to the caller', code => {
    expect(planForEnvelope(ordinary, answer(code), texts)).toBeNull()
  })

  it.each([
    [1001, '账号错误', false, '账号错误'],
    [500, '', false, '请求数据失败'],
    [409, '数据已被他人修改', false, '数据已被他人修改'],
    [401, '未登录', true, '未登录'],
    [50008, '', true, '请求数据失败'],
    [50012, '', true, '请求数据失败'],
    [50014, '', true, '请求数据失败'],
  ])('%i with text %j: session over %j, shows %j', (code, msg, sessionOver, toast) => {
    expect(planForEnvelope(ordinary, answer(code, msg), texts)).toMatchObject({ sessionOver, toast })
  })

  it.each([
    [200, null],
    [201, '请求数据失败'],
    [20000, '请求数据失败'],
    [3, '请求数据失败'],
    [1001, '请求数据失败'],
  ])('[MSG-16] of a call for which only 200 is success, %i shows %j', (code, toast) => {
    expect(planForEnvelope(readCheckMessages, answer(code), texts)?.toast ?? null).toBe(toast)
  })

  it('a call that shows its failures itself shows nothing twice', () => {
    expect(planForEnvelope(quiet, answer(500, 'x'), texts)?.toast).toBeNull()
  })
})

describe('[API-04] [AUTH-11] what a failed transport leads to', () => {
  it.each<[string, CallFailureKind, number, boolean, string | null]>([
    ['no network', 'transport', 0, false, '请求失败：why'],
    ['HTTP 401', 'transport', 401, true, null],
    ['HTTP 403', 'transport', 403, false, '请求失败：why'],
    ['HTTP 503', 'transport', 503, false, '请求失败：why'],
    ['time-out', 'timeout', 0, false, '请求失败：why'],
    ['replaced', 'cancelled', 0, false, null],
  ])('%s', (_name, kind, code, sessionOver, toast) => {
    const plan = planForFailure(ordinary, new CallFailure(kind, code, 'why'), texts)
    expect(plan).toMatchObject({ sessionOver, toast })
  })

  it.each<[CallFailureKind, number, string]>([
    ['transport', 0, '请求失败：无法连接门户'],
    ['transport', 502, '请求失败：接口异常'],
    ['timeout', 0, '请求失败：接口异常'],
  ])('%s %i without words of the server: %s, not what the browser thinks of it', (kind, code, toast) => {
    const failure = new CallFailure(kind, code, '', 'Failed to fetch')
    expect(planForFailure(ordinary, failure, texts).toast).toBe(toast)
  })

  it('a call that shows its failures itself shows nothing twice', () => {
    expect(planForFailure(quiet, new CallFailure('transport', 503, 'why'), texts).toast).toBeNull()
  })

  it.each([login, randomImage])('HTTP 401 from $id opens no alert', call => {
    expect(planForFailure(call, new CallFailure('transport', 401, ''), texts).sessionOver).toBe(false)
  })
})

it.each<[CallFailureKind, number, boolean, boolean]>([
  ['transport', 401, true, false],
  ['answer', 401, true, false],
  ['answer', 50014, true, false],
  ['answer', 1001, false, false],
  ['transport', 403, false, false],
  ['transport', 503, false, true],
  ['transport', 0, false, true],
  ['transport', 429, false, true],
  ['timeout', 0, false, true],
  ['cancelled', 0, false, false],
])('%s %i: session over %j, outage %j', (kind, code, over, outage) => {
  const failure = new CallFailure(kind, code, '')
  expect(saysSessionOver(failure)).toBe(over)
  expect(failure.isOutage).toBe(outage)
})
