import { describe, expect, it, vi } from 'vitest'
import { createHost, type HostParts } from './host.ts'

/** Creates a host with only the parts that listeners need. */
function silentHost() {
  const report = vi.fn<HostParts['reportError']>()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this part of the shell is used
  const parts = { reportError: report } as Partial<HostParts> as HostParts
  return { report, host: createHost('tools', '1.0.0', parts) }
}

describe('events from the shell to an application', () => {
  it('[APP-15] reach every listener, even after one that throws, which is logged', () => {
    const { host, report } = silentHost()
    const events: string[] = []
    const broken = new Error('broken')
    host.on('token', () => void events.push('first'))
    host.on('token', () => {
      throw broken
    })
    host.on('token', () => void events.push('last'))
    host.emit('token', undefined)
    expect(events).toEqual(['first', 'last'])
    expect(report).toHaveBeenCalledExactlyOnceWith(broken, { event: 'token' })
  })

  it('do not reach a removed listener or one of another event', () => {
    const { host } = silentHost()
    const events: string[] = []
    const stop = host.on('logout', () => void events.push('logout'))
    host.on('theme', () => void events.push('theme'))
    host.emit('logout', undefined)
    stop()
    host.emit('logout', undefined)
    expect(events).toEqual(['logout'])
  })
})
