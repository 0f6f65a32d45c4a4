import { expect, it } from 'vitest'
import { readTabMessage, TAB_REQUESTS, type TabMessage } from './tab-messages.ts'

const known = { open: true, unread: 3, heardAt: 100, failures: 0 }

it.each<TabMessage>([
  ...TAB_REQUESTS.map(request => ({ kind: 'request' as const, request })),
  { kind: 'known', known },
  { kind: 'known', known: { ...known, unread: null, heardAt: null } },
])('is read as it was sent: %j', message => {
  expect(readTabMessage(structuredClone(message))).toEqual(message)
})

it.each([
  null,
  'hello',
  {},
  { kind: 'request' },
  { kind: 'request', request: 'everything' },
  { kind: 'known' },
  { kind: 'known', known: null },
  { kind: 'known', known: { ...known, unread: '3' } },
  { kind: 'known', known: { ...known, open: 1 } },
  { kind: 'known', known: { open: true } },
])('is not heeded: %j', data => {
  expect(readTabMessage(data)).toBeNull()
})
