import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { CONFIRMATIONS_PER_MINUTE } from '@apron/contract/limits/password'
import { getAdminUser, setUserEnabled } from '@apron/contract/organisation/admin-user.calls'
import { beginConfirmation, confirmPassword } from '@apron/contract/sign-in/confirmation.calls'
import { sql } from 'kysely'
import { afterEach, expect, it } from 'vitest'
import { createChallenges } from '../../../src/features/auth/challenges.store.ts'
import { hashSecret } from '../../../src/platform/access/tokens.ts'
import { sealText } from '../../support/clients/login-secrets.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { ADMINISTRATOR, INSPECTOR } from '../../support/person-codes.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const PERSON = '100107'
const DEVICE = 'test-device'
const { challengeOver, passwordNeeded, passwordWrong, tooManyFailures, tooManyRequests } = SERVER_ERRORS
const WRONG = 'quite another password'

const begin = async (session: PortalClient) => (await session.call(beginConfirmation)).envelope.data

/** Confirms a password. @param grant challenge and key from `beginConfirmation` */
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

describeOnStores('[AUTH-21] the password for guarded permissions', store => {
  const server = serverOn(store)
  const db = () => store.database.kysely
  const logIn = (userCode = ADMINISTRATOR) => server.as(userCode, { browser: true, fresh: true })

  afterEach(async () => {
    await sql`delete from login_failure`.execute(db())
  })

  /** Enables or disables a person without guarded permissions: an ordinary change that can be repeated. */
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

  /** Logs in and clears the time of the password confirmation, as after a login without a password. */
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

  it('allows changes for fifteen minutes after a login, then asks for the password again', async () => {
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

  it('is needed even to read in a session opened without it, except for ordinary calls', async () => {
    const admin = await unconfirmed()
    expect(await look(admin)).toMatchObject({ success: false, code: passwordNeeded.code })
    expect((await admin.call(loginEmployeeInfo)).status).toBe(200)
    await confirm(admin)
    expect((await look(admin)).success).toBe(true)
  })

  it('counts only for the session in which it was typed', async () => {
    const [here, elsewhere] = [await unconfirmed(), await unconfirmed()]
    await confirm(here)
    expect((await look(here)).success).toBe(true)
    expect(await look(elsewhere)).toMatchObject({ code: passwordNeeded.code })
  })

  it('grants no permission: a caller who lacks one gets the usual error', async () => {
    const inspector = await unconfirmed(INSPECTOR)
    expect((await look(inspector)).code).toBe(SERVER_ERRORS.forbidden.code)
    await confirm(inspector)
    expect((await look(inspector)).code).toBe(SERVER_ERRORS.forbidden.code)
  })

  it('cannot be confirmed without a session or with a token without its browser', async () => {
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

  it('accepts a challenge once, from the session that requested it, within two minutes', async () => {
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

  it('rejects another person’s password and one encrypted for another challenge', async () => {
    const admin = await unconfirmed()
    const [one, other] = [await begin(admin), await begin(admin)]
    const password = await sealText(TEST_PASSWORD, one.challenge, one.publicKey)
    const body = { challenge: other.challenge, password, deviceId: DEVICE }
    expect((await admin.call(confirmPassword, { body })).envelope.code).toBe(passwordWrong.code)
    expect(await look(admin)).toMatchObject({ code: passwordNeeded.code })
  })

  it('counts wrong passwords together with those of the login, which is delayed too, and audits them', async () => {
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

  it('resets the count after a correct password', async () => {
    const admin = await unconfirmed()
    for (let attempt = 1; attempt <= 4; attempt++) await confirm(admin, { password: WRONG })
    expect((await confirm(admin)).success).toBe(true)
    for (let attempt = 1; attempt <= 4; attempt++) await confirm(admin, { password: WRONG })
    expect((await confirm(admin)).success).toBe(true)
  })

  it('limits how often a confirmation can be requested', async () => {
    const admin = await unconfirmed()
    for (let attempt = 1; attempt <= CONFIRMATIONS_PER_MINUTE; attempt++) await begin(admin)
    expect((await admin.call(beginConfirmation)).envelope.code).toBe(tooManyRequests.code)
  })

  itConcurrently(store, 'accepts a challenge once, also for two simultaneous requests', async () => {
    const admin = await unconfirmed()
    const grant = await begin(admin)
    const answers = await Promise.all([confirmWith(admin, grant), confirmWith(admin, grant)])
    expect(answers.map(({ envelope }) => envelope.code).toSorted((a, b) => a - b)).toEqual([
      200,
      challengeOver.code,
    ])
  })

  it('deletes unused challenges', async () => {
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
