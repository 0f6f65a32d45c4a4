import { expect, it } from 'vitest'
import { withoutSecrets } from './without-secrets.ts'

it.each([
  'password',
  'newPassword',
  'old_password',
  'userPwd',
  'passwd',
  'passphrase',
  'clientSecret',
  'token',
  'Admin-Token',
  'captcha',
  'otp',
  'pin',
  'mobileCode',
  'smsCode',
  'verificationCode',
  'oneTimeCode',
  'privateKey',
  'ticket',
  'loginTicket',
  'newPin',
  'pinCode',
])('[DRF-05] a field called %s is never kept', name => {
  expect(withoutSecrets({ [name]: 'opens', remark: 'stays' })).toEqual({ remark: 'stays' })
  expect(withoutSecrets({ part: { [name]: 'opens' }, list: [{ [name]: 'opens' }] })).toEqual({
    part: {},
    list: [{}],
  })
})

it.each([
  'ticketNo',
  'isPrivate',
  'pinCount',
  'code',
  'userCode',
  'threeCode',
  'deptCode',
  'passenger',
  'opinion',
  'pinned',
  'tokens',
  'compass',
])('a field called %s is kept', name => {
  expect(withoutSecrets({ [name]: 'x' })).toEqual({ [name]: 'x' })
})

it.each(['https://portal/welcome?token=abc', '/welcome#token=abc', 'see /reset?x=1&code=9'])(
  '[DRF-05] a link for one use is not kept: %s',
  link => {
    expect(withoutSecrets({ note: link, list: [link, 'x'] })).toEqual({ list: ['', 'x'] })
  },
)

it('everything else stays as it is', () => {
  const values = { a: 'text', b: 1, c: null, d: true, e: [1, 'x', { f: [] }], g: { h: '' } }
  expect(withoutSecrets(values)).toEqual(values)
})
