import { login } from '@apron/contract/sign-in/auth.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { hashPassword } from '../../../src/platform/access/password-hash.ts'
import { EMPLOYEES } from '../../../src/seed/data/users.data.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { TEST_PASSWORD } from '../../support/stores/demo-store.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

/** Warm-up logins, which also compile the code. */
const WARM_UP = 4
const SAMPLES = 20
/** Maximum failures per account, below the limit that delays: every login here is processed in full. */
const ACCOUNTS = EMPLOYEES.slice(0, WARM_UP + SAMPLES).map(({ code }) => code)

/** Smallest of many measurements: noise such as garbage collection only ever adds time. */
function lowerQuartile(values: readonly number[]): number {
  const measured = values.slice(WARM_UP).toSorted((a, b) => a - b)
  return measured[Math.floor(measured.length / 4)] ?? Number.NaN
}

/** Processor time of all threads of this process in milliseconds; unlike the clock it ignores other processes. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

describeOnStores('the time of a refused login', store => {
  const server = serverOn(store)

  it('does not reveal whether the account exists or the password could be decrypted', async () => {
    const portal = server.client()

    /** Measures one rejection, without the client's preparation. */
    async function refusal(username: string, change: { authKey?: string } = {}): Promise<number> {
      const body = { ...(await portal.loginRequest(username, 'not the password')), ...change }
      const before = processorTime()
      const { envelope } = await portal.call(login, { body })
      const after = processorTime()
      expect(envelope.success).toBe(false)
      return after - before
    }

    // The test store hashes passwords at a low cost.
    const hash = await hashPassword(TEST_PASSWORD)
    await sql`update app_user set password_hash = ${hash}`.execute(store.database.kysely)
    await portal.login('100104', TEST_PASSWORD)
    const wrong: number[] = []
    const unknown: number[] = []
    const unreadable: number[] = []
    for (const [index, account] of ACCOUNTS.entries()) {
      wrong.push(await refusal(account))
      unknown.push(await refusal(`nobody-${index}`))
      unreadable.push(await refusal(account, { authKey: Buffer.alloc(384, 7).toString('base64') }))
    }

    // Skipping the password hash would save almost half of the time.
    const expected = lowerQuartile(wrong)
    for (const others of [unknown, unreadable])
      expect(Math.abs(lowerQuartile(others) - expected)).toBeLessThan(expected * 0.25)
  }, 60_000)
})
