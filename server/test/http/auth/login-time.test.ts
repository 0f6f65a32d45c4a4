import { login } from '@apron/contract/calls/auth.calls'
import { expect, it } from 'vitest'
import { EMPLOYEES } from '../../../src/seed/data/users.data.ts'
import { TEST_PASSWORD } from '../../support/demo-store.ts'
import { describeOnStores } from '../../support/stores.ts'
import { serverOn } from '../../support/test-server.ts'

/** Of each kind. No account fails so often that it must wait: every login here is answered in full. */
const SAMPLES = 16
const ACCOUNTS = EMPLOYEES.slice(0, SAMPLES).map(({ code }) => code)

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN
}

/** Processor time of this process, all threads, milliseconds: unlike the clock it does not count what else the machine does. */
function processorTime(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

describeOnStores('the time of a refused login', store => {
  const server = serverOn(store)

  it('tells nobody whether the account exists, or whether the password could be read', async () => {
    const portal = server.client()

    /** The work of one refusal; what the client prepares is not counted. */
    async function refusal(username: string, change: { authKey?: string } = {}): Promise<number> {
      const body = { ...(await portal.loginRequest(username, 'not the password')), ...change }
      const before = processorTime()
      const { envelope } = await portal.call(login, { body })
      const after = processorTime()
      expect(envelope.success).toBe(false)
      return after - before
    }

    await portal.login('100104', TEST_PASSWORD)
    const wrong: number[] = []
    const unknown: number[] = []
    const unreadable: number[] = []
    for (const [index, account] of ACCOUNTS.entries()) {
      wrong.push(await refusal(account))
      unknown.push(await refusal(`nobody-${index}`))
      unreadable.push(await refusal(account, { authKey: Buffer.alloc(384, 7).toString('base64') }))
    }

    // Pair by pair, because the machine may slow down meanwhile. A skipped password hash would be almost half of the work.
    for (const others of [unknown, unreadable]) {
      const differences = others.map((work, index) => work - (wrong[index] ?? Number.NaN))
      expect(Math.abs(median(differences))).toBeLessThan(median(wrong) * 0.25)
    }
  }, 60_000)
})
