import { endUserSessions, getAdminUser } from '@apron/contract/calls/admin-user.calls'
import { loginEmployeeInfo } from '@apron/contract/calls/airport.calls'
import { SESSION_IDLE_MS } from '@apron/contract/limits/session'
import { sql } from 'kysely'
import { beforeAll, expect, it } from 'vitest'
import { createSessionStore } from '../../../src/features/people/people.ts'
import { ADMINISTRATOR } from '../../support/admin-access.ts'
import { MovingClock } from '../../support/moving-clock.ts'
import type { PortalClient } from '../../support/portal-client.ts'
import { describeOnStores } from '../../support/stores.ts'
import { serverOn, startTestServer, type TestServer } from '../../support/test-server.ts'

const HOUR_S = 3_600

const readiness = async ({ origin }: TestServer): Promise<unknown> =>
  await (await fetch(`${origin}/health/ready`)).json()
const secondsOff = async ({ origin }: TestServer) => {
  const text = await (await fetch(`${origin}/metrics`)).text()
  return Number(/^clock_off_seconds (\S+)$/m.exec(text)?.[1])
}
const statusOf = async (portal: PortalClient) => (await portal.call(loginEmployeeInfo)).status

describeOnStores('[AUTH-11] a clock that jumps', store => {
  const server = serverOn(store)
  let portal: PortalClient

  beforeAll(async () => {
    portal = await server.as('100104', { browser: true, fresh: true })
  })

  it('an hour ahead for a minute logs nobody out; log, metric and health tell of it', async () => {
    expect([await readiness(server), await secondsOff(server)]).toEqual([{ status: 'ready' }, 0])
    server.clock.jump({ minutes: 60 })
    expect(await statusOf(portal)).toBe(200)
    expect(await readiness(server)).toEqual({ status: 'ready', clock: 'jumped' })
    expect(Math.abs((await secondsOff(server)) - HOUR_S)).toBeLessThan(5)
    server.clock.forward({ minutes: 1 })
    expect(await statusOf(portal)).toBe(200)
    server.clock.jump({ minutes: -60 })
    expect(await statusOf(portal)).toBe(200)
    expect([await readiness(server), await secondsOff(server)]).toEqual([{ status: 'ready' }, 0])
    const lines = server.log.filter(line => line.includes('clock: '))
    expect(lines).toHaveLength(2)
    expect(lines[0]).toContain('clock: jumped')
    expect(lines[1]).toContain('clock: running as it should again')
  })

  it('meanwhile time goes on: a session that nobody uses ends, one that is used stays', async () => {
    const idle = await server.as('100105', { browser: true, fresh: true })
    server.clock.jump({ minutes: 60 })
    server.clock.forward({ minutes: 9 })
    expect(await statusOf(portal)).toBe(200)
    server.clock.jump({ minutes: -60 })
    server.clock.forward({ minutes: 22 })
    expect([await statusOf(idle), await statusOf(portal)]).toEqual([401, 200])
  })

  // The embedded store has no clock of its own.
  if (store.kind === 'postgres')
    it('a server that starts while its clock is off goes by the database’s', async () => {
      const clock = new MovingClock()
      clock.jump({ days: 1 })
      const late = await startTestServer(store.database, { clock })
      try {
        const visitor = late.client()
        visitor.asBrowser = true
        visitor.token = portal.token
        visitor.cookie = portal.cookie
        // Time has passed for the other server of this test only.
        clock.forward({ minutes: 42 })
        expect(await statusOf(visitor)).toBe(200)
        expect(await readiness(late)).toEqual({ status: 'ready', clock: 'jumped' })
      } finally {
        await late.close()
      }
    })

  it('what is over is removed a day later; until then no list counts it', async () => {
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

  it('one that stays is believed after ten minutes, by a database that shows the same only', async () => {
    server.clock.jump({ minutes: 60 })
    expect(await statusOf(portal)).toBe(200)
    server.clock.forward({ minutes: 10 })
    // The embedded store has the clock of this process; that of PostgreSQL has not moved.
    const believed = store.kind === 'pglite'
    expect(await readiness(server)).toEqual(
      believed ? { status: 'ready' } : { status: 'ready', clock: 'jumped' },
    )
    expect(await statusOf(portal)).toBe(believed ? 401 : 200)
  })
})
