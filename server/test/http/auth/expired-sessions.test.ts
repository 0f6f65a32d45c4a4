import { SESSION_IDLE_MS } from '@apron/contract/limits/session'
import { endUserSessions, getAdminUser } from '@apron/contract/organisation/admin-user.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { createSessionStore } from '../../../src/features/organisation/organisation.ts'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

describeOnStores('[AUTH-11] expired sessions', store => {
  const server = serverOn(store)

  it('are deleted a day after they expired, and appear in no list before that', async () => {
    const admin = await server.as(ADMINISTRATOR)
    await server.as('100107', { fresh: true })
    const sessions = createSessionStore(store.database.kysely, server.clock, {
      idleMs: SESSION_IDLE_MS,
      guarded: new Set(),
    })
    const age = (interval: string) =>
      sql`update session set last_used_at = last_used_at - ${interval}::interval where user_code = '100107'`.execute(
        store.database.kysely,
      )
    const rows = async () =>
      (await sql`select 1 from session where user_code = '100107'`.execute(store.database.kysely)).rows.length
    const counted = async () =>
      (await admin.call(getAdminUser, { query: { userCode: '100107' } })).envelope.data.sessions
    expect(await counted()).toBe(1)
    await age('24 hours')
    await sessions.sweep()
    expect([await rows(), await counted()]).toEqual([1, 0])
    const { envelope } = await admin.call(endUserSessions, { body: { userCode: '100107' } })
    expect(envelope.data).toEqual({ ended: 0 })
    await server.as('100107', { fresh: true })
    await age('24 hours 31 minutes')
    await sessions.sweep()
    expect(await rows()).toBe(0)
  })
})
