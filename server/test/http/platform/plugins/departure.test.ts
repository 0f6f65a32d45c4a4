import { expect, it } from 'vitest'
import { createDeparture } from '../../../../src/platform/health/departure.ts'
import { serverOn } from '../../../support/servers/test-server.ts'
import { describeOnStores } from '../../../support/stores/stores.ts'

describeOnStores('a node that shuts down', store => {
  const departure = createDeparture()
  const server = serverOn(store, { departure })
  const ask = async (path: string) => {
    const { status, headers } = await fetch(server.origin + path)
    return { status, connection: headers.get('connection') }
  }

  it('reports not ready, still answers, and closes its connections', async () => {
    expect(await ask('/health/ready')).toEqual({ status: 200, connection: 'keep-alive' })
    departure.begin()
    expect(await ask('/health/ready')).toEqual({ status: 503, connection: 'close' })
    expect(await ask('/health/live')).toEqual({ status: 200, connection: 'close' })
    expect((await server.as('100104')).token).not.toBeNull()
  })
})
