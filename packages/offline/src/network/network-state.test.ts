import { expect, it } from 'vitest'
import { type Network, type NetworkEffect, type NetworkEvent, nextNetwork, ONLINE } from './network-state.ts'

const OFFLINE: Network = { awaySince: 5, checkingSince: null }
const CHECKING: Network = { awaySince: null, checkingSince: 5 }

it.each<[string, Network, NetworkEvent, Network, readonly NetworkEffect[]]>([
  [
    'goes offline when the browser reports it',
    ONLINE,
    { kind: 'offline', at: 9 },
    { awaySince: 9, checkingSince: null },
    ['arm'],
  ],
  ['keeps the time of the first offline event', OFFLINE, { kind: 'offline', at: 9 }, OFFLINE, ['arm']],
  [
    'checks the portal after an unanswered call',
    ONLINE,
    { kind: 'call-unanswered', at: 5 },
    CHECKING,
    ['check'],
  ],
  [
    'does not check again after a second unanswered call',
    CHECKING,
    { kind: 'call-unanswered', at: 9 },
    CHECKING,
    [],
  ],
  [
    'does not check after an unanswered call while offline',
    OFFLINE,
    { kind: 'call-unanswered', at: 9 },
    OFFLINE,
    [],
  ],
  [
    'goes offline as of the unanswered call if the check fails',
    CHECKING,
    { kind: 'check-failed', at: 9 },
    OFFLINE,
    ['arm'],
  ],
  [
    'goes offline as of the unanswered call if the browser reports it',
    CHECKING,
    { kind: 'offline', at: 9 },
    OFFLINE,
    ['arm'],
  ],
  ['stays offline while checks fail', OFFLINE, { kind: 'check-failed', at: 9 }, OFFLINE, ['arm']],
  ['stays online if the check succeeds', CHECKING, { kind: 'answered' }, ONLINE, ['disarm']],
  ['checks again when the timer fires', OFFLINE, { kind: 'due' }, OFFLINE, ['check']],
  ['checks the portal when the browser is online again', OFFLINE, { kind: 'online' }, OFFLINE, ['check']],
  ['ignores an online event while online', ONLINE, { kind: 'online' }, ONLINE, []],
  ['ignores a late timer while online', ONLINE, { kind: 'due' }, ONLINE, []],
  ['goes online after any response', OFFLINE, { kind: 'answered' }, ONLINE, ['disarm']],
  ['ignores a response while online', ONLINE, { kind: 'answered' }, ONLINE, []],
])('%s', (_name, before, event, after, effects) => {
  expect(nextNetwork(before, event)).toEqual([after, effects])
})
