import { saveDictionary } from '@apron/contract/dictionary/admin-dictionary.calls'
import { whatChanged } from '@apron/contract/home/what-changed.calls'
import { LIVE_SWEEP_INTERVAL_MS } from '@apron/contract/limits/live'
import { getAdminRole, saveAdminRole } from '@apron/contract/permissions/admin-role.calls'
import { sql } from 'kysely'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { type LiveClient, openLive } from '../../support/clients/live-client.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { ADMINISTRATOR } from '../../support/person-codes.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores } from '../../support/stores/stores.ts'

/** A manager, and a person who is none. */
const MANAGER = '100103'
const COLLEAGUE = '100105'
/** Time limit for a change to reach the screens of others (D8). */
const AT_ONCE_MS = 1_000

const hinted = async (client: LiveClient, times: number) =>
  await vi.waitFor(() => expect(client.counts).toHaveLength(times), { timeout: AT_ONCE_MS, interval: 5 })

describeOnStores('hints of the live connection', store => {
  const server = serverOn(store)
  const opened: LiveClient[] = []
  let admin: PortalClient
  let manager: PortalClient
  let colleague: PortalClient
  beforeAll(async () => {
    admin = await server.as(ADMINISTRATOR, { browser: true })
    manager = await server.as(MANAGER, { browser: true })
    colleague = await server.as(COLLEAGUE, { browser: true })
  })
  afterEach(async () => {
    await Promise.all(opened.splice(0).map(client => client.end()))
  })

  async function live(portal: PortalClient, userCode: string): Promise<LiveClient> {
    const client = await openLive(portal, userCode)
    opened.push(client)
    await vi.waitFor(() => expect(client.counts).toHaveLength(1))
    return client
  }

  it('[LIVE-04, ADM-93] repeat the count to everybody within a second of a dictionary change', async () => {
    const [one, other] = [await live(manager, MANAGER), await live(colleague, COLLEAGUE)]
    const before = (await manager.call(whatChanged)).envelope.data
    const body = { directory: 'SHIFT', value: 'X', nameZh: '备班', nameEn: 'Spare', sort: 9 }
    await admin.call(saveDictionary, { body })
    await Promise.all([hinted(one, 2), hinted(other, 2)])
    expect(new Set(one.counts).size).toBe(1)
    expect(one.others).toEqual([])
    const after = (await manager.call(whatChanged)).envelope.data
    expect([after.dictionaries !== before.dictionaries, after.menu]).toEqual([true, before.menu])
  })

  it('[LIVE-04, ADM-93] are not sent for a rejected change', async () => {
    const client = await live(manager, MANAGER)
    const body = { directory: 'SHIFT', value: '', nameZh: '', nameEn: '', sort: null }
    expect((await admin.call(saveDictionary, { body })).envelope.success).toBe(false)
    await client.heartbeat()
    expect(client.counts).toHaveLength(1)
  })

  it('[LIVE-04, ADM-93] of a role change are sent to its holders only', async () => {
    const [holder, other] = [await live(manager, MANAGER), await live(colleague, COLLEAGUE)]
    const before = (await manager.call(whatChanged)).envelope.data
    const { people: _people, ...role } = (await admin.call(getAdminRole, { query: { code: 'MANAGER' } }))
      .envelope.data
    const grant = { identify: 'airline:log:view', userType: 'employee' as const, deptCode: 'D0202' }
    const { envelope } = await admin.call(saveAdminRole, {
      body: { ...role, resources: [...role.resources, grant] },
    })
    expect(envelope.success).toBe(true)
    await hinted(holder, 2)
    await other.heartbeat()
    expect(other.counts).toHaveLength(1)
    expect((await manager.call(whatChanged)).envelope.data.dictionaries).toBe(before.dictionaries)
  })

  it('[LIVE-04, ADM-93] are sent by the sweep for a change without a notification', async () => {
    const client = await live(manager, MANAGER)
    // The first sweep stores the state; a later one finds the difference.
    const changed = async () => {
      await sql`update dictionary_directory set revision = revision + 1 where code = 'SHIFT'`.execute(
        store.database.kysely,
      )
      server.clock.forward({ seconds: LIVE_SWEEP_INTERVAL_MS / 1_000 })
      expect(client.counts.length).toBeGreaterThan(1)
    }
    await vi.waitFor(changed, { timeout: 15_000, interval: 500 })
    expect(new Set(client.counts).size).toBe(1)
  })
})
