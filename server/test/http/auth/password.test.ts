import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { PASSWORD_CHANGES_PER_MINUTE } from '@apron/contract/limits/password'
import { ROTATED_TOKEN_GRACE_MS } from '@apron/contract/limits/session'
import { logout } from '@apron/contract/sign-in/auth.calls'
import { beginPasswordChange, changePassword, getChangePDUrl } from '@apron/contract/sign-in/password.calls'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeDist } from '../../support/built-files.ts'
import { sealText } from '../../support/clients/login-secrets.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn, startTestServer, type TestServer } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const NEW_PASSWORD = 'seven quiet turbines'
const LINK = 'https://id.example.com/reset'
const {
  currentPasswordWrong,
  noPasswordLink,
  passwordChangeOver,
  passwordSame,
  passwordTooWeak,
  tooManyFailures,
} = SERVER_ERRORS

const begin = async (person: PortalClient, deviceId = 'test-device') =>
  (await person.call(beginPasswordChange, { body: { deviceId } })).envelope.data

describeOnStores('[AUTH-13] changing the own password', store => {
  const server = serverOn(store)

  interface Attempt {
    readonly current?: string
    readonly wanted?: string
  }

  async function submit(
    { authorization, publicKey }: Awaited<ReturnType<typeof begin>>,
    { current = TEST_PASSWORD, wanted = NEW_PASSWORD }: Attempt = {},
  ) {
    const body = {
      authorization,
      currentPassword: await sealText(current, authorization, publicKey),
      newPassword: await sealText(wanted, authorization, publicKey),
    }
    // The framed page has no session.
    return (await server.client().call(changePassword, { body })).envelope
  }

  it('[AUTH-51] ends the person’s other sessions and gives this one a new token', async () => {
    const [here, elsewhere, colleague] = [
      await server.as('100104', { browser: true, fresh: true }),
      await server.as('100104', { fresh: true }),
      await server.as('100105', { fresh: true }),
    ]
    const grant = await begin(here)
    const before = here.token
    const answersTo = async (token: string | null) => {
      here.token = token
      return (await here.call(loginEmployeeInfo)).status
    }
    expect(await answersTo(grant.nextToken)).toBe(401)
    expect(await submit(grant)).toMatchObject({ success: true, data: null })
    // Requests in flight are still answered.
    expect([await answersTo(before), await answersTo(grant.nextToken)]).toEqual([200, 200])
    server.clock.forward({ seconds: ROTATED_TOKEN_GRACE_MS / 1000 })
    expect([await answersTo(before), await answersTo(grant.nextToken)]).toEqual([401, 200])
    expect((await colleague.call(loginEmployeeInfo)).status).toBe(200)
    expect((await elsewhere.call(loginEmployeeInfo)).status).toBe(401)
    const portal = server.client()
    expect((await portal.tryLogin('100104', TEST_PASSWORD)).envelope.success).toBe(false)
    expect((await portal.tryLogin('100104', NEW_PASSWORD)).envelope.success).toBe(true)
    expect(server.log.join('\n')).toContain('password changed')
    for (const secret of [TEST_PASSWORD, NEW_PASSWORD]) expect(server.log.join('\n')).not.toContain(secret)
  })

  it('needs a session to begin; the returned token is good only for the change', async () => {
    expect((await server.client().call(beginPasswordChange, { body: { deviceId: 'x' } })).status).toBe(401)
    const person = await server.as('100105', { fresh: true })
    const grant = await begin(person)
    expect(Object.keys(grant).toSorted()).toEqual(['authorization', 'nextToken', 'publicKey', 'validSeconds'])
    const thief = server.client()
    thief.token = grant.authorization
    expect((await thief.call(loginEmployeeInfo)).status).toBe(401)
    expect((await thief.call(beginPasswordChange, { body: { deviceId: 'x' } })).status).toBe(401)
  })

  itConcurrently(store, 'accepts a token once, also for two simultaneous requests', async () => {
    const grant = await begin(await server.as('100205', { fresh: true }))
    const answers = await Promise.all([submit(grant), submit(grant)])
    expect(answers.filter(({ success }) => success)).toHaveLength(1)
  })

  it('accepts a token once, within five minutes', async () => {
    const person = await server.as('100106', { fresh: true })
    const grant = await begin(person)
    expect((await submit(grant)).success).toBe(true)
    expect((await submit(grant)).code).toBe(passwordChangeOver.code)
    const late = await begin(person)
    server.clock.forward({ minutes: 5 })
    expect((await submit(late, { current: NEW_PASSWORD, wanted: TEST_PASSWORD })).code).toBe(
      passwordChangeOver.code,
    )
  })

  it('rejects a token of an earlier attempt or an ended session, and a password sealed for another token', async () => {
    const person = await server.as('100107', { fresh: true })
    const [first, second] = [await begin(person), await begin(person)]
    expect((await submit(first)).code).toBe(passwordChangeOver.code)
    const sealedForFirst = await sealText(TEST_PASSWORD, first.authorization, first.publicKey)
    const crossed = await server.client().call(changePassword, {
      body: {
        authorization: second.authorization,
        currentPassword: sealedForFirst,
        newPassword: sealedForFirst,
      },
    })
    expect(crossed.status).toBe(400)
    await person.call(logout)
    expect((await submit(second)).code).toBe(passwordChangeOver.code)
  })

  it('rejects a weak, leaked, own or unchanged password without using up the attempt', async () => {
    const grant = await begin(await server.as('100201', { fresh: true }))
    for (const wanted of ['short', 'password12345', 'qwertyuiop123', 'account 100201 it is']) {
      expect((await submit(grant, { wanted })).code).toBe(passwordTooWeak.code)
    }
    expect((await submit(grant, { wanted: TEST_PASSWORD })).code).toBe(passwordSame.code)
    expect((await submit(grant)).success).toBe(true)
  })

  it('uses up the token and counts a failed login after a wrong current password', async () => {
    const person = await server.as('100202', { browser: true, fresh: true })
    const grant = await begin(person)
    expect((await submit(grant, { current: 'not my password' })).code).toBe(currentPasswordWrong.code)
    expect((await submit(grant)).code).toBe(passwordChangeOver.code)
    for (let time = 0; time < 4; time++) await submit(await begin(person), { current: 'not my password' })
    expect((await submit(await begin(person))).code).toBe(tooManyFailures.code)
    expect((await server.client().tryLogin('100202', TEST_PASSWORD)).envelope.code).toBe(tooManyFailures.code)
    server.clock.forward({ minutes: 2 })
    expect((await submit(await begin(person))).success).toBe(true)
  })

  it('limits how often it can be begun', async () => {
    const person = await server.as('100203', { fresh: true })
    for (let time = 0; time < PASSWORD_CHANGES_PER_MINUTE; time++) await begin(person)
    expect((await person.call(beginPasswordChange, { body: { deviceId: 'x' } })).status).toBe(429)
  })

  it('[AUTH-20] has no link outside the portal', async () => {
    const person = await server.as('100204', { fresh: true })
    const query = { userCode: '100204', type: '1' } as const
    expect((await person.call(getChangePDUrl, { query })).envelope).toMatchObject({
      success: false,
      code: noPasswordLink.code,
      msg: noPasswordLink.zh,
    })
  })
})

