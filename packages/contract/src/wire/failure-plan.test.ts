import { describe, expect, it } from 'vitest'
import { type CallAttributes, defineCall } from '../calls/define-call.ts'
import { readCheckMessages } from '../messages/business-message.calls.ts'
import { login, randomImage } from '../sign-in/auth.calls.ts'
import { type FailureDetails, failurePlan } from './failure-plan.ts'
import { readResponse } from './read-response.ts'

const texts = {
  rejected: '请求数据失败',
  failed: '请求失败：',
  noResponse: '接口异常',
  unreached: '无法连接门户',
}
const ordinary = defineCall({ id: 't.ordinary', method: 'GET', path: '/api/t' })
const quiet = defineCall({ id: 't.quiet', method: 'GET', path: '/api/q', failures: 'suppress' })

/** Returns the failure plan for a response, or null if the caller gets it. */
function planForAnswer(call: CallAttributes, json: unknown, status = 200) {
  const answer = readResponse({ status, json }, call.onlyOk)
  if (answer.kind === 'success' || answer.kind === 'pass-through') return null
  return failurePlan(call, { ...answer, status }, texts)
}

const planForFailure = (
  call: CallAttributes,
  kind: FailureDetails['kind'],
  status: number,
  message: string,
) => failurePlan(call, { kind, code: status, status, message }, texts)

const answer = (code: number, msg = '') => ({ code, msg, data: null, success: false })

describe('[API-03] handling of response codes', () => {
  it.each([200, 201, 20000, 3, 63, 61, 68])('passes %i to the caller', code => {
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
  ])('[MSG-16] for a call that accepts only 200, %i shows %j', (code, toast) => {
    expect(planForAnswer(readCheckMessages, answer(code))?.toast ?? null).toBe(toast)
  })

  it('shows nothing twice if the call shows its own failures', () => {
    expect(planForAnswer(quiet, answer(500, 'x'))?.toast).toBeNull()
  })
})

describe('[API-04] [AUTH-11] handling of transport failures', () => {
  it.each<[string, FailureDetails['kind'], number, boolean, string | null]>([
    ['no network', 'transport', 0, false, '请求失败：why'],
    ['HTTP 401', 'session-over', 401, true, null],
    ['HTTP 403', 'transport', 403, false, '请求失败：why'],
    ['HTTP 503', 'transport', 503, false, '请求失败：why'],
    ['time-out', 'timeout', 0, false, '请求失败：why'],
  ])('%s', (_name, kind, status, sessionOver, toast) => {
    expect(planForFailure(ordinary, kind, status, 'why')).toMatchObject({ sessionOver, toast })
  })

  it.each<[FailureDetails['kind'], number, string]>([
    ['transport', 0, '请求失败：无法连接门户'],
    ['transport', 502, '请求失败：接口异常'],
    ['timeout', 0, '请求失败：接口异常'],
  ])("%s %i without a server message: shows %s, not the browser's text", (kind, status, toast) => {
    expect(planForFailure(ordinary, kind, status, '').toast).toBe(toast)
  })

  it('shows nothing twice if the call shows its own failures', () => {
    expect(planForFailure(quiet, 'transport', 503, 'why').toast).toBeNull()
  })

  it('shows refusals of the application in the page, and transport failures above it', () => {
    const inPlace = { ...ordinary, failures: 'in-place' } as const
    expect(planForAnswer(inPlace, answer(500, 'x'))?.toast).toBeNull()
    expect(planForFailure(inPlace, 'transport', 503, 'why').toast).toBe('请求失败：why')
  })

  it('passes the message of a code to the alert, but not of HTTP 401 or a suppressed call', () => {
    expect(planForAnswer(ordinary, answer(50012, 'elsewhere'))?.reason).toBe('elsewhere')
    expect(planForAnswer(ordinary, answer(401, 'none'), 401)?.reason).toBe('')
    expect(planForAnswer(quiet, answer(50012, 'elsewhere'))?.reason).toBe('')
  })

  it.each([login, randomImage])('opens no alert for HTTP 401 from $id', call => {
    expect(planForAnswer(call, answer(401), 401)?.sessionOver).toBe(false)
  })
})
