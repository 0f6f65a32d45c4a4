import { csn } from '@apron/contract/variants/csn'
import { gameco } from '@apron/contract/variants/gameco'
import { describe, expect, it } from 'vitest'
import { loginOutcome } from './login-outcome.ts'

const user = {
  token: 't',
  name: '张伟',
  userName: '100104',
  code: '100104',
  roles: [],
  tempAirportId: 'a',
  tempAirportThreeCode: 'CAN',
  pdExpireFlag: 0,
  pdExpireMsg: '',
}
const expiredUser = { ...user, pdExpireFlag: 1, pdExpireMsg: '密码已过期' }
const soonUser = { ...user, pdExpireMsg: '密码将在 3 天后过期' }
const answer = (code: number, data: unknown, msg = '') => ({ code, msg, data, success: code === 200 })

describe('[AUTH-08, VAR-05] the outcome of a login', () => {
  it.each([
    ['CSN', 200, user, true, 'accepted'],
    ['CSN', 201, user, true, 'rejected'],
    ['CSN', 20000, user, true, 'rejected'],
    ['CSN', 61, user, true, 'rejected'],
    ['CSN', 1001, null, true, 'rejected'],
    ['CSN', 200, null, true, 'rejected'],
    ['CSN', 200, expiredUser, true, 'rejected'],
    ['CSN', 200, expiredUser, false, 'accepted'],
    ['GAMECO', 200, user, true, 'accepted'],
    ['GAMECO', 201, user, true, 'accepted'],
    ['GAMECO', 20000, user, true, 'accepted'],
    ['GAMECO', 61, null, true, 'rejected'],
    ['GAMECO', 200, expiredUser, true, 'accepted'],
    ['GAMECO', 1001, null, true, 'rejected'],
  ] as const)('%s, code %i: with %j and the expiry rule %s: %s', (name, code, data, rule, kind) => {
    const { login } = name === 'CSN' ? csn : gameco
    expect(loginOutcome(answer(code, data), login, rule).kind).toBe(kind)
  })

  it('passes the expiry message on as a warning', () => {
    expect(loginOutcome(answer(200, soonUser), csn.login, true)).toEqual({
      kind: 'accepted',
      user: soonUser,
      warning: '密码将在 3 天后过期',
    })
  })

  it.each([
    [201, user],
    [200, null],
  ])('does not show 操作成功 for the rejecting code %i', (code, data) => {
    const outcome = loginOutcome(answer(code, data, '操作成功'), csn.login, true)
    expect(outcome).toMatchObject({ kind: 'rejected', message: '' })
  })

  it('reports that an expired password must be changed', () => {
    const outcome = loginOutcome(answer(200, expiredUser, '操作成功'), csn.login, true)
    expect(outcome).toEqual({ kind: 'rejected', message: '密码已过期', expired: true })
  })

  it("shows the server's message on rejection, otherwise the expiry message", () => {
    expect(loginOutcome(answer(1001, null, '账号或密码错误'), csn.login, true)).toMatchObject({
      message: '账号或密码错误',
      expired: false,
    })
    expect(loginOutcome(answer(61, expiredUser), csn.login, true)).toMatchObject({
      message: '密码已过期',
      expired: true,
    })
  })
})
