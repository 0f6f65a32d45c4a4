import { describe, expect, it, vi } from 'vitest'
import { createHost, type HostParts } from './host.ts'

/** What a host needs of the shell to speak to its listeners. */
function silentHost() {
  const report = vi.fn<HostParts['reportError']>()
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this part of the shell is used
  const parts = { reportError: report } as Partial<HostParts> as HostParts
  return { report, host: createHost('tools', '1.0.0', parts) }
}

describe('what the shell tells an application', () => {
  it('[APP-15] reaches every listener, also behind one that throws, which is written down', () => {
    const { host, report } = silentHost()
    const heard: string[] = []
    const broken = new Error('broken')
    host.on('token', () => void heard.push('first'))
    host.on('token', () => {
      throw broken
    })
    host.on('token', () => void heard.push('last'))
    host.emit('token', undefined)
    expect(heard).toEqual(['first', 'last'])
    expect(report).toHaveBeenCalledExactlyOnceWith(broken, { event: 'token' })
  })

  it('no longer reaches a listener that was taken off, nor one of another event', () => {
    const { host } = silentHost()
    const heard: string[] = []
    const stop = host.on('logout', () => void heard.push('logout'))
    host.on('theme', () => void heard.push('theme'))
    host.emit('logout', undefined)
    stop()
    host.emit('logout', undefined)
    expect(heard).toEqual(['logout'])
  })
})
