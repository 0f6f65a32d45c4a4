import { QueryClient } from '@tanstack/react-query'
import { describe, expect, it } from 'vitest'
import type { HttpClient } from '../../platform/http/http-client.ts'
import { createMessageCount } from './bell/message-count.ts'
import type { MessageServices, OpenedMessage } from './message-services.ts'
import { openMessage } from './open-message.ts'

const MESSAGE: OpenedMessage = {
  sid: '1',
  content: 'CK-2026-0012',
  createTime: '2026-03-02 08:00:00',
  readStatus: 0,
  eventType: 'route',
  openWay: 0,
  url: '/safetyQuality/checkList',
  customContent: null,
}

/** Records the calls. */
function services(calls: string[]): MessageServices {
  const http: Pick<HttpClient, 'call'> = {
    call(call) {
      calls.push(call.id)
      return Promise.reject(new Error('The network is gone'))
    },
  }
  return {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- nothing else of it is used
    http: http as HttpClient,
    queries: new QueryClient(),
    count: createMessageCount(),
    navigate: to => void calls.push(`goes to ${to}`),
    async leaveFor(url) {
      calls.push(`leaves for ${url}`)
    },
    read: ({ sid }) => void calls.push(`reads ${sid}`),
    show: () => undefined,
    confirm: () => Promise.resolve(false),
  }
}

describe('[MSG-10] opening a message', () => {
  it.each<[string, Partial<OpenedMessage>, string]>([
    ['a route', {}, 'goes to /safetyQuality/checkList'],
    ['a link', { eventType: 'link', url: 'https://example.org/a' }, 'leaves for https://example.org/a'],
    ['text', { openWay: 1, url: null }, 'reads 1'],
    ['custom content', { openWay: 2, url: null, customContent: '[]' }, 'reads 1'],
    ['a route to elsewhere', { url: '//example.org' }, 'reads 1'],
    ['a script for an address', { eventType: 'link', url: 'javascript:alert(1)' }, 'reads 1'],
  ])('%s', (_what, part, expected) => {
    const calls: string[] = []
    openMessage(services(calls), { ...MESSAGE, ...part })
    // [MSG-07] It opens even if marking it fails.
    expect(calls).toEqual(['message.read', expected])
  })

  it('[MSG-07] does not mark a read message again', () => {
    const calls: string[] = []
    openMessage(services(calls), { ...MESSAGE, readStatus: 1 })
    expect(calls).toEqual(['goes to /safetyQuality/checkList'])
  })
})
