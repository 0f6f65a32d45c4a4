import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { CONFIRMATIONS_PER_MINUTE } from '@apron/contract/limits/password'
import { getAdminUser, setUserEnabled } from '@apron/contract/organisation/admin-user.calls'
import { beginConfirmation, confirmPassword } from '@apron/contract/sign-in/confirmation.calls'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { createChallenges } from '../../../src/features/auth/challenges.store.ts'
import { hashSecret } from '../../../src/platform/access/tokens.ts'
import { ADMINISTRATOR, INSPECTOR } from '../../support/admin-access.ts'
import { sealText } from '../../support/clients/login-secrets.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores, itAtOnce } from '../../support/stores/stores.ts'

const PERSON = '100107'
const DEVICE = 'test-device'
const { challengeOver, passwordNeeded, passwordWrong, tooManyFailures, tooManyRequests } = SERVER_ERRORS
const WRONG = 'quite another password'

const begin = async (session: PortalClient) => (await session.call(beginConfirmation)).envelope.data

/** @param grant of whoever began */
async function confirmWith(
  session: PortalClient,
  { challenge, publicKey }: Awaited<ReturnType<typeof begin>>,
  { password = TEST_PASSWORD, deviceId = DEVICE } = {},
) {
  const body = { challenge, password: await sealText(password, challenge, publicKey), deviceId }
  return await session.call(confirmPassword, { body })
}

const confirm = async (session: PortalClient, given?: { password?: string; deviceId?: string }) =>
  (await confirmWith(session, await begin(session), given)).envelope

const look = async (session: PortalClient) =>
  (await session.call(getAdminUser, { query: { userCode: PERSON } })).envelope

