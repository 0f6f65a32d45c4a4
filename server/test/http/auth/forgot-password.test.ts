import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { proofOfWorkCode } from '@apron/contract/rules/people/proof-of-work'
import {
  forgetPassword,
  getRsaPublicKey,
  login,
  randomForgetPwdImage,
  randomImage,
  sendMobileCode,
} from '@apron/contract/sign-in/auth.calls'
import { sql } from 'kysely'
import { beforeEach, expect, it } from 'vitest'
import { CONTACTS } from '../../../src/seed/data/contacts.data.ts'
import { sealPassword, solve } from '../../support/clients/login-secrets.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const NEW_PASSWORD = 'seven quiet turbines'
const { captchaWrong, codeWrong, codesTooOften, passwordTooWeak } = SERVER_ERRORS

describeOnStores('[AUTH-12] a forgotten password', store => {
  const server = serverOn(store)
  let portal: PortalClient
  beforeEach(() => {
    portal = server.client()
  })

  async function captchaFor(employeeCode: string, deviceId: string) {
    const { data } = (await portal.call(randomForgetPwdImage, { query: { employeeCode } })).envelope
    const { captchaKey, preSessionId, proofOfWork } = data
    return { employeeCode, captchaKey, preSessionId, code: proofOfWorkCode(solve(proofOfWork)), deviceId }
  }

  async function ask(employeeCode: string, deviceId = 'device') {
    const query = await captchaFor(employeeCode, deviceId)
    return (await portal.call(forgetPassword, { query })).envelope
  }

  async function codeOf(userCode: string): Promise<string> {
    const mobile = CONTACTS.find(contact => contact.code === userCode)?.mobile
    const find = async () =>
      (await server.outbox()).findLast(message => message.mobile === mobile && message.purpose === 'password')
        ?.code
    await expect.poll(find).toBeDefined()
    return (await find()) ?? ''
  }

  async function replace(
    employeeCode: string,
    mobileCode: string,
    password = NEW_PASSWORD,
    deviceId = 'device',
  ) {
    const captcha = await captchaFor(employeeCode, deviceId)
    const { publicKey } = (await portal.call(getRsaPublicKey)).envelope.data
    const query = { ...captcha, mobileCode, ...(await sealPassword(password, captcha.captchaKey, publicKey)) }
    return await portal.call(forgetPassword, { query })
  }

  it('is replaced with a code sent to the phone; sessions end, and the old one stops working', async () => {
    const person = await server.as('100104', { fresh: true })
    expect(await ask('100104')).toMatchObject({ success: true, data: { changed: false } })
    const { envelope } = await replace('100104', await codeOf('100104'))
    expect(envelope).toMatchObject({ success: true, data: { changed: true } })
    expect((await person.call(loginEmployeeInfo)).status).toBe(401)
    expect((await portal.tryLogin('100104', TEST_PASSWORD)).envelope.success).toBe(false)
    expect((await portal.tryLogin('100104', NEW_PASSWORD)).envelope.success).toBe(true)
  })

  it('lifts the login delay after failed logins', async () => {
    for (let time = 0; time < 5; time++) await portal.tryLogin('100105', 'guess', 'x')
    await ask('100105')
    await replace('100105', await codeOf('100105'))
    expect((await portal.tryLogin('100105', NEW_PASSWORD, 'x')).envelope.success).toBe(true)
  })

  it('needs a captcha of its own, valid for this employee code only', async () => {
    const own = await captchaFor('100106', 'device')
    const other = await portal.call(forgetPassword, { query: { ...own, employeeCode: '100107' } })
    expect(other.envelope.code).toBe(captchaWrong.code)
    const { captchaKey, code, preSessionId } = await portal.captcha()
    const fromLogin = await portal.call(forgetPassword, { query: { ...own, captchaKey, code, preSessionId } })
    expect(fromLogin.envelope.code).toBe(captchaWrong.code)
    const { publicKey } = (await portal.call(getRsaPublicKey)).envelope.data
    const forLogin = await captchaFor('100106', 'device')
    const sealed = await sealPassword(TEST_PASSWORD, forLogin.captchaKey, publicKey)
    const body = { username: '100106', ...forLogin, ...sealed }
    expect((await portal.call(login, { body })).envelope.code).toBe(captchaWrong.code)
    expect((await portal.call(randomImage)).envelope.success).toBe(true)
  })

  it('rejects a weak new password without using up the code', async () => {
    await ask('100201')
    const code = await codeOf('100201')
    for (const weak of ['short', 'password12345', 'aaaaaaaaaaaaaa', 'my account 100201']) {
      expect((await replace('100201', code, weak)).envelope.code).toBe(passwordTooWeak.code)
    }
    expect((await replace('100201', code)).envelope.success).toBe(true)
  })

  it('accepts the code once, from the device that requested it, within three tries', async () => {
    await ask('100202')
    const code = await codeOf('100202')
    expect((await replace('100202', code, NEW_PASSWORD, 'another')).envelope.code).toBe(codeWrong.code)
    const wrong = code === '000000' ? '000001' : '000000'
    for (let time = 0; time < 2; time++) {
      expect((await replace('100202', wrong)).envelope.code).toBe(codeWrong.code)
    }
    expect((await replace('100202', code)).envelope.success).toBe(true)
    expect((await replace('100202', code)).envelope.code).toBe(codeWrong.code)

    server.clock.forward({ minutes: 1 })
    await ask('100203')
    const second = await codeOf('100203')
    for (let time = 0; time < 3; time++) await replace('100203', second === '000000' ? '000001' : '000000')
    expect((await replace('100203', second)).envelope.code).toBe(codeWrong.code)
  })

  const failuresHere = async () => {
    const { rows } = await sql<{ failures: number }>`
      select failures from login_failure where scope = 'address 127.0.0.1'`.execute(store.database.kysely)
    return rows[0]?.failures ?? 0
  }

  it('counts a wrong code against the address it came from', async () => {
    const before = await failuresHere()
    await replace('100204', '123456')
    expect(await failuresHere()).toBe(before + 1)
  })

  it('rejects a login code', async () => {
    const { captchaKey, code, preSessionId } = await portal.captcha()
    await portal.call(sendMobileCode, {
      body: { username: '100204', captchaKey, code, preSessionId, deviceId: 'device' },
    })
    await expect
      .poll(async () => (await server.outbox()).some(({ purpose }) => purpose === 'login'))
      .toBe(true)
    const sent = (await server.outbox()).findLast(({ purpose }) => purpose === 'login')?.code ?? ''
    expect((await replace('100204', sent)).envelope.code).toBe(codeWrong.code)
  })

  it('does not reveal whether an employee exists', async () => {
    for (const employeeCode of ['100205', 'no-such-user', 'x'.repeat(64)]) {
      const image = await portal.call(randomForgetPwdImage, { query: { employeeCode } })
      expect(image.envelope.success).toBe(true)
    }
    const known = [await ask('100205'), await ask('100205'), (await replace('100205', '123456')).envelope]
    const unknown = [await ask('nobody'), await ask('nobody'), (await replace('nobody', '123456')).envelope]
    expect(unknown).toEqual(known)
    expect(known.map(({ code }) => code)).toEqual([200, codesTooOften.code, codeWrong.code])
  })

  it('rejects the second step without a new password', async () => {
    const query = { ...(await captchaFor('100206', 'device')), mobileCode: '123456' }
    expect((await portal.call(forgetPassword, { query })).status).toBe(400)
  })
})
