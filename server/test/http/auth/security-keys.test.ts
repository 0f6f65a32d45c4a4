import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { SECURITY_KEYS } from '@apron/contract/limits/quick-sign-in'
import {
  endUserSessions,
  getAdminUser,
  pageAdminUsers,
  setUserEnabled,
} from '@apron/contract/organisation/admin-user.calls'
import { SECURITY_KEY_FAULTS } from '@apron/contract/rules/people/security-key-ends'
import { logout } from '@apron/contract/sign-in/auth.calls'
import { beginConfirmation } from '@apron/contract/sign-in/confirmation.calls'
import { beginPasswordChange, changePassword } from '@apron/contract/sign-in/password.calls'
import { setPin } from '@apron/contract/sign-in/quick-sign-in.calls'
import type { SecurityKeyKind } from '@apron/contract/sign-in/security-key'
import {
  addSecurityKey,
  beginKeyLogin,
  beginSecurityKey,
  keyLogin,
  markOwnDevice,
  removeSecurityKey,
  renameSecurityKey,
  securityKeysState,
} from '@apron/contract/sign-in/security-keys.calls'
import { type Kysely, sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { sealText } from '../../support/clients/login-secrets.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { type Oddities, SoftKey } from '../../support/clients/soft-key.ts'
import { noWrites, overlapping } from '../../support/overlapping.ts'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const {
  challengeOver,
  deviceShared,
  notFound,
  passwordNeeded,
  quickLoginRefused,
  quickSignInOff,
  securityKeyNotAdded,
  securityKeysFull,
  securityKeysImpossible,
  tooManyFailures,
} = SERVER_ERRORS

interface Registering {
  readonly key?: SoftKey
  readonly odd?: Oddities
  readonly kind?: SecurityKeyKind
}

/** Registers a key as the page does. */
async function register(
  session: PortalClient,
  { key = new SoftKey(), odd = {}, kind = 'carried' }: Registering = {},
) {
  const begun = (await session.call(beginSecurityKey, { body: { kind } })).envelope
  if (!begun.success) return { key, envelope: begun }
  const body = { kind, name: 'Badge', credential: key.make(begun.data.challenge, odd) }
  return { key, envelope: (await session.call(addSecurityKey, { body })).envelope }
}

/** Body that the login form sends. */
async function loginBody(device: PortalClient, key: SoftKey, odd: Oddities = {}) {
  const { challenge } = (await device.call(beginKeyLogin)).envelope.data
  const { captchaKey, code, preSessionId } = await device.captcha()
  return { captchaKey, code, preSessionId, deviceId: 'test-device', credential: key.answer(challenge, odd) }
}

async function tryKey(device: PortalClient, key: SoftKey, odd: Oddities = {}) {
  return (await device.call(keyLogin, { body: await loginBody(device, key, odd) })).envelope
}

async function removeKeys(transaction: Kysely<unknown>): Promise<void> {
  await noWrites('security_key')(transaction)
  await sql`delete from security_key`.execute(transaction)
}

const keysSeenBy = async (client: PortalClient) => (await client.call(securityKeysState)).envelope.data.keys

const deviceCookie = (session: PortalClient) =>
  session.cookie
    .split('; ')
    .filter(cookie => cookie.startsWith('portal-device='))
    .join('')

describeOnStores('[AUTH-46] a security key or badge in place of the password', store => {
  const server = serverOn(store)
  const db = () => store.database.kysely

  afterEach(async () => {
    await sql`delete from login_failure`.execute(db())
    await sql`delete from security_key`.execute(db())
    await sql`delete from own_device`.execute(db())
    await sql`delete from quick_sign_in`.execute(db())
  })

  /** A browser on a device without a session. */
  function tablet(cookie = ''): PortalClient {
    const device = server.client()
    device.asBrowser = true
    device.cookie = cookie
    return device
  }

  /** Returns a client that has just confirmed the password. */
  async function typing(userCode: string) {
    const session = await server.as(userCode, { browser: true, fresh: true })
    await session.typePassword(TEST_PASSWORD)
    return session
  }

  async function withKey(userCode: string) {
    const session = await typing(userCode)
    const { key, envelope } = await register(session)
    expect(envelope).toMatchObject({ success: true })
    return { session, key }
  }

  const linesOf = async (userCode: string, event: string) =>
    (
      await sql<{ reason: string | null }>`
        select details ->> 'reason' as reason from security_audit
         where user_code = ${userCode} and event = ${event} order by id`.execute(db())
    ).rows.map(({ reason }) => reason)

  it('opens a session of its owner on any device, unconfirmed by password; the audit names the method', async () => {
    const { key } = await withKey('100104')
    const device = tablet()
    const answer = await tryKey(device, key)
    expect(answer).toMatchObject({ success: true, data: { code: '100104' } })
    device.token = answer.data.token
    expect((await device.call(loginEmployeeInfo)).status).toBe(200)
    const { rows } = await sql<{ confirmed_at: Date | null; bound: boolean }>`
      select confirmed_at, bind_hash is not null as bound from session where user_code = '100104'
       order by created_at desc, confirmed_at nulls first limit 1`.execute(db())
    expect(rows).toEqual([{ confirmed_at: null, bound: true }])
    expect(await linesOf('100104', 'security key added')).toHaveLength(1)
    expect(await linesOf('100104', 'login by security key')).toHaveLength(1)
    const kept = await sql`select details::text from security_audit`.execute(db())
    expect(JSON.stringify(kept.rows)).not.toContain(key.id)
  })

  it('gives no access to guarded permissions until the password is typed, and cannot add keys', async () => {
    const { key } = await withKey(ADMINISTRATOR)
    const device = tablet()
    device.token = (await tryKey(device, key)).data.token
    const look = await device.call(getAdminUser, { query: { userCode: '100107' } })
    expect(look.envelope).toMatchObject({ success: false, code: passwordNeeded.code })
    expect((await register(device)).envelope).toMatchObject({ code: passwordNeeded.code })
    expect((await device.call(markOwnDevice, { body: { own: true } })).envelope).toMatchObject({
      code: passwordNeeded.code,
    })
  })

  it('gives the same error for anything wrong; the audit has the reason', async () => {
    const { key } = await withKey('100105')
    const before = (await linesOf('100105', 'quick login refused')).length
    const { signature } = SECURITY_KEY_FAULTS
    const odd: readonly Oddities[] = [
      { origin: 'https://portal.example' },
      { rpId: 'portal.example' },
      { verified: false },
      { userHandle: Buffer.alloc(32).toString('base64url') },
    ]
    const refused = []
    for (const oddity of odd) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      refused.push(await tryKey(tablet(), key, oddity))
      // oxlint-disable-next-line no-await-in-loop -- or the later ones are held up
      await sql`delete from login_failure`.execute(db())
    }
    const stranger = new SoftKey()
    refused.push(await tryKey(tablet(), stranger))
    const forged = new SoftKey()
    Object.defineProperty(forged, 'id', { value: key.id })
    refused.push(await tryKey(tablet(), forged))
    for (const envelope of refused) {
      expect(envelope).toMatchObject({ code: quickLoginRefused.code, data: null })
      expect(envelope.msg).toBe(refused[0]?.msg)
    }
    const reasons = (await linesOf('100105', 'quick login refused')).slice(before)
    expect(reasons).toEqual(Array.from({ length: odd.length + 1 }, () => signature.en))
    const { rows } = await sql<{ user_code: string; reason: string }>`
      select user_code, details ->> 'reason' as reason from security_audit
       where event = 'quick login refused' order by id desc limit 2`.execute(db())
    const unknown = rows.find(({ reason }) => reason === SECURITY_KEY_FAULTS.unknown.en)
    expect(unknown?.user_code).toMatch(/^unknown [0-9a-f]{64}$/)
    await sql`delete from login_failure`.execute(db())
    expect((await tryKey(tablet(), key)).success).toBe(true)
  })

  it('accepts a signature once, on the device that requested it, within two minutes', async () => {
    const { key } = await withKey('100106')
    const device = tablet()
    const body = await loginBody(device, key)
    const elsewhere = tablet()
    await elsewhere.call(beginKeyLogin)
    const again = async (client: PortalClient) => {
      const { captchaKey, code, preSessionId } = await client.captcha()
      return (await client.call(keyLogin, { body: { ...body, captchaKey, code, preSessionId } })).envelope
    }
    expect(await again(elsewhere)).toMatchObject({ code: quickLoginRefused.code })
    expect(await again(tablet())).toMatchObject({ code: quickLoginRefused.code })
    expect((await again(device)).success).toBe(true)
    expect(await again(device)).toMatchObject({ code: quickLoginRefused.code })
    const late = await loginBody(device, key)
    server.clock.forward({ minutes: 3 })
    const { captchaKey, code, preSessionId } = await device.captcha()
    expect(
      (await device.call(keyLogin, { body: { ...late, captchaKey, code, preSessionId } })).envelope,
    ).toMatchObject({ code: quickLoginRefused.code })
    expect(await linesOf('100106', 'quick login refused')).toEqual(
      Array.from({ length: 4 }, () => SECURITY_KEY_FAULTS.challenge.en),
    )
    // Nor can one try use the proof of work of another.
    const fresh = await loginBody(device, key)
    expect((await device.call(keyLogin, { body: fresh })).envelope.success).toBe(true)
    const { credential } = await loginBody(device, key)
    const twice = { ...fresh, credential }
    expect((await device.call(keyLogin, { body: twice })).envelope.code).toBe(SERVER_ERRORS.captchaWrong.code)
  })

  it('rejects a key whose counter goes back, and audits that it may have been copied', async () => {
    const { key } = await withKey('100107')
    expect((await tryKey(tablet(), key, { counter: 7 })).success).toBe(true)
    for (const counter of [7, 6, 0]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await tryKey(tablet(), key, { counter })).toMatchObject({ code: quickLoginRefused.code })
    }
    expect(await linesOf('100107', 'quick login refused')).toEqual(
      Array.from({ length: 3 }, () => SECURITY_KEY_FAULTS.counter.en),
    )
    expect((await tryKey(tablet(), key, { counter: 8 })).success).toBe(true)
  })

  it('accepts a key that always counts zero', async () => {
    const { key } = await withKey('100203')
    expect((await tryKey(tablet(), key, { counter: 0 })).success).toBe(true)
    expect((await tryKey(tablet(), key, { counter: 0 })).success).toBe(true)
  })

  it('delays its owner’s login like wrong passwords after rejected keys; an accepted one resets nothing', async () => {
    const { key } = await withKey('100204')
    const device = tablet()
    expect((await tryKey(device, key)).success).toBe(true)
    for (const odd of [{ verified: false }, { counter: 1 }, { counter: 0 }, { verified: false }]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await tryKey(device, key, odd)).toMatchObject({ code: quickLoginRefused.code })
    }
    expect((await tryKey(device, key)).success).toBe(true)
    await tryKey(device, key, { verified: false })
    expect((await device.tryLogin('100204', TEST_PASSWORD)).envelope.code).toBe(tooManyFailures.code)
    expect(await tryKey(device, key)).toMatchObject({ code: tooManyFailures.code })
  })

  it('counts key tries against the address', async () => {
    const device = tablet()
    const before = (await device.captcha()).proofOfWork.maxNumber
    for (let wrong = 0; wrong < 20; wrong += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await tryKey(device, new SoftKey())
    }
    expect((await device.captcha()).proofOfWork.maxNumber).toBe(2 * before)
  })

  it('[AUTH-47] can be added only after a password confirmation, and with user verification', async () => {
    const session = await server.as('100205', { browser: true, fresh: true })
    // The login password does not count, as the device may have been left unattended since.
    expect((await register(session)).envelope).toMatchObject({ code: passwordNeeded.code })
    await session.typePassword(TEST_PASSWORD)
    for (const odd of [
      { verified: false },
      { origin: 'https://portal.example' },
      { rpId: 'portal.example' },
      { attachment: 'platform' },
    ] as const) {
      // oxlint-disable-next-line no-await-in-loop -- one session
      expect((await register(session, { odd })).envelope).toMatchObject({ code: securityKeyNotAdded.code })
    }
    const key = new SoftKey()
    const { challenge } = (await session.call(beginSecurityKey, { body: { kind: 'carried' } })).envelope.data
    const body = { kind: 'carried' as const, name: 'Badge', credential: key.make(challenge) }
    const other = await typing('100206')
    expect((await other.call(addSecurityKey, { body })).envelope).toMatchObject({ code: challengeOver.code })
    expect((await session.call(addSecurityKey, { body })).envelope.success).toBe(true)
    expect((await session.call(addSecurityKey, { body })).envelope).toMatchObject({
      code: challengeOver.code,
    })
    // Nor can two people share a key.
    expect((await register(other, { key })).envelope).toMatchObject({ code: securityKeyNotAdded.code })
    const begun = (await session.call(beginSecurityKey, { body: { kind: 'carried' } })).envelope.data
    expect(begun.excludeCredentials).toEqual([{ type: 'public-key', id: key.id }])
    expect(begun.authenticatorSelection).toEqual({
      authenticatorAttachment: 'cross-platform',
      residentKey: 'required',
      requireResidentKey: true,
      userVerification: 'required',
    })
    expect(Buffer.from(begun.user.id, 'base64url').toString()).not.toContain('100205')
    const notifications = await sql`
      select 1 from message m join message_recipient r on r.message_id = m.id
       where m.event = 'SIGN_IN_METHOD_ADDED' and r.user_code = '100205'`.execute(db())
    expect(notifications.rows).toHaveLength(1)
    server.clock.forward({ minutes: 2 })
    expect((await register(session)).envelope).toMatchObject({ code: passwordNeeded.code })
  })

  it('[AUTH-47] can be listed, renamed and removed by its owner only', async () => {
    const { session, key } = await withKey('100207')
    await tryKey(tablet(), key)
    const other = await server.as('100301', { browser: true, fresh: true })
    expect(await keysSeenBy(other)).toEqual([])
    const [mine] = await keysSeenBy(session)
    expect(mine).toMatchObject({ name: 'Badge', kind: 'carried', usedAt: expect.any(String) })
    const id = mine?.id ?? ''
    expect((await other.call(renameSecurityKey, { body: { id, name: 'x' } })).envelope.code).toBe(
      notFound.code,
    )
    expect((await other.call(removeSecurityKey, { body: { id } })).envelope.code).toBe(notFound.code)
    for (const name of [' Blue badge ', 'Blue badge']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await session.call(renameSecurityKey, { body: { id, name } })
    }
    expect(await keysSeenBy(session)).toMatchObject([{ name: 'Blue badge' }])
    const renamed = await sql`
      select user_code, details ->> 'change' as change from security_audit
       where event = 'security key renamed' and user_code in ('100207', '100301')`.execute(db())
    expect(renamed.rows).toEqual([{ user_code: '100207', change: 'Badge → Blue badge' }])
    expect((await session.call(removeSecurityKey, { body: { id } })).envelope.data.keys).toEqual([])
    expect(await tryKey(tablet(), key)).toMatchObject({ code: quickLoginRefused.code })
    expect(await linesOf('100207', 'security key ended')).toEqual(['Removed by its owner'])
  })

  it('[AUTH-47] is limited to ten per person', async () => {
    const session = await typing('100302')
    for (let number = 0; number < SECURITY_KEYS; number += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await register(session)).envelope.success).toBe(true)
    }
    expect((await register(session)).envelope).toMatchObject({ code: securityKeysFull.code })
  })

  it('[AUTH-47] is deleted with a password change, ending all sessions, and account closing', async () => {
    const changed = await withKey('100303')
    const { authorization, publicKey } = (
      await changed.session.call(beginPasswordChange, { body: { deviceId: 'test-device' } })
    ).envelope.data
    const [currentPassword = '', newPassword = ''] = await Promise.all(
      [TEST_PASSWORD, 'Hangar-Gate-Blue-7714'].map(text => sealText(text, authorization, publicKey)),
    )
    const change = { authorization, currentPassword, newPassword }
    expect((await changed.session.call(changePassword, { body: change })).envelope.success).toBe(true)
    expect(await tryKey(tablet(), changed.key)).toMatchObject({ code: quickLoginRefused.code })
    expect(await linesOf('100303', 'security key ended')).toEqual(['The password was changed'])

    const administrator = await server.as(ADMINISTRATOR, { fresh: true })
    const ended = await withKey('100306')
    const list = async () =>
      (
        await administrator.call(pageAdminUsers, {
          body: { current: 1, size: 10, queryCriteria: { text: '100306' } },
        })
      ).envelope.data.records.map(({ quickSignIn }) => quickSignIn)
    expect(await list()).toEqual([true])
    await administrator.call(endUserSessions, { body: { userCode: '100306' } })
    expect(await list()).toEqual([false])
    expect(await tryKey(tablet(), ended.key)).toMatchObject({ code: quickLoginRefused.code })
    expect(await linesOf(ADMINISTRATOR, 'security key ended')).toEqual(['An administrator ended all logins'])

    const closed = await withKey('100401')
    const state = async (enabled: boolean) => {
      const { version } = (await administrator.call(getAdminUser, { query: { userCode: '100401' } })).envelope
        .data
      await administrator.call(setUserEnabled, { body: { userCode: '100401', enabled, version } })
    }
    await state(false)
    expect(await tryKey(tablet(), closed.key)).toMatchObject({ code: quickLoginRefused.code })
    // Reopening the account does not restore it.
    await state(true)
    expect(await tryKey(tablet(), closed.key)).toMatchObject({ code: quickLoginRefused.code })
  })

  it('is rejected for an account closed by other means', async () => {
    const { key } = await withKey('100402')
    await sql`update app_user set enabled = false where user_code = '100402'`.execute(db())
    expect(await tryKey(tablet(), key)).toMatchObject({ code: quickLoginRefused.code })
    await sql`update app_user set enabled = true where user_code = '100402'`.execute(db())
  })

  it('[AUTH-48] accepts the device itself as a key only if its owner marked it as personal, and only there', async () => {
    const session = await typing('100403')
    const device = { kind: 'device', odd: { attachment: 'platform' } } as const
    expect((await register(session, device)).envelope).toMatchObject({ code: deviceShared.code })
    const marked = (await session.call(markOwnDevice, { body: { own: true } })).envelope
    expect(marked.data).toMatchObject({ ownDevice: true })
    expect((await register(session, { kind: 'device' })).envelope).toMatchObject({
      code: securityKeyNotAdded.code,
    })
    const { key, envelope } = await register(session, device)
    expect(envelope.data).toMatchObject({ keys: [{ kind: 'device' }] })
    const here = deviceCookie(session)
    expect((await tryKey(tablet(here), key, { attachment: 'platform' })).success).toBe(true)
    expect(await tryKey(tablet(), key, { attachment: 'platform' })).toMatchObject({
      code: quickLoginRefused.code,
    })
    // Nor can a key from elsewhere act as the device.
    const carried = (await register(session)).key
    expect(await tryKey(tablet(here), carried, { attachment: 'platform' })).toMatchObject({
      code: quickLoginRefused.code,
    })
    expect(await linesOf('100403', 'quick login refused')).toEqual(
      Array.from({ length: 2 }, () => SECURITY_KEY_FAULTS.elsewhere.en),
    )
    expect(await linesOf('100403', 'device marked as own')).toHaveLength(1)
    const unmarked = (await session.call(markOwnDevice, { body: { own: false } })).envelope.data
    expect(unmarked).toMatchObject({ ownDevice: false, keys: [{ kind: 'carried' }] })
  })

  it.each(['password', 'security key'])(
    '[AUTH-48] removes the mark and the device key when another person logs in there by %s',
    async way => {
      const session = await typing('100404')
      await session.call(markOwnDevice, { body: { own: true } })
      await register(session, { kind: 'device', odd: { attachment: 'platform' } })
      const here = tablet(deviceCookie(session))
      await here.login('100404', TEST_PASSWORD)
      expect((await session.call(securityKeysState)).envelope.data.ownDevice).toBe(true)
      const other = await withKey('100405')
      const theirs = tablet(deviceCookie(session))
      if (way === 'password') await theirs.login('100405', TEST_PASSWORD)
      else expect((await tryKey(theirs, other.key)).success).toBe(true)
      expect((await session.call(securityKeysState)).envelope.data).toMatchObject({
        ownDevice: false,
        keys: [],
      })
      expect(await linesOf('100404', 'device no longer own')).toContain(
        'The device is no longer used by one person alone',
      )
    },
  )

  it('[AUTH-48] rejects marking a device on which another person has a PIN or the mark', async () => {
    const first = await typing('100501')
    const { challenge, publicKey } = (await first.call(beginConfirmation)).envelope.data
    await first.call(setPin, { body: { challenge, pin: await sealText('481592', challenge, publicKey) } })
    expect((await first.call(markOwnDevice, { body: { own: true } })).envelope.success).toBe(true)
    const second = await server.as('100502', { browser: true, fresh: true })
    second.cookie = `${second.cookie}; ${deviceCookie(first)}`
    const mark = async () => (await second.call(markOwnDevice, { body: { own: true } })).envelope
    expect(await mark()).toMatchObject({ code: deviceShared.code })
    await first.call(markOwnDevice, { body: { own: false } })
    expect(await mark()).toMatchObject({ code: deviceShared.code })
    await sql`delete from quick_sign_in`.execute(db())
    expect((await mark()).success).toBe(true)
    expect((await first.call(markOwnDevice, { body: { own: true } })).envelope).toMatchObject({
      code: deviceShared.code,
    })
    // Nor can anybody except the owner remove the mark.
    await first.call(markOwnDevice, { body: { own: false } })
    expect((await second.call(securityKeysState)).envelope.data.ownDevice).toBe(true)
  })

  it('cannot be added, listed or removed without a session', async () => {
    const ended = await server.as('100405', { browser: true, fresh: true })
    await ended.call(logout)
    const thief = server.client()
    thief.token = (await server.as('100405', { browser: true, fresh: true })).token
    const credential = new SoftKey().make('x')
    for (const stranger of [server.client(), ended, thief]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const answers = [
        await stranger.call(securityKeysState),
        await stranger.call(beginSecurityKey, { body: { kind: 'carried' } }),
        await stranger.call(addSecurityKey, { body: { kind: 'carried', name: 'x', credential } }),
        await stranger.call(renameSecurityKey, { body: { id: 'x', name: 'x' } }),
        await stranger.call(removeSecurityKey, { body: { id: 'x' } }),
        await stranger.call(markOwnDevice, { body: { own: true } }),
      ]
      expect(answers.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401, 401])
    }
  })

  itConcurrently(store, 'accepts one of two simultaneous answers with the same count', async () => {
    const { key } = await withKey('100206')
    const bodies = await Promise.all(
      [1, 2].map(async () => {
        const device = tablet()
        return { device, body: await loginBody(device, key, { counter: 5 }) }
      }),
    )
    const answers = await Promise.all(bodies.map(({ device, body }) => device.call(keyLogin, { body })))
    expect(answers.filter(({ envelope }) => envelope.success)).toHaveLength(1)
  })

  itConcurrently(store, 'answers a key removed during its login as unknown, not as copied', async () => {
    const { key } = await withKey('100503')
    const device = tablet()
    const body = await loginBody(device, key)
    const answers = await overlapping(db(), removeKeys, [() => device.call(keyLogin, { body })])
    expect(answers.map(({ envelope }) => envelope.code)).toEqual([quickLoginRefused.code])
    expect(await linesOf('100503', 'quick login refused')).toEqual([SECURITY_KEY_FAULTS.unknown.en])
  })
})

