import { DRAFT_DEVICES } from '@apron/contract/limits/drafts'
import { openDraftKey, removeDraftKey } from '@apron/contract/lists/draft-key.calls'
import { getAdminUser, setUserEnabled } from '@apron/contract/organisation/admin-user.calls'
import { logout } from '@apron/contract/sign-in/auth.calls'
import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { sweepDraftKeys } from '../../../src/features/organisation/organisation.ts'
import type { PortalClient } from '../../support/clients/portal-client.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

const device = (number: number) => number.toString(16).padStart(32, '0')
const open = (person: PortalClient, deviceId: string) => person.call(openDraftKey, { body: { deviceId } })
const keyOf = async (person: PortalClient, deviceId: string) =>
  (await open(person, deviceId)).envelope.data.key

describeOnStores('keys of drafts', store => {
  const server = serverOn(store)
  const db = () => store.database.kysely
  const linesOf = async (userCode: string) => {
    const { rows } = await sql<{ event: string; address: string }>`
      select event, address from security_audit where user_code = ${userCode} and event like 'draft key%' order by id`.execute(
      db(),
    )
    return rows
  }

  it('differ by person and by device', async () => {
    const person = await server.as('100104')
    const colleague = await server.as('100105')
    const first = await open(person, device(1))
    expect(first.envelope.data).toEqual({ key: expect.any(String), keepDays: 14 })
    expect(Buffer.from(first.envelope.data.key, 'base64')).toHaveLength(32)
    expect(await keyOf(person, device(1))).toBe(first.envelope.data.key)
    const others = [await keyOf(person, device(2)), await keyOf(colleague, device(1))]
    expect(new Set([first.envelope.data.key, ...others]).size).toBe(3)
  })

  it('outlive the session they were made in', async () => {
    const person = await server.as('100106', { fresh: true })
    const key = await keyOf(person, device(1))
    await person.call(logout)
    expect((await open(person, device(1))).status).toBe(401)
    expect(await keyOf(await server.as('100106', { fresh: true }), device(1))).toBe(key)
  })

  it('are not given without a session, with an expired one or with a token without its browser', async () => {
    const ended = await server.as('100107', { fresh: true })
    await ended.call(logout)
    const owner = await server.as('100107', { browser: true, fresh: true })
    const thief = server.client()
    thief.token = owner.token
    for (const stranger of [server.client(), ended, thief]) {
      expect((await open(stranger, device(1))).status).toBe(401)
      expect((await stranger.call(removeDraftKey, { body: { deviceId: device(1) } })).status).toBe(401)
    }
    expect(await linesOf('100107')).toEqual([])
  })

  it('can be removed by their owner for one device; creation and removal are audited, reading is not', async () => {
    const person = await server.as('100203')
    const before = await keyOf(person, device(1))
    const elsewhere = await keyOf(person, device(2))
    await keyOf(person, device(1))
    const stranger = await server.as('100204')
    await stranger.call(removeDraftKey, { body: { deviceId: device(1) } })
    expect(await keyOf(person, device(1))).toBe(before)

    const removed = await person.call(removeDraftKey, { body: { deviceId: device(1) } })
    expect(removed.envelope.data).toBeNull()
    await person.call(removeDraftKey, { body: { deviceId: device(1) } })
    expect(await keyOf(person, device(2))).toBe(elsewhere)
    const events = ['draft key made', 'draft key made', 'draft key removed']
    expect(await linesOf('100203')).toEqual(events.map(event => ({ event, address: '127.0.0.1' })))
    expect(await keyOf(person, device(1))).not.toBe(before)
    expect(await linesOf('100204')).toEqual([])
  })

  it('are stored under a digest of the device only', async () => {
    await keyOf(await server.as('100205'), device(7))
    const { rows } = await sql<{ device_hash: string }>`
      select device_hash from draft_key where user_code = '100205'`.execute(db())
    expect(rows.map(row => row.device_hash)).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/)])
  })

  it('are deleted when the account is closed', async () => {
    const person = await server.as('100206', { fresh: true })
    const before = await keyOf(person, device(1))
    const administrator = await server.as('100001')
    const setEnabled = async (enabled: boolean) => {
      const { version } = (await administrator.call(getAdminUser, { query: { userCode: '100206' } })).envelope
        .data
      const body = { userCode: '100206', enabled, version }
      expect((await administrator.call(setUserEnabled, { body })).status).toBe(200)
    }
    await setEnabled(false)
    expect((await open(person, device(1))).status).toBe(401)
    await setEnabled(true)
    expect(await keyOf(await server.as('100206', { fresh: true }), device(1))).not.toBe(before)
  })

  it('are deleted when unused for longer than drafts are kept', async () => {
    const person = await server.as('100301', { fresh: true })
    const [unused, used] = [await keyOf(person, device(1)), await keyOf(person, device(2))]
    server.clock.forward({ days: 14 })
    const again = await server.as('100301', { fresh: true })
    expect(await keyOf(again, device(2))).toBe(used)
    await sweepDraftKeys(db(), server.clock.now(), 14)
    server.clock.forward({ days: 1, minutes: 1 })
    await sweepDraftKeys(db(), server.clock.now(), 14)
    const last = await server.as('100301', { fresh: true })
    expect(await keyOf(last, device(2))).toBe(used)
    expect(await keyOf(last, device(1))).not.toBe(unused)
  })

  it('are limited per person; the next day a new one replaces that of the least recently used device', async () => {
    const person = await server.as('100302', { fresh: true })
    const keys: string[] = []
    // In sequence, so that the first is the oldest.
    for (let number = 0; number < DRAFT_DEVICES; number += 1) keys.push(await keyOf(person, device(number)))
    const refused = await open(person, device(100))
    expect([refused.status, refused.envelope.data]).toEqual([429, null])
    expect(await keyOf(person, device(0))).toBe(keys[0])
    server.clock.forward({ days: 1, minutes: 1 })
    const nextDay = await server.as('100302', { fresh: true })
    expect((await open(nextDay, device(100))).status).toBe(200)
    // Device 0 was used once more than device 1.
    expect(await keyOf(nextDay, device(0))).toBe(keys[0])
    expect((await open(nextDay, device(1))).envelope.data.key).not.toBe(keys[1])
  })

  it.each(['', 'x', device(1).toUpperCase().replace('0', 'A'), `${device(1)}0`])(
    'are not made for a device called %j',
    async deviceId => {
      expect((await open(await server.as('100104'), deviceId)).status).toBe(400)
    },
  )

  itConcurrently(store, 'are the same for several windows that ask simultaneously', async () => {
    const person = await server.as('100303')
    const keys = await Promise.all([1, 2, 3, 4, 5, 6].map(() => keyOf(person, device(9))))
    expect(new Set(keys).size).toBe(1)
    expect(await linesOf('100303')).toHaveLength(1)
  })
})