/** Makes the call with arbitrary input. */
interface Asked {
  query: { userCode: string; type: string }
  data: string
}

const ask = (person: PortalClient, query: { userCode?: string; type?: string }) =>
  person.call<Asked>(getChangePDUrl, { query: { userCode: '100104', type: '1', ...query } })

describeOnStores('[AUTH-20] a deployment with a link outside the portal', store => {
  const server = serverOn(store, { settings: { passwordResetLink: LINK } })
  it('answers data, success and msg to the person', async () => {
    const { envelope } = await ask(await server.as('100104', { fresh: true }), {})
    expect(envelope).toMatchObject({ data: LINK, success: true })
    expect(envelope.msg).not.toBe('')
  })

  it('rejects callers without a token, for another person, or with another type', async () => {
    expect((await ask(server.client(), {})).status).toBe(401)
    const person = await server.as('100104', { fresh: true })
    expect((await ask(person, { userCode: '100105' })).status).toBe(403)
    expect((await ask(person, { type: '2' })).status).toBe(400)
  })
})

describeOnStores('[AUTH-13] the pages framed by the dialog', store => {
  let dist: string
  let server: TestServer
  store.fillWith()
  beforeAll(async () => {
    dist = await makeDist()
    server = await startTestServer(store.database, {
      distDir: dist,
      settings: { passwordPageUrl: 'https://id.example.com/password', appsDir: join(dist, 'apps') },
    })
  })
  afterAll(async () => {
    await server.close()
    await rm(dist, { recursive: true, force: true })
  })
  const get = (path: string, headers: Record<string, string>) => fetch(server.origin + path, { headers })

  it('is framed only by the portal and connects only to it', async () => {
    const { status, headers } = await get('/password-page', { 'sec-fetch-dest': 'iframe' })
    expect(status).toBe(200)
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none';script-src 'self' 'sha256-dGVzdA==';style-src 'self';img-src 'self' data:;font-src 'self';connect-src 'self';object-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'self'",
    )
    expect(headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(headers.get('cache-control')).toBe('no-cache')
  })

  it('cannot be opened outside of a frame', async () => {
    const { status, headers } = await get('/password-page', {
      'sec-fetch-dest': 'document',
    })
    expect(status).toBe(404)
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  })

  it('allows framing only the configured foreign origin', async () => {
    const page = await get('/login', { accept: 'text/html' })
    expect(page.headers.get('content-security-policy')).toContain("frame-src 'self' https://id.example.com;")
    expect(await page.text()).toContain(
      '<meta name="apron-password-page" content="https://id.example.com/password"',
    )
  })
})
