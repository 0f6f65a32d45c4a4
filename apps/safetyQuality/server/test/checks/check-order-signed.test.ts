import { SERVER_ERRORS } from '@apron/contract/errors/catalogue'
import { beginConfirmation, confirmPassword } from '@apron/contract/sign-in/confirmation.calls'
import { sealText } from '@apron/server/test/clients/login-secrets'
import type { PortalClient } from '@apron/server/test/clients/portal-client'
import { appServer } from '@apron/server/test/servers/app-server'
import { TEST_PASSWORD } from '@apron/server/test/stores/demo-store'
import { describeOnStores } from '@apron/server/test/stores/stores'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import * as calls from '../../../contract/checks/check-order.calls.ts'
import { plugin } from '../../plugin.ts'
import { buildConformingResults, fetchDetail, findOrderByTitle } from './check-order-steps.ts'

const SHEN_LI = '100103'
const FENG_XIAOLAN = '100104'
const SUBMITTED = 'Quarterly storage check'
const IN_PROGRESS = 'Monthly tool control check'
const PASSWORD_NEEDED = { success: false, code: SERVER_ERRORS.passwordNeeded.code }

async function typePassword(person: PortalClient) {
  const { challenge, publicKey } = (await person.call(beginConfirmation)).envelope.data
  const password = await sealText(TEST_PASSWORD, challenge, publicKey)
  await person.call(confirmPassword, { body: { challenge, password, deviceId: 'test-device' } })
}

describeOnStores('signatures of a check order', store => {
  const server = appServer(store, plugin)

  /** Creates a session opened by PIN or key, in which nobody has typed the password. */
  async function openSessionWithoutPassword(userCode: string): Promise<PortalClient> {
    const person = await server.as(userCode, { fresh: true })
    await sql`update session set confirmed_at = null where user_code = ${userCode}`.execute(
      store.database.kysely,
    )
    return person
  }

  it('[AUTH-49] lets a session without a typed password save but not submit; with the password it submits', async () => {
    const lead = await openSessionWithoutPassword(
      (await findOrderByTitle(await server.as(FENG_XIAOLAN), IN_PROGRESS)).leadChecker.code,
    )
    const order = await findOrderByTitle(lead, IN_PROGRESS)
    const saved = await lead.call(calls.saveCheckResults, {
      body: buildConformingResults(order, 'All in order.'),
    })
    expect(saved.envelope.success).toBe(true)
    const body = { id: order.id, version: saved.envelope.data.version }
    const refused = await lead.call(calls.submitCheck, { body })
    expect(refused.status).toBe(403)
    expect(refused.envelope).toMatchObject(PASSWORD_NEEDED)
    expect((await fetchDetail(lead, order.id)).status).toBe('IN_PROGRESS')
    await typePassword(lead)
    // The password counts for the whole session, as after a login with it.
    server.clock.forward({ minutes: 20 })
    expect((await lead.call(calls.submitCheck, { body })).envelope.success).toBe(true)
    expect((await fetchDetail(lead, order.id)).status).toBe('SUBMITTED')
  })

  it('[AUTH-49] rejects approval without a typed password, of one order or several; returning needs no signature', async () => {
    const manager = await openSessionWithoutPassword(SHEN_LI)
    const { id, version } = await findOrderByTitle(manager, SUBMITTED)
    const alone = await manager.call(calls.approveCheck, { body: { id, version, remark: '' } })
    const several = await manager.call(calls.approveChecks, {
      body: { orders: [{ id, version }], remark: '' },
    })
    expect([alone.envelope, several.envelope]).toEqual([
      expect.objectContaining(PASSWORD_NEEDED),
      expect.objectContaining(PASSWORD_NEEDED),
    ])
    expect((await fetchDetail(manager, id)).status).toBe('SUBMITTED')
    const body = { id, version, reason: 'Please look again.' }
    expect((await manager.call(calls.returnCheck, { body })).envelope.success).toBe(true)
  })
})
