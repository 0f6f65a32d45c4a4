import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { getRsaPublicKey, login } from '@apron/contract/sign-in/auth.calls'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { PASSWORD_MAX_AGE_DAYS } from '../../../../src/features/auth/password-age.ts'
import { sealPassword } from '../../../support/clients/login-secrets.ts'
import { MovingClock } from '../../../support/servers/moving-clock.ts'
import { serverOn, startTestServer, type TestServer } from '../../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../../support/stores/demo-store.ts'
import { describeOnStores, type TestStore } from '../../../support/stores/stores.ts'

const SETTINGS = {
  variant: 'csn',
  publicUrl: 'http://localhost:3000',
  trustProxy: false,
  appsDir: '/nowhere',
  passwordExpiryRule: false,
} as const

describeOnStores('an expired password', store => {
  describe('[AUTH-08] in CSN with the rule on', () => {
    const server = serverOn(store, { settings: { ...SETTINGS, passwordExpiryRule: true } })

    it('rejects its owner with code 61, and reveals nothing to others', async () => {
      expect((await server.client().tryLogin('100104', TEST_PASSWORD)).envelope.data.pdExpireFlag).toBe(0)
      server.clock.forward({ days: PASSWORD_MAX_AGE_DAYS + 1 })
      const right = await server.client().tryLogin('100104', TEST_PASSWORD)
      expect(right.envelope).toMatchObject({ code: 61, msg: SERVER_ERRORS.passwordExpired.zh, data: null })
      const wrong = await server.client().tryLogin('100104', 'not the password')
      expect(wrong.envelope.code).toBe(SERVER_ERRORS.wrongCredentials.code)
    })
  })

  describe('[AUTH-08] in GAMECO with the rule on', () => {
    const server = serverOn(store, { settings: { ...SETTINGS, variant: 'gameco', passwordExpiryRule: true } })

    it('is reported with a message and lets its owner in', async () => {
      server.clock.forward({ days: PASSWORD_MAX_AGE_DAYS + 1 })
      const user = await server.client().login('100104', TEST_PASSWORD)
      expect(user).toMatchObject({ pdExpireFlag: 1, pdExpireMsg: expect.stringContaining('90 天') })
    })
  })

  describe('with the rule off', () => {
    const server = serverOn(store, { settings: SETTINGS })

    it('is ignored', async () => {
      server.clock.forward({ days: 1000 })
      expect((await server.client().login('100104', TEST_PASSWORD)).pdExpireFlag).toBe(0)
    })
  })
})

describeOnStores('a portal reached by https', store => {
  const server = serverOn(store, { settings: { ...SETTINGS, publicUrl: 'https://portal.example' } })

  it('marks its cookie secure and enforces https from then on', async () => {
    const portal = server.client()
    portal.asBrowser = true
    const { headers } = await portal.tryLogin('100104', TEST_PASSWORD)
    expect(headers.getSetCookie()[0]).toMatch(
      /^__Secure-portal-bind=[\w-]{43}; Path=\/portal-csn; HttpOnly; Secure; SameSite=Strict$/,
    )
    expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/)
    expect(headers.get('content-security-policy')).toContain("connect-src 'self' wss://portal.example;")
  })
})

describeOnStores('several nodes', (store: TestStore) => {
  const clock = new MovingClock()
  let one: TestServer
  let other: TestServer

  store.fillWith()
  beforeAll(async () => {
    one = await startTestServer(store.database, { clock })
    other = await startTestServer(store.database, { clock })
  })
  afterAll(async () => {
    await one.close()
    await other.close()
  })

  it('[AUTH-16] share captcha, login key and session, also across a restart', async () => {
    const body = await one.client().loginRequest('100104', TEST_PASSWORD)
    const portal = other.client()
    const { envelope } = await portal.call(login, { body })
    expect(envelope.success).toBe(true)
    const again = await startTestServer(store.database, { clock })
    const visitor = again.client()
    visitor.token = envelope.data.token
    expect((await visitor.call(loginEmployeeInfo)).status).toBe(200)
    await again.close()
  })

  it('[AUTH-16] replace the login key after a month; the old one works for ten more minutes', async () => {
    const portal = one.client()
    const old = (await portal.call(getRsaPublicKey)).envelope.data
    const withOldKey = async () => {
      const { captchaKey, code, preSessionId } = await portal.captcha()
      const sealed = await sealPassword(TEST_PASSWORD, captchaKey, old.publicKey)
      const body = { username: '100105', code, captchaKey, preSessionId, deviceId: 'd', ...sealed }
      return (await portal.call(login, { body })).envelope.code
    }
    clock.forward({ days: 31 })
    const fresh = await Promise.all([one, other].map(node => node.client().call(getRsaPublicKey)))
    const keys = new Set(fresh.map(answer => answer.envelope.data.publicKey))
    expect(keys.size).toBe(1)
    expect(keys.has(old.publicKey)).toBe(false)
    expect(await withOldKey()).toBe(200)
    clock.forward({ minutes: 10 })
    expect(await withOldKey()).toBe(SERVER_ERRORS.wrongCredentials.code)
  })
})
