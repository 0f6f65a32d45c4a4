import { expect, it } from 'vitest'
import { readTabMessage, TAB_REQUESTS, type TabMessage } from './tab-channel.ts'

const known = { open: true, unread: 3, countedAt: 100, failures: 0, versions: null }

it.each<TabMessage>([
  ...TAB_REQUESTS.map(request => ({ kind: 'request' as const, request })),
  { kind: 'known', known },
  { kind: 'known', known: { ...known, unread: null, countedAt: null } },
  { kind: 'known', known: { ...known, versions: { dictionaries: '1', menu: 'm', tasks: 't' } } },
])('reads %j as sent', message => {
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
])('ignores %j', data => {
  expect(readTabMessage(data)).toBeNull()
})

it('ignores the versions that a tab of an earlier version knows', () => {
  const message = { kind: 'known', known: { ...known, versions: { dictionaries: '1', menu: 'm' } } }
  expect(readTabMessage(message)).toEqual({ kind: 'known', known })
})
