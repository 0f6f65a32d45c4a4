import { expect, it } from 'vitest'
import { createShutdownState } from '../../../../src/platform/health/shutdown.ts'
import { serverOn } from '../../../support/servers/test-server.ts'
import { describeOnStores } from '../../../support/stores/stores.ts'

describeOnStores('a node that shuts down', store => {
  const shutdown = createShutdownState()
  const server = serverOn(store, { shutdown })
  const ask = async (path: string) => {
    const { status, headers } = await fetch(server.origin + path)
    return { status, connection: headers.get('connection') }
  }

  it('reports not ready, still answers, and closes its connections', async () => {
    expect(await ask('/health/ready')).toEqual({ status: 200, connection: 'keep-alive' })
    shutdown.begin()
    expect(await ask('/health/ready')).toEqual({ status: 503, connection: 'close' })
    expect(await ask('/health/live')).toEqual({ status: 200, connection: 'close' })
    expect((await server.as('100104')).token).not.toBeNull()
  })
})
