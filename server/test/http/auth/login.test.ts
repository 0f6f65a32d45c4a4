import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { CAPTCHA_LIFETIME_MS } from '@apron/contract/limits/session'
import { getRoleNames, getRsaPublicKey, login, logout, randomImage } from '@apron/contract/sign-in/auth.calls'
import type { LoginRequest } from '@apron/contract/sign-in/login'
import { sql } from 'kysely'
import { beforeEach, describe, expect, it } from 'vitest'
import { sealPassword } from '../../support/clients/login-secrets.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { readCaptcha } from '../../support/clients/read-captcha.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const WRONG = SERVER_ERRORS.wrongCredentials
const CAPTCHA = SERVER_ERRORS.captchaWrong

describeOnStores('login', store => {
  const server = serverOn(store)
  let portal: PortalClient
  beforeEach(() => {
    portal = server.client()
  })

  async function refusedWith(body: LoginRequest) {
    const { status, envelope } = await portal.call(login, { body })
    expect({ status, success: envelope.success, data: envelope.data }).toEqual({
      status: 200,
      success: false,
      data: null,
    })
    return envelope.code
  }

  it('[AUTH-05] [AUTH-07] [AUTH-18] opens a session with account, password and captcha', async () => {
    const user = await portal.login('100104', TEST_PASSWORD)
    expect(user).toMatchObject({ code: '100104', userName: '100104', pdExpireFlag: 0, pdExpireMsg: '' })
    expect(user.token).toMatch(/^[\w-]{43}$/)
    const info = await portal.call(loginEmployeeInfo)
    expect(info.envelope).toMatchObject({ success: true, data: { token: user.token, code: '100104' } })
    const roles = await portal.call(getRoleNames, { query: { code: '100104' } })
    expect(roles.envelope.data).not.toHaveLength(0)
  })

  it('[API-12] remembers the 50 most recently used devices of an account', async () => {
    const { kysely } = store.database
    await sql`insert into known_device (user_code, device_hash, last_login_at)
      select '100107', 'd' || n, now() - n * interval '1 hour' from generate_series(1, 60) n`.execute(kysely)
    await portal.login('100107', TEST_PASSWORD)
    const { rows } = await sql<{ device_hash: string }>`
      select device_hash from known_device where user_code = '100107' order by last_login_at desc`.execute(
      kysely,
    )
    expect(rows).toHaveLength(50)
    expect(rows.at(-1)?.device_hash).toBe('d49')
  })

  it.each(['１００１０４', ' 100104\u200B '])(
    '[AUTH-05] reads the account %j as it was meant',
    async account => {
      expect((await portal.tryLogin(account, TEST_PASSWORD)).envelope).toMatchObject({
        success: true,
        data: { code: '100104' },
      })
    },
  )

  it('[AUTH-04] returns a picture without machine-readable text', async () => {
    const { envelope } = await portal.call(randomImage)
    expect(envelope.data.image).toMatch(/^data:image\/png;base64,/)
    const picture = Buffer.from(envelope.data.image.replace(/^.*,/, ''), 'base64')
    expect(picture.subarray(1, 4).toString('latin1')).toBe('PNG')
    expect(JSON.stringify(envelope.data)).not.toMatch(/image\/svg|<svg/)
  })

  /** Reads the picture and sends the characters, as a person does; after a misreading it tries the next picture. */
  async function byThePicture(typed: (characters: string) => string, pictures: number) {
    const answers = []
    for (let picture = 0; picture < pictures && !answers.at(-1)?.success; picture++) {
      const { envelope } = await portal.call(randomImage)
      const { captchaKey, preSessionId, image } = envelope.data
      const code = typed((await readCaptcha(image)).map(([first]) => first).join(''))
      const { publicKey } = (await portal.call(getRsaPublicKey)).envelope.data
      const sealed = await sealPassword(TEST_PASSWORD, captchaKey, publicKey)
      const body = { username: '100104', deviceId: 'test-device', ...sealed, code, captchaKey, preSessionId }
      answers.push((await portal.call(login, { body })).envelope)
    }
    return answers
  }

  it('[AUTH-04] accepts the characters of the picture in lower case and with spaces', async () => {
    const same = await byThePicture(characters => characters, 4)
    expect(same.at(-1)).toMatchObject({ success: true, data: { code: '100104' } })
    const small = await byThePicture(characters => ` ${characters.toLowerCase()} `, 4)
    expect(small.at(-1)).toMatchObject({ success: true, data: { code: '100104' } })
  })

  it('[AUTH-08] rejects the characters of the picture with one missing or in another order', async () => {
    for (const typed of [
      (characters: string) => characters.slice(1),
      (characters: string) => characters.slice(1) + characters.slice(0, 1),
    ]) {
      const [refused] = await byThePicture(typed, 1)
      expect(refused?.code).toBe(CAPTCHA.code)
    }
  })

  it('[AUTH-16] returns the same public key until it is changed', async () => {
    const [one, other] = await Promise.all([portal.call(getRsaPublicKey), portal.call(getRsaPublicKey)])
    expect(one.envelope.data).toEqual(other.envelope.data)
    expect(Buffer.from(one.envelope.data.publicKey, 'base64').length).toBeGreaterThan(400)
  })

  it('gives the same error for a wrong password and an unknown account', async () => {
    const wrong = await portal.call(login, { body: await portal.loginRequest('100105', 'not the password') })
    const unknown = await portal.call(login, {
      body: await portal.loginRequest('nobody', 'not the password'),
    })
    expect(wrong.envelope.code).toBe(WRONG.code)
    expect(unknown.envelope).toEqual(wrong.envelope)
    expect(wrong.envelope.msg).toBe(WRONG.zh)
  })

  it('answers in the language of the request', async () => {
    portal.language = 'en'
    const { envelope } = await portal.tryLogin('nobody', 'not the password')
    expect(envelope.msg).toBe(WRONG.en)
  })

  describe('a captcha', () => {
    it('must be right', async () => {
      const body = await portal.loginRequest('100104', TEST_PASSWORD)
      expect(await refusedWith({ ...body, code: 'WRONG' })).toBe(CAPTCHA.code)
    })

    it.each(['pow:0', 'pow:999999999', 'pow:-1', 'pow:', 'POW:1', ' ', '12345'])(
      'rejects the answer %j',
      async code => {
        const body = await portal.loginRequest('100104', TEST_PASSWORD)
        expect(await refusedWith({ ...body, code })).toBe(CAPTCHA.code)
      },
    )

    it('is used up by a wrong answer', async () => {
      const body = await portal.loginRequest('100104', TEST_PASSWORD)
      await refusedWith({ ...body, code: 'WRONG' })
      expect(await refusedWith(body)).toBe(CAPTCHA.code)
    })

    it('is used up by a login: a captured body cannot be replayed', async () => {
      const body = await portal.loginRequest('100104', TEST_PASSWORD)
      expect((await portal.call(login, { body })).envelope.success).toBe(true)
      expect(await refusedWith(body)).toBe(CAPTCHA.code)
    })

    itConcurrently(store, 'lets one of two simultaneous requests through', async () => {
      const body = await portal.loginRequest('100104', TEST_PASSWORD)
      const answers = await Promise.all([portal.call(login, { body }), portal.call(login, { body })])
      expect(answers.filter(answer => answer.envelope.success)).toHaveLength(1)
    })

    it('expires', async () => {
      const body = await portal.loginRequest('100104', TEST_PASSWORD)
      server.clock.forward({ seconds: CAPTCHA_LIFETIME_MS / 1000 })
      expect(await refusedWith(body)).toBe(CAPTCHA.code)
    })

    it('belongs to its pre-session', async () => {
      const body = await portal.loginRequest('100104', TEST_PASSWORD)
      const other = await portal.captcha()
      expect(await refusedWith({ ...body, preSessionId: other.preSessionId })).toBe(CAPTCHA.code)
    })
  })

  describe('an encrypted password', () => {
    it('cannot be decrypted with another captcha than it was made for', async () => {
      const body = await portal.loginRequest('100106', TEST_PASSWORD)
      const { captchaKey, code, preSessionId } = await portal.captcha()
      expect(await refusedWith({ ...body, captchaKey, code, preSessionId })).toBe(WRONG.code)
    })

    it.each([
      ['key', { authKey: Buffer.alloc(384, 7).toString('base64') }],
      ['short key', { authKey: 'AAAA' }],
      ['nonce', { authIv: Buffer.alloc(12).toString('base64') }],
      ['short nonce', { authIv: 'AAAA' }],
      ['cipher text', { password: Buffer.alloc(40).toString('base64') }],
      ['empty cipher text', { password: 'AA==' }],
    ])('counts as a wrong password with a corrupted %s', async (_what, spoilt) => {
      const body = await portal.loginRequest(`spoilt-${Object.keys(spoilt)[0]}`, TEST_PASSWORD)
      expect(await refusedWith({ ...body, ...spoilt })).toBe(WRONG.code)
    })
  })

  async function fail(userCode: string, times: number, deviceId: string) {
    for (let time = 0; time < times; time++) {
      const { envelope } = await portal.tryLogin(userCode, 'not the password', deviceId)
      expect(envelope.code).toBe(WRONG.code)
    }
  }

  describe('after many failures', () => {
    it('delays strangers, even with the correct password, but not the owner on a known device', async () => {
      await portal.login('100107', TEST_PASSWORD, 'own-device')
      await fail('100107', 5, 'stranger')
      const blocked = await portal.tryLogin('100107', TEST_PASSWORD, 'stranger')
      expect(blocked.envelope).toMatchObject({
        code: SERVER_ERRORS.tooManyFailures.code,
        msg: '登录失败次数过多，请在 1 分钟后重试，或使用手机验证码登录',
      })
      const otherDevice = await portal.tryLogin('100107', TEST_PASSWORD, 'another-stranger')
      expect(otherDevice.envelope.code).toBe(SERVER_ERRORS.tooManyFailures.code)
      const owner = await portal.tryLogin('100107', TEST_PASSWORD, 'own-device')
      expect(owner.envelope.success).toBe(true)
    })

    it('accepts logins after the delay, and delays longer the next time', async () => {
      await fail('100201', 5, 'a')
      server.clock.forward({ minutes: 1 })
      await fail('100201', 1, 'a')
      const { envelope } = await portal.tryLogin('100201', TEST_PASSWORD, 'a')
      expect(envelope.msg).toContain('2 分钟')
      server.clock.forward({ minutes: 2 })
      expect((await portal.tryLogin('100201', TEST_PASSWORD, 'a')).envelope).toMatchObject({ success: true })
      await fail('100201', 4, 'b')
    })

    it('treats an unknown account the same way', async () => {
      await fail('no-such-user', 5, 'a')
      const { envelope } = await portal.tryLogin('no-such-user', 'x', 'b')
      expect(envelope.code).toBe(SERVER_ERRORS.tooManyFailures.code)
    })

    itConcurrently(store, 'counts simultaneous guesses', async () => {
      const bodies = await Promise.all(
        Array.from({ length: 8 }, () => portal.loginRequest('100202', 'not the password', 'g')),
      )
      const answers = await Promise.all(bodies.map(body => portal.call(login, { body })))
      const codes = answers.map(answer => answer.envelope.code)
      expect(codes.filter(code => code === WRONG.code)).toHaveLength(5)
      expect(codes.filter(code => code === SERVER_ERRORS.tooManyFailures.code)).toHaveLength(3)
    })
  })

  it('[AUTH-10] logout ends the session', async () => {
    const person = await server.as('100104')
    expect((await person.call(logout)).envelope.success).toBe(true)
    expect((await person.call(loginEmployeeInfo)).status).toBe(401)
  })

  it('writes no secret into its log at any level', async () => {
    const from = server.log.length
    const person = server.client()
    person.asBrowser = true
    const body = await person.loginRequest('100104', TEST_PASSWORD)
    const { envelope } = await person.call(login, { body })
    person.token = envelope.data.token
    await person.call(loginEmployeeInfo)
    await person.call(getRoleNames, { query: { code: 'in-the-query' } })
    await person.call(login, { body: await person.loginRequest('100104', 'not the password 7') })
    await fetch(`${server.origin}/%ff?in-the-query`)
    const log = server.log.slice(from).join('')
    expect(log).toContain('"event":"login"')
    expect(log).toContain('"event":"login refused"')
    expect(log).not.toContain('not the password 7')
    const { code, captchaKey, preSessionId, deviceId, password, authKey, authIv } = body
    const secrets = { code, captchaKey, preSessionId, deviceId, password, authKey, authIv }
    const cookie = person.cookie.split('=')[1]
    for (const secret of [...Object.values(secrets), TEST_PASSWORD, person.token, cookie, 'in-the-query']) {
      expect(secret).toBeTruthy()
      expect(log).not.toContain(secret)
    }
  })
})
