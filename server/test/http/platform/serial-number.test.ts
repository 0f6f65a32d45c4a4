import { getSerialNumber } from '@apron/contract/lists/serial.calls'
import { expect, it } from 'vitest'
import { serialOffers } from '../../../src/features/serials/serials.store.ts'
import { serverOn } from '../../support/servers/test-server.ts'
import { describeOnStores, itConcurrently } from '../../support/stores/stores.ts'

describeOnStores('serial numbers', store => {
  const server = serverOn(store)

  const year = () => server.clock.now().getFullYear()
  async function ask(person: string): Promise<string> {
    const portal = await server.as(person)
    return (await portal.call(getSerialNumber, { query: { code: 'AP' } })).envelope.data
  }

  itConcurrently(store, '[API-08] differ by person, also for simultaneous requests', async () => {
    const people = ['100103', '100104', '100105', '100106', '100107']
    const given = await Promise.all(people.map(ask))
    expect(given.toSorted()).toEqual(people.map((_, index) => `AP-${year()}-00000${index + 1}`))
  })

  it('[API-08] stay the same for a person who asks again within a day', async () => {
    const first = await ask('100201')
    expect(await Promise.all([ask('100201'), ask('100201'), ask('100201')])).toEqual([first, first, first])
    const next = `AP-${year()}-${String(Number(first.slice(-6)) + 1).padStart(6, '0')}`
    expect(await ask('100202')).toBe(next)
    server.clock.forward({ minutes: 24 * 60 - 1 })
    expect(await ask('100201')).toBe(first)
    server.clock.forward({ minutes: 1 })
    const later = await ask('100201')
    expect(Number(later.slice(-6))).toBe(Number(next.slice(-6)) + 1)
  })

  it('[API-08] differ by series for the same person', async () => {
    const offer = serialOffers(store.database.kysely, server.clock)
    const first = await offer('100203', 'AP', 6)
    expect(await offer('100203', 'XX', 4)).toBe(`XX-${year()}-0001`)
    expect(await offer('100203', 'AP', 6)).toBe(first)
  })

  it.each([
    ['CK', 404],
    ['ZZ', 404],
    ['ap', 400],
    ['AP-1', 400],
    ['', 400],
  ])('[API-08] are not given for the series %j: %i', async (code, expected) => {
    const portal = await server.as('100104')
    const { status, envelope } = await portal.call(getSerialNumber, { query: { code } })
    expect({ status, data: envelope.data }).toEqual({ status: expected, data: null })
  })

  it('[API-08] require a session', async () => {
    expect((await server.client().call(getSerialNumber, { query: { code: 'AP' } })).status).toBe(401)
  })
})