describeOnStores('[AUTH-21] the password for guarded rights', store => {
  const server = serverOn(store)
  const db = () => store.database.kysely
  const logIn = (userCode = ADMINISTRATOR) => server.as(userCode, { browser: true, fresh: true })

  afterEach(async () => {
    await sql`delete from login_failure`.execute(db())
  })

  /** The same change each time: disabled and enabled are both ordinary for a person without guarded rights. */
  async function change(session: PortalClient) {
    const { rows } = await sql<{ version: number; enabled: boolean }>`
      select version, enabled from app_user where user_code = ${PERSON}`.execute(db())
    const { version = 0, enabled = false } = rows[0] ?? {}
    const answer = await session.call(setUserEnabled, {
      body: { userCode: PERSON, enabled: !enabled, version },
    })
    return {
      status: answer.status,
      code: answer.envelope.code,
      done: answer.envelope.success,
      before: enabled,
    }
  }

  const isEnabled = async () =>
    (await sql<{ enabled: boolean }>`select enabled from app_user where user_code = ${PERSON}`.execute(db()))
      .rows[0]?.enabled

  /** As one is that no password opened. */
  async function unconfirmed(userCode?: string): Promise<PortalClient> {
    const session = await logIn(userCode)
    await sql`update session set confirmed_at = null where user_code = ${userCode ?? ADMINISTRATOR}`.execute(
      db(),
    )
    return session
  }

  const audited = async (event: string) =>
    (
      await sql<{ user_code: string; details: unknown; address: string | null }>`
        select user_code, details, address from security_audit where event = ${event} order by id desc limit 1`.execute(
        db(),
      )
    ).rows[0]

  it('a login is good for fifteen minutes, then nothing is changed until it is typed again', async () => {
    const admin = await logIn()
    server.clock.forward({ minutes: 14 })
    expect(await change(admin)).toMatchObject({ done: true })
    server.clock.forward({ minutes: 2 })
    const refused = await change(admin)
    expect(refused).toMatchObject({ status: 403, code: passwordNeeded.code, done: false })
    expect(await isEnabled()).toBe(refused.before)
    expect((await look(admin)).success).toBe(true)
    expect(await confirm(admin)).toMatchObject({ success: true, data: null })
    expect(await audited('password confirmed')).toMatchObject({ user_code: ADMINISTRATOR })
    expect(await change(admin)).toMatchObject({ done: true })
    server.clock.forward({ minutes: 16 })
    expect(await change(admin)).toMatchObject({ code: passwordNeeded.code })
  })

  it('a session that no password opened may not even look, and what needs no guarded right goes on', async () => {
    const admin = await unconfirmed()
    expect(await look(admin)).toMatchObject({ success: false, code: passwordNeeded.code })
    expect((await admin.call(loginEmployeeInfo)).status).toBe(200)
    await confirm(admin)
    expect((await look(admin)).success).toBe(true)
  })

  it('counts for the session in which it was typed alone', async () => {
    const [here, elsewhere] = [await unconfirmed(), await unconfirmed()]
    await confirm(here)
    expect((await look(here)).success).toBe(true)
    expect(await look(elsewhere)).toMatchObject({ code: passwordNeeded.code })
  })

  it('gives nobody a right, and says who lacks it only that', async () => {
    const inspector = await unconfirmed(INSPECTOR)
    expect((await look(inspector)).code).toBe(SERVER_ERRORS.forbidden.code)
    await confirm(inspector)
    expect((await look(inspector)).code).toBe(SERVER_ERRORS.forbidden.code)
  })

  it('is open to nobody without a session, with one that ended, or with a token without its browser', async () => {
    const admin = await unconfirmed()
    const thief = server.client()
    thief.token = admin.token
    const grant = await begin(admin)
    for (const stranger of [server.client(), thief]) {
      expect((await stranger.call(beginConfirmation)).status).toBe(401)
      expect((await confirmWith(stranger, grant)).status).toBe(401)
    }
    expect((await confirmWith(admin, grant)).envelope.success).toBe(true)
  })

  it('takes a challenge once, from the session that asked for it, for two minutes', async () => {
    const [admin, other] = [await unconfirmed(), await unconfirmed()]
    const grant = await begin(admin)
    expect((await confirmWith(other, grant)).envelope.code).toBe(challengeOver.code)
    expect(await look(other)).toMatchObject({ code: passwordNeeded.code })
    expect((await confirmWith(admin, grant)).envelope.success).toBe(true)
    expect((await confirmWith(admin, grant)).envelope.code).toBe(challengeOver.code)
    const late = await begin(admin)
    server.clock.forward({ minutes: 2, seconds: 1 })
    expect((await confirmWith(admin, late)).envelope.code).toBe(challengeOver.code)
    const spoiled = await begin(admin)
    expect((await confirmWith(admin, spoiled, { password: WRONG })).envelope.code).toBe(passwordWrong.code)
    expect((await confirmWith(admin, spoiled)).envelope.code).toBe(challengeOver.code)
  })

  it('takes no other person’s password, nor one that was encrypted for another challenge', async () => {
    const admin = await unconfirmed()
    const [one, other] = [await begin(admin), await begin(admin)]
    const password = await sealText(TEST_PASSWORD, one.challenge, one.publicKey)
    const body = { challenge: other.challenge, password, deviceId: DEVICE }
    expect((await admin.call(confirmPassword, { body })).envelope.code).toBe(passwordWrong.code)
    expect(await look(admin)).toMatchObject({ code: passwordNeeded.code })
  })

  it('counts wrong ones with those of the login, which waits as well, and writes them down', async () => {
    const admin = await unconfirmed()
    for (let attempt = 1; attempt <= 5; attempt++) {
      expect(await confirm(admin, { password: WRONG })).toMatchObject({ code: passwordWrong.code })
    }
    expect(await confirm(admin)).toMatchObject({ code: tooManyFailures.code })
    expect(await look(admin)).toMatchObject({ code: passwordNeeded.code })
    expect((await server.client().tryLogin(ADMINISTRATOR, TEST_PASSWORD, DEVICE)).envelope.code).toBe(
      tooManyFailures.code,
    )
    expect(await audited('confirmation refused')).toMatchObject({
      user_code: ADMINISTRATOR,
      details: { reason: tooManyFailures.en },
    })
    const { rows } = await sql<{ failures: number }>`
      select failures from login_failure where scope like 'address %'`.execute(db())
    expect(rows[0]?.failures).toBeGreaterThanOrEqual(6)
    expect(server.log.join('\n')).not.toContain(WRONG)
  })

  it('begins the count anew with a right one', async () => {
    const admin = await unconfirmed()
    for (let attempt = 1; attempt <= 4; attempt++) await confirm(admin, { password: WRONG })
    expect((await confirm(admin)).success).toBe(true)
    for (let attempt = 1; attempt <= 4; attempt++) await confirm(admin, { password: WRONG })
    expect((await confirm(admin)).success).toBe(true)
  })

  it('is begun so often and no more', async () => {
    const admin = await unconfirmed()
    for (let attempt = 1; attempt <= CONFIRMATIONS_PER_MINUTE; attempt++) await begin(admin)
    expect((await admin.call(beginConfirmation)).envelope.code).toBe(tooManyRequests.code)
  })

  itAtOnce(store, 'takes a challenge once, for two at once', async () => {
    const admin = await unconfirmed()
    const grant = await begin(admin)
    const answers = await Promise.all([confirmWith(admin, grant), confirmWith(admin, grant)])
    expect(answers.map(({ envelope }) => envelope.code).toSorted((a, b) => a - b)).toEqual([
      200,
      challengeOver.code,
    ])
  })

  it('removes what nobody redeemed', async () => {
    const admin = await unconfirmed()
    const { challenge } = await begin(admin)
    const row = async () =>
      (
        await sql`select 1 from sign_in_challenge where challenge_hash = ${hashSecret(challenge)}`.execute(
          db(),
        )
      ).rows
    expect(await row()).toHaveLength(1)
    const challenges = createChallenges(db(), server.clock)
    await challenges.sweep()
    expect(await row()).toHaveLength(1)
    server.clock.forward({ days: 2 })
    await challenges.sweep()
    expect(await row()).toEqual([])
  })
})