describeOnStores('[AUTH-46] security keys switched off with quick sign-in', store => {
  const server = serverOn(store, { settings: { quickSignIn: false } })

  it('cannot be added and open no session', async () => {
    const session = await server.as('100104', { browser: true })
    await session.typePassword(TEST_PASSWORD)
    expect((await register(session)).envelope).toMatchObject({ code: quickSignInOff.code })
    expect((await session.call(securityKeysState)).envelope).toMatchObject({ code: quickSignInOff.code })
    expect((await session.call(markOwnDevice, { body: { own: true } })).envelope).toMatchObject({
      code: quickSignInOff.code,
    })
    const device = server.client()
    expect((await device.call(beginKeyLogin)).envelope).toMatchObject({ code: quickSignInOff.code })
    const { captchaKey, code, preSessionId } = await device.captcha()
    const credential = new SoftKey().answer('x')
    const body = { captchaKey, code, preSessionId, deviceId: 'test-device', credential }
    expect((await device.call(keyLogin, { body })).envelope).toMatchObject({ code: quickSignInOff.code })
  })
})

describeOnStores('[AUTH-46] a portal at an address without a host name', store => {
  const server = serverOn(store, { settings: { publicUrl: 'https://10.20.30.40' } })

  it('reports that security keys are unavailable', async () => {
    const session = await server.as('100104', { browser: true })
    expect((await session.call(securityKeysState)).envelope.data).toEqual({ ownDevice: false, keys: [] })
    await session.typePassword(TEST_PASSWORD)
    expect((await register(session)).envelope).toMatchObject({ code: securityKeysImpossible.code })
    expect((await server.client().call(beginKeyLogin)).envelope).toMatchObject({
      code: securityKeysImpossible.code,
    })
  })
})
