import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { login, sendMobileCode } from '@apron/contract/sign-in/auth.calls'
import { beforeEach, describe, expect, it } from 'vitest'
import { CONTACTS } from '../../../src/seed/data/contacts.data.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const contactOf = (code: string) => CONTACTS.find(contact => contact.code === code)
/** Returns a code that differs from this one. */
const wrong = (code: string) => (code === '000000' ? '000001' : '000000')

function pick(userCode: string) {
  const { mobile = '', email = '' } = contactOf(userCode) ?? {}
  return { mobile, email }
}

const { codeWrong, codesTooOften, tooManyFailures, wrongCredentials } = SERVER_ERRORS

describeOnStores('[AUTH-09] a code sent to the phone', store => {
  const server = serverOn(store)
  let portal: PortalClient
  beforeEach(() => {
    portal = server.client()
  })

  async function ask(username: string, deviceId: string, changes: object = {}) {
    const { captchaKey, code, preSessionId } = await portal.captcha()
    const body = { username, captchaKey, code, preSessionId, deviceId, ...changes }
    return await portal.call(sendMobileCode, { body })
  }

  /** Waits for this many messages to a person and returns the code of the newest. */
  async function codeOf(userCode: string, messages = 1): Promise<string> {
    const mobile = contactOf(userCode)?.mobile
    const toPerson = async () => (await server.outbox()).filter(message => message.mobile === mobile)
    await expect.poll(async () => (await toPerson()).length).toBe(messages)
    return (await toPerson()).at(-1)?.code ?? ''
  }

  async function enter(username: string, deviceId: string, mobileCode: string, password = TEST_PASSWORD) {
    const body = { ...(await portal.loginRequest(username, password, deviceId)), mobileCode }
    return (await portal.call(login, { body })).envelope
  }

  it('is sent to the account’s phone in the language of the request and opens one session', async () => {
    portal.language = 'en'
    const { envelope } = await ask('100104', 'phone-1')
    expect(envelope).toMatchObject({ success: true, data: { validSeconds: 300, againAfterSeconds: 60 } })
    const code = await codeOf('100104')
    expect(code).toMatch(/^[0-9]{6}$/)
    const [message] = await server.outbox()
    expect(message).toMatchObject({ ...pick('100104'), purpose: 'login', language: 'en' })
    expect(message?.text).toContain(code)
    expect((await enter('100104', 'phone-1', code)).success).toBe(true)
    expect((await enter('100104', 'phone-1', code)).code).toBe(codeWrong.code)
  })

  it('is also sent to the owner of an id-card number', async () => {
    await ask(contactOf('100308')?.idCard ?? '', 'phone-1')
    expect(await codeOf('100308')).toMatch(/^[0-9]{6}$/)
  })

  it('does not replace the password, and a wrong password does not use it up', async () => {
    await ask('100105', 'phone-2')
    const code = await codeOf('100105')
    expect((await enter('100105', 'phone-2', code, 'not the password')).code).toBe(wrongCredentials.code)
    expect((await enter('100105', 'phone-2', code)).success).toBe(true)
  })

  it('is valid for its person and device, for five minutes and five tries', async () => {
    await ask('100106', 'phone-3')
    const code = await codeOf('100106')
    expect((await enter('100107', 'phone-3', code)).code).toBe(codeWrong.code)
    expect((await enter('100106', 'another', code)).code).toBe(codeWrong.code)
    for (let time = 0; time < 5; time++) {
      expect((await enter('100106', 'phone-3', wrong(code))).code).toBe(codeWrong.code)
    }
    expect((await enter('100106', 'phone-3', code)).code).toBe(codeWrong.code)

    server.clock.forward({ minutes: 1 })
    await ask('100106', 'phone-3')
    const second = await codeOf('100106', 2)
    server.clock.forward({ minutes: 5 })
    expect((await enter('100106', 'phone-3', second)).code).toBe(codeWrong.code)
  })

  itConcurrently(store, 'lets one of two simultaneous logins in', async () => {
    await ask('100201', 'phone-4')
    const mobileCode = await codeOf('100201')
    const requests = await Promise.all([
      portal.loginRequest('100201', TEST_PASSWORD, 'phone-4'),
      portal.loginRequest('100201', TEST_PASSWORD, 'phone-4'),
    ])
    const answers = await Promise.all(
      requests.map(request => portal.call(login, { body: Object.assign(request, { mobileCode }) })),
    )
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
  })

  it('lets the owner in on a new device while strangers’ failures delay the account', async () => {
    for (let time = 0; time < 5; time++) await portal.tryLogin('100202', 'guess', 'stranger')
    const held = await portal.tryLogin('100202', TEST_PASSWORD, 'new-device')
    expect(held.envelope.code).toBe(tooManyFailures.code)
    await ask('100202', 'new-device')
    expect((await enter('100202', 'new-device', await codeOf('100202'))).success).toBe(true)
    // The device is known now: further failures of strangers do not affect the owner.
    expect((await portal.tryLogin('100202', TEST_PASSWORD, 'new-device')).envelope.success).toBe(true)
  })

  it('needs a captcha, which is used up', async () => {
    const refused = await ask('100203', 'phone-5', { code: 'WRONG' })
    expect(refused.envelope.code).toBe(SERVER_ERRORS.captchaWrong.code)
    const { captchaKey, code, preSessionId } = await portal.captcha()
    const body = { username: '100203', captchaKey, code, preSessionId, deviceId: 'phone-5' }
    expect((await portal.call(sendMobileCode, { body })).envelope.success).toBe(true)
    expect((await portal.call(sendMobileCode, { body })).envelope.code).toBe(SERVER_ERRORS.captchaWrong.code)
  })

  describe('sending', () => {
    it('is limited to once a minute and five a day for unknown devices; a known device has its own limit', async () => {
      await portal.login('100204', TEST_PASSWORD, 'own')
      for (let time = 0; time < 5; time++) {
        expect((await ask('100204', `stranger-${time}`)).envelope.success).toBe(true)
        const again = await ask('100204', 'stranger')
        expect(again.envelope.code).toBe(codesTooOften.code)
        server.clock.forward({ minutes: 1 })
      }
      expect((await ask('100204', 'stranger')).envelope.code).toBe(codesTooOften.code)
      expect((await ask('100204', 'own')).envelope.success).toBe(true)
    })

    it('gives the same response for unknown people', async () => {
      const known = [await ask('100205', 'd'), await ask('100205', 'd')]
      const unknown = [await ask('no-such-user', 'd'), await ask('no-such-user', 'd')]
      expect(unknown.map(answer => answer.envelope)).toEqual(known.map(answer => answer.envelope))
      await codeOf('100205')
      const recipients = (await server.outbox()).map(message => message.mobile)
      expect(recipients).not.toContain(null)
    })
  })

  it('writes the code into no log', async () => {
    const from = server.log.length
    await ask('100206', 'phone-6')
    const code = await codeOf('100206')
    await enter('100206', 'phone-6', code)
    const log = server.log.slice(from).join('')
    expect(log).toContain('"event":"code asked for"')
    expect(log).not.toContain(`"${code}"`)
    expect(log).not.toContain(contactOf('100206')?.mobile)
  })
})
