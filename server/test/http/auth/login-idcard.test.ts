import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { idcardLogin, login } from '@apron/contract/sign-in/auth.calls'
import { beforeEach, expect, it } from 'vitest'
import { CONTACTS } from '../../../src/seed/data/contacts.data.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const NOBODYS = '11010519491231002X'
const idCardOf = (code: string) => CONTACTS.find(contact => contact.code === code)?.idCard ?? ''

describeOnStores('login with an id card', store => {
  const server = serverOn(store)
  let portal: PortalClient
  beforeEach(() => {
    portal = server.client()
  })

  async function tryIdCard(username: string, password: string, changes: object = {}) {
    const body = { ...(await portal.loginRequest(username, password)), ...changes }
    return (await portal.call(idcardLogin, { body })).envelope
  }

  it('[AUTH-06] opens a session of the number’s owner', async () => {
    const { data, success } = await tryIdCard(idCardOf('100104'), TEST_PASSWORD)
    expect(success).toBe(true)
    expect(data).toMatchObject({ code: '100104', userName: '100104' })
    portal.token = data.token
    expect((await portal.call(loginEmployeeInfo)).envelope.data.code).toBe('100104')
  })

  it('[AUTH-06] accepts the number in any usual spelling', async () => {
    const number = idCardOf('100104')
    const typed = `${number.slice(0, 6)} ${number.slice(6).toLowerCase()} `
    expect((await tryIdCard(typed, TEST_PASSWORD)).success).toBe(true)
  })

  it('[AUTH-06] still requires password and captcha, and gives one error for anything wrong', async () => {
    const wrong = await tryIdCard(idCardOf('100105'), 'not the password')
    const unknown = await tryIdCard(NOBODYS, TEST_PASSWORD)
    expect(wrong.code).toBe(SERVER_ERRORS.wrongCredentials.code)
    expect(unknown).toEqual(wrong)
    const captcha = await tryIdCard(idCardOf('100105'), TEST_PASSWORD, { code: 'WRONG' })
    expect(captcha.code).toBe(SERVER_ERRORS.captchaWrong.code)
  })

  it('[AUTH-06] counts failures with those of the account, also for unknown numbers', async () => {
    for (let time = 0; time < 3; time++) await tryIdCard(idCardOf('100106'), 'wrong', { deviceId: 'a' })
    for (let time = 0; time < 2; time++) await portal.tryLogin('100106', 'wrong', 'b')
    for (let time = 0; time < 5; time++)
      await tryIdCard(NOBODYS.replace('1949', '1950').replace('X', '8'), 'wrong')
    const held = await tryIdCard(idCardOf('100106'), TEST_PASSWORD, { deviceId: 'c' })
    expect(held.code).toBe(SERVER_ERRORS.tooManyFailures.code)
  })

  it('[AUTH-06] rejects a number in the account field and an account in the number field', async () => {
    const number = await portal.call(login, {
      body: await portal.loginRequest(idCardOf('100107'), TEST_PASSWORD),
    })
    expect(number.envelope.code).toBe(SERVER_ERRORS.wrongCredentials.code)
    const name = await tryIdCard('100107', TEST_PASSWORD)
    expect(name.code).toBe(SERVER_ERRORS.wrongCredentials.code)
    const own = await portal.call(login, { body: await portal.loginRequest('100107', TEST_PASSWORD) })
    expect(own.envelope.success).toBe(true)
  })

  it('writes no number into log or store', async () => {
    const from = server.log.length
    await tryIdCard(idCardOf('100201'), TEST_PASSWORD)
    await tryIdCard(idCardOf('100201'), 'wrong')
    await tryIdCard(NOBODYS, 'wrong')
    await portal.tryLogin(NOBODYS, 'wrong')
    const log = server.log.slice(from).join('')
    expect(log).toContain('"event":"login refused"')
    for (const number of [idCardOf('100201'), NOBODYS]) expect(log).not.toContain(number)
  })
})
