import { loginEmployeeInfo } from '@apron/contract/dictionary/airport.calls'
import { endUserSessions, getAdminUser } from '@apron/contract/organisation/admin-user.calls'
import { ADMIN_PERMISSIONS } from '@apron/contract/rules/rights/admin-permissions'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

const INSPECTOR = '100104'
const MINUTE = 60_000
const ask = (portal: PortalClient) => portal.call(loginEmployeeInfo)
const limitsOf = async (portal: PortalClient) => {
  const { idleSeconds, leftSeconds } = (await ask(portal)).envelope.data
  return { idleSeconds, leftSeconds }
}

describeOnStores('a setting of ten hours', store => {
  const server = serverOn(store, { settings: { sessionIdleMs: 600 * MINUTE } })
  const logIn = (userCode: string) => server.as(userCode, { browser: true, fresh: true })

  it('[AUTH-11] allows that idle time, within the maximum age of a session', async () => {
    const portal = await logIn(INSPECTOR)
    server.clock.forward({ minutes: 590 })
    const { idleSeconds, leftSeconds } = await limitsOf(portal)
    expect(idleSeconds).toBe(36_000)
    expect(leftSeconds).toBeGreaterThan(570)
    expect(leftSeconds).toBeLessThanOrEqual(600)
    server.clock.forward({ minutes: 10 })
    expect((await ask(portal)).status).toBe(401)
  })

  it('[AUTH-11] still limits administrators to half an hour', async () => {
    const portal = await logIn(ADMINISTRATOR)
    expect((await limitsOf(portal)).idleSeconds).toBe(1_800)
    server.clock.forward({ minutes: 29 })
    expect((await ask(portal)).status).toBe(200)
    server.clock.forward({ minutes: 31 })
    expect((await ask(portal)).status).toBe(401)
  })

  it('[AUTH-11] applies the shorter limit as soon as a person has guarded permissions', async () => {
    const portal = await logIn(INSPECTOR)
    server.clock.forward({ minutes: 31 })
    expect((await ask(portal)).status).toBe(200)
    await sql`
      insert into role_resource (role_code, identify, user_type, dept_code)
      select role_code, ${ADMIN_PERMISSIONS.notices.view}, 'employee', '' from user_role where user_code = ${INSPECTOR}
      on conflict do nothing`.execute(store.database.kysely)
    try {
      server.clock.forward({ minutes: 31 })
      expect((await ask(portal)).status).toBe(401)
    } finally {
      await sql`delete from role_resource where identify = ${ADMIN_PERMISSIONS.notices.view} and role_code <> 'ADMIN'`.execute(
        store.database.kysely,
      )
    }
  })

  it('counts an idle session as open in the list of people, and as ended when an administrator ends it', async () => {
    const person = '100107'
    await logIn(person)
    await sql`update session set last_used_at = now() - interval '2 hours' where user_code = ${person}`.execute(
      store.database.kysely,
    )
    const admin = await logIn(ADMINISTRATOR)
    const { envelope } = await admin.call(getAdminUser, { query: { userCode: person } })
    expect(envelope.data.sessions).toBe(1)
    const ended = await admin.call(endUserSessions, { body: { userCode: person } })
    expect(ended.envelope.data).toEqual({ ended: 1 })
  })
})

describeOnStores('a setting of five minutes', store => {
  const server = serverOn(store, { settings: { sessionIdleMs: 5 * MINUTE } })

  it.each([INSPECTOR, ADMINISTRATOR])(
    '[AUTH-11] ends the session of %s after five idle minutes',
    async userCode => {
      const portal = await server.as(userCode, { browser: true, fresh: true })
      const { idleSeconds, leftSeconds } = await limitsOf(portal)
      expect(idleSeconds).toBe(300)
      expect(leftSeconds).toBeGreaterThan(35_970)
      expect(leftSeconds).toBeLessThanOrEqual(36_000)
      for (const _time of [1, 2]) {
        server.clock.forward({ minutes: 4 })
        expect((await ask(portal)).status).toBe(200)
      }
      server.clock.forward({ minutes: 5 })
      expect((await ask(portal)).status).toBe(401)
    },
  )

  it('[AUTH-11] does not reveal the limits without a session', async () => {
    const { status, envelope } = await ask(server.client())
    expect({ status, data: envelope.data }).toEqual({ status: 401, data: null })
  })
})
