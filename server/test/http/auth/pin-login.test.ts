import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { PIN_ATTEMPTS, QUICK_DEVICES } from '@apron/contract/limits/quick-sign-in'
import { pageAdminAudit } from '@apron/contract/operations/admin-audit.calls'
import {
  endUserSessions,
  getAdminUser,
  pageAdminUsers,
  setUserEnabled,
} from '@apron/contract/organisation/admin-user.calls'
import { withdrawPermissionChange } from '@apron/contract/permissions/permission-change.calls'
import { getRsaPublicKey, logout } from '@apron/contract/sign-in/auth.calls'
import { beginConfirmation } from '@apron/contract/sign-in/confirmation.calls'
import { beginPasswordChange, changePassword } from '@apron/contract/sign-in/password.calls'
import {
  endPin,
  listQuickPeople,
  pinLogin,
  quickSignInState,
  setPin,
} from '@apron/contract/sign-in/quick-sign-in.calls'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { deviceOf } from '../../../src/features/organisation/organisation.ts'
import { sealPassword, sealText } from '../../support/clients/login-secrets.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { serverOn, type TestServer } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const { passwordNeeded, pinTooWeak, quickLoginRefused, quickSignInFull, quickSignInOff } = SERVER_ERRORS
const PIN = '481592'
const OTHER_PIN = '739418'

/** Sets a PIN as the page does. */
async function choosePin(session: PortalClient, pin = PIN) {
  const { challenge, publicKey } = (await session.call(beginConfirmation)).envelope.data
  return (await session.call(setPin, { body: { challenge, pin: await sealText(pin, challenge, publicKey) } }))
    .envelope
}

/** A browser on a device without a session. */
function deviceOfSession(server: TestServer, session: PortalClient): PortalClient {
  const device = server.client()
  device.asBrowser = true
  device.cookie = session.cookie
    .split('; ')
    .filter(cookie => cookie.startsWith('portal-device='))
    .join('')
  return device
}

async function tryPin(device: PortalClient, person: string, pin = PIN) {
  const { captchaKey, code, preSessionId } = await device.captcha()
  const { publicKey } = (await device.call(getRsaPublicKey)).envelope.data
  const sealed = await sealPassword(pin, captchaKey, publicKey)
  const body = { person, captchaKey, code, preSessionId, deviceId: 'test-device', ...sealed }
  return await device.call(pinLogin, { body })
}

