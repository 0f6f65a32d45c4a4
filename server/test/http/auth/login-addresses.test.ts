import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { randomImage, sendMobileCode } from '@apron/contract/sign-in/auth.calls'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn, type TestServer } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

/** A client behind a proxy that forwards this address. */
class ClientAt extends PortalClient {
  readonly #address: string

  constructor({ origin, routes }: TestServer, address: string) {
    super(origin, routes)
    this.#address = address
  }

  override headers(): Record<string, string> {
    return { ...super.headers(), 'x-forwarded-for': this.#address }
  }
}

const workOf = async (client: PortalClient) =>
  (await client.call(randomImage)).envelope.data.proofOfWork.maxNumber
const sendTo = async (client: PortalClient, username: string, deviceId: string) => {
  const { captchaKey, code, preSessionId } = await client.captcha()
  const body = { username, captchaKey, code, preSessionId, deviceId }
  return (await client.call(sendMobileCode, { body })).envelope.code
}

describeOnStores('guessing from an address', store => {
  const server = serverOn(store, { settings: { trustProxy: 1 } })
  const at = (address: string) => new ClientAt(server, address)
  /** Stores failures as a day of guessing would leave them. */
  const failed = (scope: string, failures: number) =>
    sql`insert into login_failure (scope, failures, last_failed_at) values (${scope}, ${failures}, ${server.clock.now()})`.execute(
      store.database.kysely,
    )

  it('[AUTH-05] raises the proof of work for an address that guesses on many accounts, and for no other, until it is quiet', async () => {
    const guesser = at('10.1.0.1')
    const ordinary = await workOf(guesser)
    await guesser.tryLogin('nobody', 'guess')
    const { rows } = await sql`select failures from login_failure where scope = 'address 10.1.0.1'`.execute(
      store.database.kysely,
    )
    expect(rows).toEqual([{ failures: 1 }])
    await failed('address 10.1.0.3', 19)
    const busy = at('10.1.0.3')
    expect(await workOf(busy)).toBe(ordinary)
    await busy.tryLogin('nobody', 'guess')
    expect(await workOf(busy)).toBe(2 * ordinary)
    expect(await workOf(at('10.1.0.2'))).toBe(ordinary)
    // The harder proof is accepted, and a correct password does not lower it.
    expect((await busy.tryLogin('100105', TEST_PASSWORD)).envelope.success).toBe(true)
    expect(await workOf(busy)).toBe(2 * ordinary)
    server.clock.forward({ minutes: 1 })
    expect(await workOf(busy)).toBe(ordinary)
  })

  describe('[AUTH-05] one account', () => {
    it('does not delay a new device elsewhere after a stranger’s failures', async () => {
      for (let count = 0; count < 5; count++) await at('10.2.0.1').tryLogin('100106', 'guess', `s${count}`)
      const refused = await at('10.2.0.1').tryLogin('100106', TEST_PASSWORD, 's-new')
      expect(refused.envelope.code).toBe(SERVER_ERRORS.tooManyFailures.code)
      const owner = await at('10.2.0.2').tryLogin('100106', TEST_PASSWORD, 'the new phone')
      expect(owner.envelope.success).toBe(true)
    })

    it('delays a new device for a minute at most after failures from many addresses', async () => {
      await failed('anywhere 100107', 48)
      const guess = async (address: string) =>
        (await at(address).tryLogin('100107', 'guess', 's')).envelope.code
      const { wrongCredentials, tooManyFailures } = SERVER_ERRORS
      expect([await guess('10.3.0.1'), await guess('10.3.0.2')]).toEqual([
        wrongCredentials.code,
        wrongCredentials.code,
      ])
      const owner = at('10.3.0.3')
      const held = await owner.tryLogin('100107', TEST_PASSWORD, 'the new phone')
      expect(held.envelope.code).toBe(tooManyFailures.code)
      server.clock.forward({ minutes: 1 })
      const { envelope } = await owner.tryLogin('100107', TEST_PASSWORD, 'the new phone')
      expect(envelope.success).toBe(true)
    })

    it('keeps codes for a new device elsewhere after a stranger’s requests; strangers together get thirty a day', async () => {
      const codesOf = (scope: string, sent: number) =>
        sql`insert into code_sending (scope, sent, first_sent_at, last_sent_at)
          values (${scope}, ${sent}, ${server.clock.now()}, ${server.clock.now()})`.execute(
          store.database.kysely,
        )
      await codesOf('login account 100201 10.4.0.1', 5)
      await codesOf('login anywhere 100201', 28)
      const { codesTooOften } = SERVER_ERRORS
      server.clock.forward({ minutes: 1 })
      expect(await sendTo(at('10.4.0.1'), '100201', 's')).toBe(codesTooOften.code)
      expect(await sendTo(at('10.4.0.2'), '100201', 'the new phone')).toBe(200)
      expect(await sendTo(at('10.4.0.3'), '100201', 's')).toBe(200)
      expect(await sendTo(at('10.4.0.4'), '100201', 's')).toBe(codesTooOften.code)
    })
  })
})
