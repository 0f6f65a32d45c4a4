import { getSerialNumber } from '@apron/contract/calls/serial.calls'
import { expect, it } from 'vitest'
import { describeOnStores, itAtOnce } from '../support/stores.ts'
import { serverOn } from '../support/test-server.ts'

describeOnStores('serial numbers', store => {
  const server = serverOn(store)

  itAtOnce(store, '[API-08] each call takes the next number, also when many ask at once', async () => {
    const portal = await server.as('100104')
    const next = async () => (await portal.call(getSerialNumber, { query: { code: 'AP' } })).envelope.data
    const taken = await Promise.all(Array.from({ length: 8 }, next))
    const year = server.clock.now().getFullYear()
    expect(taken.toSorted()).toEqual(Array.from({ length: 8 }, (_, index) => `AP-${year}-00000${index + 1}`))
  })

  it.each([
    ['CK', 404],
    ['ZZ', 404],
    ['ap', 400],
    ['AP-1', 400],
    ['', 400],
  ])('[API-08] of the series %j nobody gets a number by asking: %i', async (code, expected) => {
    const portal = await server.as('100104')
    const { status, envelope } = await portal.call(getSerialNumber, { query: { code } })
    expect({ status, data: envelope.data }).toEqual({ status: expected, data: null })
  })

  it('[API-08] needs a session', async () => {
    expect((await server.client().call(getSerialNumber, { query: { code: 'AP' } })).status).toBe(401)
  })
})
