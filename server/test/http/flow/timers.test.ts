import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { createRunFlowTimers } from '../../../src/app/jobs/run-flow-timers.ts'
import { openDatabase } from '../../../src/platform/db/open-database.ts'
import { createLiveBus } from '../../../src/platform/live/live-bus.ts'
import type { LiveNotification } from '../../../src/platform/live/live-notification.ts'
import { openLive } from '../../support/clients/live-client.ts'
import { agree, startRequest } from '../../support/flow/flow-steps.ts'
import { MovingClock } from '../../support/servers/moving-clock.ts'
import { serverOn, startTestServer } from '../../support/servers/test-server.ts'
import { silentLog } from '../../support/stores/store-places.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const DING = '100402'
const FAN = '100401'
const AOG = { priority: '1' }

describeOnStores('timers of tasks', store => {
  const clock = new MovingClock()
  const server = serverOn(store, { clock })
  const db = () => store.database.kysely
  afterEach(() => {
    vi.useRealTimers()
  })

  /** The timer job of one node, which a server runs every minute. */
  const nodeOn = (database = store.database, liveBus = createLiveBus(null)) =>
    createRunFlowTimers({ clock, database, liveBus, logger: silentLog, plugins: [] })
  let minute: () => Promise<void>
  beforeAll(() => {
    minute = nodeOn()
  })

  async function remindersOf(insId: string) {
    const { rows } = await sql<{ event: string; urgency: number; user_code: string }>`
      select m.event, m.urgency, r.user_code from message m join message_recipient r on r.message_id = m.id
       where m.event in ('FLOW_REMINDER', 'FLOW_ESCALATED') and m.url like ${`%id=${insId}%`}
       order by m.created_at, m.urgency, r.user_code`.execute(db())
    return rows.map(({ event, urgency, user_code }) => `${event} ${urgency} ${user_code}`)
  }
  const timersOf = async (insId: string) => {
    const { rows } = await sql<{ stage: string }>`
      select stage from flow_timer where instance_id = ${insId} order by due_at`.execute(db())
    return rows.map(({ stage }) => stage)
  }

  it('[FLOW-31] remind once of an urgent task that is two hours old, with urgency 1', async () => {
    const insId = await startRequest(await server.as(DING), '132400.00', AOG)
    clock.forward({ minutes: 119 })
    await minute()
    expect(await remindersOf(insId)).toEqual([])
    clock.forward({ minutes: 1 })
    await minute()
    await minute()
    expect(await remindersOf(insId)).toEqual([`FLOW_REMINDER 1 ${FAN}`])
    expect(await timersOf(insId)).toEqual(['aog4h'])
  })

  it('[FLOW-31] send only the last stage that fell due while no server ran', async () => {
    const insId = await startRequest(await server.as(DING), '48900.00')
    clock.forward({ days: 9 })
    await minute()
    await minute()
    expect(await remindersOf(insId)).toEqual([`FLOW_REMINDER 2 ${FAN}`])
    expect(await timersOf(insId)).toEqual([])
  })

  it('[FLOW-31] do not remind of an ended task', async () => {
    const insId = await startRequest(await server.as(DING), '48900.00')
    expect(await agree(await server.as(FAN), insId)).toMatchObject({ code: 200 })
    clock.forward({ days: 2 })
    await minute()
    expect(await remindersOf(insId)).toEqual([])
    expect(await timersOf(insId)).toEqual([])
  })

  it('[FLOW-31] retry a failed timer without delaying others', async () => {
    const broken = await startRequest(await server.as(DING), '48900.00')
    const other = await startRequest(await server.as(DING), '48900.00')
    const whole = await sql<{ state: string }>`
      select state::text as state from flow_instance where id = ${broken}`.execute(db())
    await sql`update flow_instance set state = jsonb_set(state, '{tasks,0,node}', '"Nowhere"') where id = ${broken}`.execute(
      db(),
    )
    clock.forward({ days: 1 })
    await minute()
    expect(await remindersOf(other)).toEqual([`FLOW_REMINDER 1 ${FAN}`])
    expect(await remindersOf(broken)).toEqual([])
    await sql`update flow_instance set state = ${whole.rows[0]?.state}::jsonb where id = ${broken}`.execute(
      db(),
    )
    await minute()
    expect(await remindersOf(broken)).toEqual([`FLOW_REMINDER 1 ${FAN}`])
  })

  it('[FLOW-31, LIVE-04] send a hint to open windows with a reminder', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const other = await startTestServer(store.database, { clock })
    const insId = await startRequest(await other.as(DING), '132400.00', AOG)
    clock.forward({ minutes: 120 })
    const window = await openLive(await other.as(FAN, { browser: true }), FAN)
    await vi.waitFor(() => expect(window.counts).toHaveLength(1))
    vi.advanceTimersByTime(60_000)
    await vi.waitFor(() => expect(window.counts.length).toBeGreaterThan(1), { timeout: 10_000 })
    expect(await remindersOf(insId)).toEqual([`FLOW_REMINDER 1 ${FAN}`])
    await window.end()
    await other.close()
  })

  it('[FLOW-31, LIVE-04] notify all nodes whose windows must refresh', async () => {
    const liveBus = createLiveBus(null)
    const notifications: LiveNotification[] = []
    liveBus.subscribe(notification => void notifications.push(notification))
    await startRequest(await server.as(DING), '132400.00', AOG)
    clock.forward({ minutes: 120 })
    await nodeOn(store.database, liveBus)()
    expect(notifications).toMatchObject([{ counts: expect.arrayContaining([FAN]) }])
  })

  itConcurrently(store, '[FLOW-31] remind once when two servers run simultaneously', async () => {
    const ding = await server.as(DING)
    const started = [await startRequest(ding, '132400.00', AOG), await startRequest(ding, '132400.00', AOG)]
    clock.forward({ minutes: 120 })
    const second = await openDatabase(store.place.settings, silentLog)
    await Promise.all([minute(), nodeOn(second)()])
    await second.close()
    for (const insId of started) expect(await remindersOf(insId)).toEqual([`FLOW_REMINDER 1 ${FAN}`])
  })
})
