import { describe, expect, it } from 'vitest'
import { login, randomImage } from '../calls/auth.calls.ts'
import { readCheckMessages } from '../calls/business-message.calls.ts'
import { type CallAttributes, defineCall } from '../calls/define-call.ts'
import { type Failed, failurePlan } from './failure-plan.ts'
import { readAnswer } from './read-answer.ts'

const texts = {
  rejected: '请求数据失败',
  failed: '请求失败：',
  noAnswer: '接口异常',
  unreached: '无法连接门户',
}
const ordinary = defineCall({ id: 't.ordinary', method: 'GET', path: '/api/t' })
const quiet = defineCall({ id: 't.quiet', method: 'GET', path: '/api/q', failures: 'suppress' })

/** The plan for what a call was answered; null if the caller gets it. */
function planForAnswer(call: CallAttributes, json: unknown, status = 200) {
  const answer = readAnswer({ status, json }, call.onlyOk)
  if (answer.kind === 'success' || answer.kind === 'pass-through') return null
  return failurePlan(call, { ...answer, status }, texts)
}

const planForFailure = (call: CallAttributes, kind: Failed['kind'], status: number, message: string) =>
  failurePlan(call, { kind, code: status, status, message }, texts)

const answer = (code: number, msg = '') => ({ code, msg, data: null, success: false })

describe('[API-03] what the code of an answer leads to', () => {
  it.each([200, 201, 20000, 3, 63, 61, 68])('%i is handed to the caller', code => {
    expect(planForAnswer(ordinary, answer(code))).toBeNull()
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
    expect(planForAnswer(ordinary, answer(code, msg))).toMatchObject({ sessionOver, toast })
  })

  it.each([
    [200, null],
    [201, '请求数据失败'],
    [20000, '请求数据失败'],
    [3, '请求数据失败'],
    [1001, '请求数据失败'],
  ])('[MSG-16] of a call for which only 200 is success, %i shows %j', (code, toast) => {
    expect(planForAnswer(readCheckMessages, answer(code))?.toast ?? null).toBe(toast)
  })

  it('a call that shows its failures itself shows nothing twice', () => {
    expect(planForAnswer(quiet, answer(500, 'x'))?.toast).toBeNull()
  })
})

describe('[API-04] [AUTH-11] what a failed transport leads to', () => {
  it.each<[string, Failed['kind'], number, boolean, string | null]>([
    ['no network', 'transport', 0, false, '请求失败：why'],
    ['HTTP 401', 'session-over', 401, true, null],
    ['HTTP 403', 'transport', 403, false, '请求失败：why'],
    ['HTTP 503', 'transport', 503, false, '请求失败：why'],
    ['time-out', 'timeout', 0, false, '请求失败：why'],
  ])('%s', (_name, kind, status, sessionOver, toast) => {
    expect(planForFailure(ordinary, kind, status, 'why')).toMatchObject({ sessionOver, toast })
  })

  it.each<[Failed['kind'], number, string]>([
    ['transport', 0, '请求失败：无法连接门户'],
    ['transport', 502, '请求失败：接口异常'],
    ['timeout', 0, '请求失败：接口异常'],
  ])('%s %i without words of the server: %s, not what the browser thinks of it', (kind, status, toast) => {
    expect(planForFailure(ordinary, kind, status, '').toast).toBe(toast)
  })

  it('a call that shows its failures itself shows nothing twice', () => {
    expect(planForFailure(quiet, 'transport', 503, 'why').toast).toBeNull()
  })

  it('shows in the page what the application refuses, and over it what did not get there', () => {
    const inPlace = { ...ordinary, failures: 'in-place' } as const
    expect(planForAnswer(inPlace, answer(500, 'x'))?.toast).toBeNull()
    expect(planForFailure(inPlace, 'transport', 503, 'why').toast).toBe('请求失败：why')
  })

  it('gives the alert the text of a code, but not of HTTP 401 or a suppressed call', () => {
    expect(planForAnswer(ordinary, answer(50012, 'elsewhere'))?.reason).toBe('elsewhere')
    expect(planForAnswer(ordinary, answer(401, 'none'), 401)?.reason).toBe('')
    expect(planForAnswer(quiet, answer(50012, 'elsewhere'))?.reason).toBe('')
  })

  it.each([login, randomImage])('HTTP 401 from $id opens no alert', call => {
    expect(planForAnswer(call, answer(401), 401)?.sessionOver).toBe(false)
  })
})