describeOnStores('[AUTH-40] a PIN on a shared device', store => {
  const server = serverOn(store)
  const db = () => store.database.kysely

  afterEach(async () => {
    await sql`delete from login_failure`.execute(db())
    await sql`delete from quick_sign_in`.execute(db())
  })

  /** Returns a client that has just confirmed the password. */
  async function typing(userCode: string) {
    const session = await server.as(userCode, { browser: true, fresh: true })
    await session.typePassword(TEST_PASSWORD)
    return session
  }

  /** Logs a person in and sets a PIN. Returns the person and the device. */
  async function withPin(userCode: string, pin = PIN, on?: PortalClient) {
    const session = await typing(userCode)
    if (on !== undefined) session.cookie = `${session.cookie}; ${on.cookie}`
    expect(await choosePin(session, pin)).toMatchObject({ success: true })
    const device = deviceOfSession(server, session)
    const people = (await device.call(listQuickPeople)).envelope.data
    const { rows } = await sql<{ id: string }>`
      select id from quick_sign_in where user_code = ${userCode} order by used_at desc limit 1`.execute(db())
    const id = rows[0]?.id ?? ''
    expect(people.map(person => person.id)).toContain(id)
    return { session, device, id }
  }

  const linesOf = async (userCode: string, event: string) =>
    (
      await sql<{ reason: string | null }>`
        select details ->> 'reason' as reason from security_audit
         where user_code = ${userCode} and event = ${event} order by id`.execute(db())
    ).rows.map(({ reason }) => reason)

  it('opens a session of its owner on its device, unconfirmed by password; the audit names the method', async () => {
    const { device, id } = await withPin('100104')
    const { envelope } = await tryPin(device, id)
    expect(envelope).toMatchObject({ success: true, data: { code: '100104' } })
    device.token = envelope.data.token
    expect((await device.call(loginEmployeeInfo)).status).toBe(200)
    const { rows } = await sql<{ confirmed_at: Date | null; bound: boolean }>`
      select confirmed_at, bind_hash is not null as bound from session where user_code = '100104' order by created_at desc, confirmed_at nulls first limit 1`.execute(
      db(),
    )
    expect(rows).toEqual([{ confirmed_at: null, bound: true }])
    expect(await linesOf('100104', 'pin set')).toHaveLength(1)
    expect(await linesOf('100104', 'login by pin')).toHaveLength(1)
  })

  it('[AUTH-44] gives no access to guarded permissions until the password is typed', async () => {
    const { device, id } = await withPin(ADMINISTRATOR)
    device.token = (await tryPin(device, id)).envelope.data.token
    const look = async () => (await device.call(getAdminUser, { query: { userCode: '100107' } })).envelope
    expect(await look()).toMatchObject({ success: false, code: passwordNeeded.code })
    const withdrawal = await device.call(withdrawPermissionChange, { body: { id: 1 } })
    expect(withdrawal.envelope.code).toBe(passwordNeeded.code)
    // Nor can such a session change the PIN.
    expect(await choosePin(device, OTHER_PIN)).toMatchObject({ code: passwordNeeded.code })
    await device.typePassword(TEST_PASSWORD)
    expect((await look()).success).toBe(true)
  })

  it('[AUTH-41] can be set only after a password confirmation; a message and a mail report it', async () => {
    const session = await server.as('100105', { browser: true, fresh: true })
    const refused = { success: false, code: passwordNeeded.code }
    // The login password does not count, as the device may have been left unattended since.
    expect(await choosePin(session)).toMatchObject(refused)
    await session.typePassword(TEST_PASSWORD)
    server.clock.forward({ minutes: 2 })
    expect(await choosePin(session)).toMatchObject(refused)
    await session.typePassword(TEST_PASSWORD)
    expect((await choosePin(session)).success).toBe(true)
    const { rows } = await sql<{ user_code: string }>`
      select r.user_code from message m join message_recipient r on r.message_id = m.id
       where m.event = 'SIGN_IN_METHOD_ADDED' and r.user_code = '100105'`.execute(db())
    expect(rows).toHaveLength(1)
    await expect
      .poll(async () => (await server.outbox()).map(({ purpose, text }) => [purpose, text]))
      .toContainEqual(['notice', expect.stringContaining('a PIN')])
  })

  it('[AUTH-41] rejects a PIN that is easily guessed and a replayed request', async () => {
    const session = await typing('100106')
    for (const pin of ['123456', '48159', '100106']) {
      // oxlint-disable-next-line no-await-in-loop -- one session
      expect(await choosePin(session, pin)).toMatchObject({ success: false, code: pinTooWeak.code })
    }
    const { challenge, publicKey } = (await session.call(beginConfirmation)).envelope.data
    const body = { challenge, pin: await sealText(PIN, challenge, publicKey) }
    expect((await session.call(setPin, { body })).envelope.success).toBe(true)
    expect((await session.call(setPin, { body })).envelope).toMatchObject({
      code: SERVER_ERRORS.challengeOver.code,
    })
  })

  it('is stored only as a hash, like the device', async () => {
    const { device } = await withPin('100107')
    const { rows } = await sql<{ pin_hash: string; device_hash: string }>`
      select pin_hash, device_hash from quick_sign_in where user_code = '100107'`.execute(db())
    expect(rows).toEqual([
      {
        pin_hash: expect.stringMatching(/^\$argon2id\$/),
        device_hash: deviceOf({ cookie: device.cookie, secure: false }),
      },
    ])
    expect(device.cookie).not.toContain(rows[0]?.device_hash)
  })

  it('[AUTH-42] is deleted after five wrong tries in a row, with the same error as before', async () => {
    const { device, id } = await withPin('100203')
    for (let wrong = 1; wrong < PIN_ATTEMPTS; wrong += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await tryPin(device, id, OTHER_PIN)).envelope).toMatchObject({ code: quickLoginRefused.code })
    }
    await sql`delete from login_failure`.execute(db())
    expect((await tryPin(device, id)).envelope.success).toBe(true)
    for (let wrong = 1; wrong <= PIN_ATTEMPTS; wrong += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await tryPin(device, id, OTHER_PIN)).envelope).toMatchObject({ code: quickLoginRefused.code })
    }
    await sql`delete from login_failure`.execute(db())
    expect((await tryPin(device, id)).envelope).toMatchObject({ code: quickLoginRefused.code })
    expect((await device.call(listQuickPeople)).envelope.data).toEqual([])
    expect(await linesOf('100203', 'pin ended')).toEqual(['5 wrong PINs in a row'])
    expect(await linesOf('100203', 'quick login refused')).toHaveLength(2 * PIN_ATTEMPTS - 1)
  })

  it('delays the device like wrong passwords after wrong tries; a correct one resets nothing', async () => {
    const { device, id } = await withPin('100204')
    for (let wrong = 0; wrong < 4; wrong += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await device.tryLogin('100204', 'wrong password')
    }
    expect((await tryPin(device, id)).envelope.success).toBe(true)
    await device.tryLogin('100204', 'wrong password')
    expect((await device.tryLogin('100204', TEST_PASSWORD)).envelope.code).toBe(
      SERVER_ERRORS.tooManyFailures.code,
    )
    expect((await tryPin(device, id)).envelope.code).toBe(SERVER_ERRORS.tooManyFailures.code)
  })

  it('delays the password login too after wrong PINs alone', async () => {
    const { device, id } = await withPin('100306')
    for (let wrong = 0; wrong < PIN_ATTEMPTS; wrong += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await tryPin(device, id, OTHER_PIN)
    }
    const { envelope } = await device.tryLogin('100306', TEST_PASSWORD)
    expect(envelope.code).toBe(SERVER_ERRORS.tooManyFailures.code)
  })

  it('counts PIN tries against the address', async () => {
    const { device, id } = await withPin('100205')
    const before = (await device.captcha()).proofOfWork.maxNumber
    for (let wrong = 0; wrong < 20; wrong += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await tryPin(device, wrong < 3 ? id : 'nobody', OTHER_PIN)
    }
    expect((await device.captcha()).proofOfWork.maxNumber).toBe(2 * before)
  })

  it('works on no other device, for no other person, and with no earlier captcha', async () => {
    const { device, id } = await withPin('100206')
    const elsewhere = await withPin('100207', OTHER_PIN)
    for (const [from, person, pin] of [
      [server.client(), id, PIN],
      [elsewhere.device, id, PIN],
      [elsewhere.device, elsewhere.id, PIN],
      [device, elsewhere.id, OTHER_PIN],
      [device, 'nobody', PIN],
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await tryPin(from, person, pin)).envelope).toMatchObject({
        code: quickLoginRefused.code,
        data: null,
      })
    }
    // Strangers who know the person cannot use up the tries.
    for (let wrong = 0; wrong < PIN_ATTEMPTS; wrong += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await tryPin(elsewhere.device, id, OTHER_PIN)
    }
    const { captchaKey, code, preSessionId } = await device.captcha()
    const { publicKey } = (await device.call(getRsaPublicKey)).envelope.data
    const sealed = await sealPassword(PIN, captchaKey, publicKey)
    const body = { person: id, captchaKey, code, preSessionId, deviceId: 'test-device', ...sealed }
    expect((await device.call(pinLogin, { body })).envelope.success).toBe(true)
    expect((await device.call(pinLogin, { body })).envelope).toMatchObject({
      code: SERVER_ERRORS.captchaWrong.code,
    })
  })

  it('[AUTH-42] expires fourteen days after the last password login on the device', async () => {
    const { device, id } = await withPin('100301')
    server.clock.forward({ days: 13 })
    expect((await tryPin(device, id)).envelope.success).toBe(true)
    const full = server.client()
    full.asBrowser = true
    full.cookie = device.cookie
    await full.login('100301', TEST_PASSWORD)
    server.clock.forward({ days: 13 })
    expect((await tryPin(device, id)).envelope.success).toBe(true)
    server.clock.forward({ days: 1, minutes: 1 })
    expect((await device.call(listQuickPeople)).envelope.data).toEqual([])
    expect((await tryPin(device, id)).envelope).toMatchObject({ code: quickLoginRefused.code })
  })

  it('[AUTH-42] is deleted with a password change, account closing, ending all sessions, and by its owner', async () => {
    const changed = await withPin('100302')
    const fresh = await server.as('100302', { browser: true, fresh: true })
    const { authorization, publicKey } = (
      await fresh.call(beginPasswordChange, { body: { deviceId: 'test-device' } })
    ).envelope.data
    const [currentPassword, newPassword] = await Promise.all(
      [TEST_PASSWORD, 'Hangar-Gate-Blue-7714'].map(text => sealText(text, authorization, publicKey)),
    )
    const change = { authorization, currentPassword: currentPassword ?? '', newPassword: newPassword ?? '' }
    expect((await fresh.call(changePassword, { body: change })).envelope.success).toBe(true)
    expect((await tryPin(changed.device, changed.id)).envelope).toMatchObject({
      code: quickLoginRefused.code,
    })
    expect(await linesOf('100302', 'pin ended')).toEqual(['The password was changed'])

    const administrator = await server.as(ADMINISTRATOR, { fresh: true })
    const ended = await withPin('100303')
    const list = async (userCode: string) =>
      (
        await administrator.call(pageAdminUsers, {
          body: { current: 1, size: 10, queryCriteria: { text: userCode } },
        })
      ).envelope.data.records.map(({ quickSignIn }) => quickSignIn)
    expect(await list('100303')).toEqual([true])
    await administrator.call(endUserSessions, { body: { userCode: '100303' } })
    expect(await list('100303')).toEqual([false])
    expect((await tryPin(ended.device, ended.id)).envelope).toMatchObject({ code: quickLoginRefused.code })
    expect(await linesOf(ADMINISTRATOR, 'pin ended')).toEqual(['An administrator ended all logins'])
    const audit = await administrator.call(pageAdminAudit, {
      body: { current: 1, size: 10, queryCriteria: { event: 'pin ended', person: '100303' } },
    })
    expect(audit.envelope.data.records).toMatchObject([{ target: '100303', reason: '管理员结束了所有登录' }])

    const closed = await withPin('100401')
    const { version } = (await administrator.call(getAdminUser, { query: { userCode: '100401' } })).envelope
      .data
    await administrator.call(setUserEnabled, { body: { userCode: '100401', enabled: false, version } })
    expect((await closed.device.call(listQuickPeople)).envelope.data).toEqual([])
    expect((await tryPin(closed.device, closed.id)).envelope).toMatchObject({ code: quickLoginRefused.code })

    // Reopening the account does not restore it.
    const { version: later } = (await administrator.call(getAdminUser, { query: { userCode: '100401' } }))
      .envelope.data
    await administrator.call(setUserEnabled, {
      body: { userCode: '100401', enabled: true, version: later },
    })
    expect((await closed.device.call(listQuickPeople)).envelope.data).toEqual([])

    const own = await withPin('100402')
    expect((await own.session.call(endPin)).envelope.data).toEqual({ pinUntil: null, others: [] })
    expect((await tryPin(own.device, own.id)).envelope).toMatchObject({ code: quickLoginRefused.code })
  })

  it('[AUTH-43] lists the people who use a device, without their numbers, only on that device', async () => {
    const { device } = await withPin('100403')
    const second = await withPin('100404', OTHER_PIN, device)
    const people = (await device.call(listQuickPeople)).envelope.data
    expect(people).toHaveLength(2)
    expect(JSON.stringify(people)).not.toMatch(/10040[34]/)
    const state = (await second.session.call(quickSignInState)).envelope.data
    expect(state).toMatchObject({ pinUntil: expect.any(String), others: [{ number: '' }] })
    expect((await server.client().call(listQuickPeople)).envelope.data).toEqual([])
    const stranger = await server.as('100405', { browser: true })
    expect((await stranger.call(quickSignInState)).envelope.data).toEqual({ pinUntil: null, others: [] })
  })

  it('cannot be set, read or removed without a session', async () => {
    const ended = await server.as('100405', { browser: true, fresh: true })
    await ended.call(logout)
    const thief = server.client()
    thief.token = (await server.as('100405', { browser: true, fresh: true })).token
    const body = { challenge: 'x', pin: 'eA==.eA==.eA==' }
    for (const stranger of [server.client(), ended, thief]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answers = [
        await stranger.call(quickSignInState),
        await stranger.call(setPin, { body }),
        await stranger.call(endPin),
      ]
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401])
    }
  })

  it('is limited to a number of devices', async () => {
    const session = await typing('100404')
    const { cookie } = session
    for (let device = 0; device < QUICK_DEVICES; device += 1) {
      session.cookie = cookie
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await choosePin(session)).success).toBe(true)
    }
    session.cookie = cookie
    expect(await choosePin(session)).toMatchObject({ code: quickSignInFull.code })
  })

  itConcurrently(store, '[AUTH-42] checks five of many simultaneous tries', async () => {
    const { device, id } = await withPin('100502')
    const tries = await Promise.all(Array.from({ length: 12 }, () => tryPin(device, id, OTHER_PIN)))
    expect(tries.every(({ envelope }) => !envelope.success)).toBe(true)
    await sql`delete from login_failure`.execute(db())
    expect((await tryPin(device, id)).envelope).toMatchObject({ code: quickLoginRefused.code })
    expect(await linesOf('100502', 'pin ended')).toHaveLength(1)
  })
})

describeOnStores('[AUTH-45] quick sign-in switched off', store => {
  const server = serverOn(store, { settings: { quickSignIn: false } })

  it('cannot be set, opens no session and lists nobody', async () => {
    const session = await server.as('100104', { browser: true })
    await session.typePassword(TEST_PASSWORD)
    expect(await choosePin(session)).toMatchObject({ code: quickSignInOff.code })
    expect((await session.call(quickSignInState)).envelope).toMatchObject({ code: quickSignInOff.code })
    expect((await tryPin(server.client(), 'nobody')).envelope).toMatchObject({ code: quickSignInOff.code })
    expect((await server.client().call(listQuickPeople)).envelope.data).toEqual([])
  })
})
